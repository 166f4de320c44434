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

  /// Whether it is a bare member such as `.leading`, `ColorScheme.dark` or a type, which is known by its name alone;
  /// `Store.shared` is not.
  var isImplicit: Bool {
    guard base == nil, arguments == nil else { return false }
    guard let type, name != "self" else { return true }
    return Self.constantTypes.contains(type)
  }

  /// Types of the system whose static members are constants.
  private static let constantTypes: Set<String> = [
    "AccessibilityTraits", "Alignment", "Angle", "Animation", "AsyncImagePhase", "Axis", "BlendMode",
    "ButtonRole", "Color", "ColorScheme", "ColorSchemeContrast", "ContentMode", "ContentSizeCategory",
    "DynamicTypeSize", "Edge", "Font", "HorizontalAlignment", "HorizontalEdge", "LayoutDirection",
    "LegibilityWeight", "Material", "NavigationSplitViewVisibility", "ScenePhase", "ScrollTransitionPhase",
    "TextAlignment", "UIColor", "UnitPoint", "UserInterfaceSizeClass", "VerticalAlignment", "VerticalEdge",
    "Visibility",
  ]

  /// The symbols from the first to this one.
  var chain: [Symbol] { (base?.chain ?? []) + [self] }

  /// The type that it begins with.
  var rootType: String? { base?.rootType ?? type }

  /// The same as a member of a type, with other values for its arguments.
  func member(of type: String, _ change: (Value) -> Value) -> Symbol {
    let changed = arguments?.map { argument in
      var argument = argument
      argument.value = change(argument.value)
      return argument
    }
    return Symbol(type: type, name: name, arguments: changed, source: source)
  }

  /// What it is called: a type that is made, or the names that lead to it.
  var shortName: String {
    let chain = chain
    if let type = rootType, name == "init" || chain.contains(where: { $0.name == "init" }) { return type }
    let names = [rootType] + chain.map { $0.name == "self" ? nil : $0.name }
    return names.compactMap(\.self).joined(separator: ".") + (arguments == nil ? "" : "()")
  }

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
