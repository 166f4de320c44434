internal import SwiftSourceReader

/// A use of something outside the project, kept as it was written: `.white.opacity(0.5)`, `DragGesture()`.
final class Symbol {
  /// What it is a member of; nil for an implicit member or a type.
  let base: Symbol?
  /// The type, where it begins with one.
  let type: String?
  /// The member's name; `init` for a call of the type.
  let name: String
  /// The arguments; nil where it is not called.
  let arguments: [ValueArgument]?
  let source: ExpressionSource?

  init(
    base: Symbol? = nil, type: String? = nil, name: String, arguments: [ValueArgument]? = nil,
    source: ExpressionSource? = nil
  ) {
    self.base = base
    self.type = type
    self.name = name
    self.arguments = arguments
    self.source = source
  }

  /// Whether it is a bare implicit member such as `.leading`, which is known by its name alone.
  var isImplicit: Bool { base == nil && arguments == nil }

  /// The symbols from the first to this one.
  var chain: [Symbol] { (base?.chain ?? []) + [self] }

  /// The type that it begins with.
  var rootType: String? { base?.rootType ?? type }

  /// The value of an argument.
  func argument(_ label: String?) -> Value? { arguments?.first { $0.label == label }?.value }

  /// The argument at a place among those without a label.
  func argument(at place: Int) -> Value? {
    let bare = (arguments ?? []).filter { $0.label == nil }
    return place < bare.count ? bare[place].value : nil
  }
}

/// Where an expression stands, and its text when that is asked for.
struct ExpressionSource {
  let expression: Expression
  let project: ProjectIndex

  /// The text as it was written, on one line.
  var text: String { project.text(of: expression.span) }
}
