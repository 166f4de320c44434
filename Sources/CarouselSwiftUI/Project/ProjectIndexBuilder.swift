internal import SwiftSourceReader

/// Collects the declarations of files before extensions are joined with what they extend.
struct ProjectIndexBuilder {
  private(set) var globals: [String: [StoredProperty]] = [:]
  private(set) var computedGlobals: [String: [ComputedProperty]] = [:]
  private(set) var functions: [String: [Method]] = [:]
  private(set) var aliases: [String: [ProjectIndex.FileAlias]] = [:]
  private var found: [Found] = []
  private var extensions: [Found] = []

  private struct Found {
    let qualifiedName: String
    let type: NominalType
    let span: SourceSpan
    var members: Members
    let isHidden: Bool
  }

  mutating func collect(_ file: SourceFile) {
    for statement in file.statements {
      if case .declaration(let declaration) = statement.kind { collect(declaration) }
    }
  }

  private mutating func collect(_ declaration: Declaration) {
    let file = declaration.span.file
    switch declaration.kind {
    case .type(let type):
      let isHidden = declaration.modifiers.contains { ["private", "fileprivate"].contains($0) }
      collect(type, declaration.span, outer: nil, isHidden: isHidden && type.kind == .extending)
    case .alias(let name, let type):
      aliases[name, default: []].append(ProjectIndex.FileAlias(type: type, file: file))
    case .variable, .function:
      // As if the file were a type: the members are what is global in it.
      var members = Members()
      members.add(
        NominalType(
          kind: .structure, name: "", generics: [], inherited: [], members: [declaration]), file: file)
      for property in members.stored { globals[property.name, default: []].append(property) }
      for (name, property) in members.computed { computedGlobals[name, default: []].append(property) }
      for (name, list) in members.methods { functions[name, default: []] += list }
    default: break
    }
  }

  private mutating func collect(
    _ type: NominalType, _ span: SourceSpan, outer: String?, isHidden: Bool = false
  ) {
    let name = (outer.map { $0 + "." } ?? "") + type.name
    var members = Members()
    members.add(type, file: span.file, isFilePrivate: isHidden)
    let entry = Found(qualifiedName: name, type: type, span: span, members: members, isHidden: isHidden)
    if type.kind == .extending { extensions.append(entry) } else { found.append(entry) }
    for member in type.members {
      if case .type(let inner) = member.kind { collect(inner, member.span, outer: name) }
    }
  }

  /// Joins extensions with the nearest type of their name; those of no type here are extensions of the system's.
  func types(
    distance: (UInt32, UInt32) -> Int
  ) -> (types: [String: [TypeDeclaration]], system: [String: Members]) {
    var found = found
    var places: [String: [Int]] = [:]
    for (index, entry) in found.enumerated() { places[entry.qualifiedName, default: []].append(index) }
    var system: [String: Members] = [:]
    for entry in extensions {
      let candidates = places[entry.qualifiedName] ?? []
      let near = candidates.min {
        distance(found[$0].span.file, entry.span.file) < distance(found[$1].span.file, entry.span.file)
      }
      if let near {
        found[near].members.add(entry.type, file: entry.span.file, isFilePrivate: entry.isHidden)
      } else {
        system[entry.qualifiedName, default: Members()].add(
          entry.type, file: entry.span.file, isFilePrivate: entry.isHidden)
        if let element = entry.type.element {
          let limited = ProjectIndex.limited(entry.qualifiedName, to: element)
          system[limited, default: Members()].add(
            entry.type, file: entry.span.file, isFilePrivate: entry.isHidden)
        }
      }
    }
    return (declarations(found), system)
  }

  private func declarations(_ found: [Found]) -> [String: [TypeDeclaration]] {
    var types: [String: [TypeDeclaration]] = [:]
    var nested: [String: [TypeDeclaration]] = [:]
    for entry in found {
      let declaration = TypeDeclaration(
        name: entry.type.name, qualifiedName: entry.qualifiedName, type: entry.type, members: entry.members,
        span: entry.span)
      types[entry.qualifiedName, default: []].append(declaration)
      if entry.qualifiedName != entry.type.name { nested[entry.type.name, default: []].append(declaration) }
    }
    // A type inside another is found by its own name only where no other type has it: from outside, that one is meant.
    return types.merging(nested) { outer, _ in outer }
  }
}
