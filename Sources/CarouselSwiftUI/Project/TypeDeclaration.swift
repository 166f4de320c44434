internal import SwiftSourceReader

/// A type of the project with the members of all its extensions.
final class TypeDeclaration: Sendable {
  let name: String
  /// The name with those of the types around it.
  let qualifiedName: String
  let kind: NominalType.Kind
  let generics: [String]
  let members: Members
  let file: UInt32
  let span: SourceSpan

  init(name: String, qualifiedName: String, type: NominalType, members: Members, span: SourceSpan) {
    self.name = name
    self.qualifiedName = qualifiedName
    kind = type.kind
    generics = type.generics
    self.members = members
    file = span.file
    self.span = span
  }

  /// The name of the type around it, if there is one.
  var outerName: String? {
    qualifiedName.lastIndex(of: ".").map { String(qualifiedName[..<$0]) }
  }

  func stored(_ name: String) -> StoredProperty? { members.stored.first { $0.name == name } }

  func inherits(_ names: String...) -> Bool { members.inherited.contains { names.contains($0) } }
}
