internal import SwiftSourceReader

/// Every declaration of a project, by name; of several with the same name the nearest one is meant.
final class ProjectIndex: Sendable {
  let files: [SourceFile]
  /// The types by simple and by qualified name.
  let types: [String: [TypeDeclaration]]
  /// The members that the project adds to types of the system, by the type's name.
  let systemExtensions: [String: Members]
  let globals: [String: [StoredProperty]]
  let computedGlobals: [String: [ComputedProperty]]
  let functions: [String: [Method]]
  let aliases: [String: [FileAlias]]
  /// The files of data, by their names without folders.
  let data: [String: [UInt32]]
  /// The names of methods that change the value they are called on.
  let mutatingNames: Set<String>
  /// What stands in for unknown values, by the expression that they are shown with.
  let samples: [String: StoredProperty]
  private let folders: [[Substring]]
  /// The app's texts in its languages.
  let catalog: StringCatalog

  /// A typealias with its file.
  struct FileAlias: Sendable {
    let type: TypeReference
    let file: UInt32
  }

  /// Creates the index of files whose numbers are their places in the list; `samples` are names of globals by the
  /// expressions for which they stand.
  init(_ files: [SourceFile], catalog: StringCatalog = .none, samples: [String: String] = [:]) {
    self.catalog = catalog
    var builder = ProjectIndexBuilder()
    for file in files { builder.collect(file) }
    let folders = files.map { Array($0.path.split(separator: "/").dropLast()) }
    let distance = { Self.distance(folders, $0, $1) }
    (types, systemExtensions) = builder.types(distance: distance)
    self.files = files
    var data: [String: [UInt32]] = [:]
    for file in files where file.path.hasSuffix(".json") {
      data[file.path.split(separator: "/").last.map(String.init) ?? "", default: []].append(file.number)
    }
    self.data = data
    self.folders = folders
    globals = builder.globals
    computedGlobals = builder.computedGlobals
    functions = builder.functions
    aliases = builder.aliases
    self.samples = samples.compactMapValues { builder.globals[$0]?.first }
    let members = types.values.joined().map(\.members) + systemExtensions.values
    mutatingNames = Set(
      members.flatMap { $0.methods.filter { $0.value.contains(where: \.isMutating) }.keys })
  }

  /// How far apart two files are: none for the same file, one for the same folder, then by folders between.
  private static func distance(_ folders: [[Substring]], _ first: UInt32, _ second: UInt32) -> Int {
    if first == second { return 0 }
    guard Int(first) < folders.count, Int(second) < folders.count else { return .max }
    let (one, other) = (folders[Int(first)], folders[Int(second)])
    let common = zip(one, other).prefix { $0 == $1 }.count
    return 1 + one.count + other.count - 2 * common
  }

  /// The nearest of several declarations; of equally near ones the first.
  func nearest<Item>(_ items: [Item]?, to file: UInt32, file fileOf: (Item) -> UInt32) -> Item? {
    guard let items, items.count > 1 else { return items?.first }
    return items.min {
      Self.distance(folders, fileOf($0), file) < Self.distance(folders, fileOf($1), file)
    }
  }

  /// The type of a name, looked for from inside another type and then from the file.
  func type(_ name: String, from file: UInt32, inside outer: TypeDeclaration? = nil) -> TypeDeclaration? {
    find(name, from: file, inside: outer, depth: 0)
  }

  private func find(
    _ name: String, from file: UInt32, inside outer: TypeDeclaration?, depth: Int
  ) -> TypeDeclaration? {
    guard depth < 8 else { return nil }
    if let outer {
      if name == "Self" || name == outer.name && outer.generics.isEmpty { return outer }
      var prefix: String? = outer.qualifiedName
      while let current = prefix {
        if let found = nearest(types[current + "." + name], to: file, file: { $0.file }) { return found }
        prefix = current.lastIndex(of: ".").map { String(current[..<$0]) }
      }
      if let alias = outer.members.aliases[name]?.name, alias != name {
        return find(alias, from: file, inside: outer, depth: depth + 1)
      }
    }
    if let found = nearest(types[name], to: file, file: { $0.file }) { return found }
    if let alias = nearest(aliases[name], to: file, file: { $0.file }), let target = alias.type.name {
      return find(target, from: alias.file, inside: nil, depth: depth + 1)
    }
    return nil
  }

  func text(of span: SourceSpan) -> String {
    Int(span.file) < files.count ? files[Int(span.file)].text(of: span) : ""
  }

  /// The stretch of a call's own name and arguments, without what it is called on.
  func modifierSpan(of call: Expression) -> SourceSpan {
    guard case .call(let callee, _) = call.kind, case .member(let base?, _) = callee.kind,
      Int(call.span.file) < files.count
    else { return call.span }
    let start = files[Int(call.span.file)].skippingSpace(from: base.span.end)
    return SourceSpan(file: call.span.file, start: start, end: call.span.end)
  }

  /// The names of the folders that a file lies in.
  func folder(of file: UInt32) -> [Substring] { Int(file) < folders.count ? folders[Int(file)] : [] }

  func path(of file: UInt32) -> String { Int(file) < files.count ? files[Int(file)].path : "" }

  func place(_ span: SourceSpan) -> LineColumn { place(span.file, span.start) }

  func place(_ file: UInt32, _ offset: UInt32) -> LineColumn {
    Int(file) < files.count ? files[Int(file)].place(at: offset) : LineColumn(line: 1, column: 1)
  }
}
