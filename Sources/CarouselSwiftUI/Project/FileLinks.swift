internal import SwiftSourceReader

/// Which files the views of a file may be made of: those that declare a name which it mentions, and so on.
///
/// More is taken for a link than is one, since a name may have several declarations; a link is never left out for the
/// way in which a name is used.
struct FileLinks {
  /// For each file, those that mention what it declares.
  private let users: [Set<Int>]

  init(_ files: [SourceFile]) {
    var declaring: [String: [Int]] = [:]
    for (index, file) in files.enumerated() {
      for name in Self.names(in: file) { declaring[name, default: []].append(index) }
    }
    var users: [Set<Int>] = Array(repeating: [], count: files.count)
    for (index, file) in files.enumerated() {
      for name in MentionedNames(file.contents) {
        for other in declaring[name] ?? [] where other != index { users[other].insert(index) }
      }
    }
    self.users = users
  }

  /// The files whose views a change of some files may alter, those files among them.
  func touched(by changed: some Sequence<Int>) -> Set<Int> {
    var touched = Set(changed)
    var open = Array(touched)
    while let file = open.popLast() {
      for user in users[file] where touched.insert(user).inserted { open.append(user) }
    }
    return touched
  }

  private static func names(in file: SourceFile) -> Set<String> {
    var names: Set<String> = []
    for statement in file.statements {
      if case .declaration(let declaration) = statement.kind { add(declaration, to: &names) }
    }
    return names
  }

  private static func add(_ declaration: Declaration, to names: inout Set<String>) {
    switch declaration.kind {
    case .type(let type):
      // Members of a type are reached through its name; those of an extension, through their own.
      if type.kind != .extending { names.insert(type.name) }
      for member in type.members {
        if case .type = member.kind { add(member, to: &names) }
        if type.kind == .extending { add(member, of: type.name, to: &names) }
      }
    case .alias(let name, _): names.insert(name)
    case .function(let function): names.insert(function.name)
    case .variable(let variable): for binding in variable.bindings { names.formUnion(binding.pattern.names) }
    default: break
    }
  }

  private static func add(_ member: Declaration, of type: String, to names: inout Set<String>) {
    switch member.kind {
    case .initializer, .subscripting: names.insert(type.split(separator: ".").last.map(String.init) ?? type)
    case .type: break
    default: add(member, to: &names)
    }
  }
}

/// The words of a source that may be names, wherever they stand.
private struct MentionedNames: Sequence {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  func makeIterator() -> AnyIterator<String> {
    var rest = bytes[...]
    return AnyIterator {
      rest = rest.drop { !Self.isPart($0) }
      guard !rest.isEmpty else { return nil }
      let word = rest.prefix(while: Self.isPart)
      rest = rest[word.endIndex...]
      return String(decoding: word, as: UTF8.self)
    }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }
}

extension Pattern {
  /// The names that it binds.
  fileprivate var names: [String] {
    switch self {
    case .name(let name): [name]
    case .tuple(let patterns), .enumCase(_, let patterns): patterns.flatMap(\.names)
    case .optional(let pattern), .typed(let pattern, _): pattern.names
    default: []
    }
  }
}
