internal import CarouselModel
internal import SwiftSourceReader

/// Which symbols are views, and which of their methods keep them what they are.
enum SymbolViews {
  static let styles: Set<String> = [
    "Color", "LinearGradient", "RadialGradient", "AngularGradient", "MeshGradient", "EllipticalGradient",
    "Material",
  ]

  /// Whether a method of a colour gives a colour again, rather than a modified view.
  static func staysSymbol(_ symbol: Symbol, _ name: String) -> Bool {
    symbol.rootType == "Color" && ["opacity", "mix", "gradient"].contains(name)
  }

  /// Whether a type from outside the project may be a view: what is known to be something else is not.
  static func mayBeView(_ type: String) -> Bool {
    let others: Set<String> = [
      "Task", "Timer", "Date", "URL", "Data", "Animation", "Font", "Transaction", "EdgeInsets", "GridItem",
      "Angle",
      "UUID", "Locale", "Calendar", "DateFormatter", "NumberFormatter", "JSONDecoder", "AttributedString",
      "Alert",
    ]
    let prefixes = ["UI", "NS", "CA", "AV", "CG", "DispatchQueue"]
    return type.first?.isUppercase == true && !others.contains(type) && !type.hasSuffix("Gesture")
      && !prefixes.contains { type.hasPrefix($0) }
  }

  /// Whether only views have a method of the name.
  static func isModifier(_ name: String) -> Bool {
    let names: Set<String> = [
      "frame", "padding", "font", "background", "overlay", "opacity", "resizable", "offset",
      "foregroundColor",
      "aspectRatio", "clipShape", "cornerRadius", "scaleEffect", "foregroundStyle", "shadow", "onTapGesture",
      "onAppear",
      "task", "scaledToFill", "scaledToFit", "clipped", "tag", "id", "zIndex", "disabled", "hidden",
      "ignoresSafeArea",
      "containerRelativeFrame", "scrollTransition", "visualEffect", "buttonStyle", "environmentObject",
      "gesture",
      "transition", "rotation3DEffect", "rotationEffect", "navigationTitle", "placeholder", "mask",
      "contentShape",
    ]
    return names.contains(name) || name.hasPrefix("accessibility")
  }

  /// The names under which a project may extend a view.
  static func typeNames(of view: ViewValue) -> [String] {
    switch view.node.kind {
    case .text: ["Text"]
    case .image: ["Image"]
    case .button: ["Button"]
    case .label: ["Label"]
    case .shape: ["Shape", "InsettableShape"]
    case .scroll: ["ScrollView"]
    default: []
    }
  }
}

extension Interpreter {
  /// Returns a value as a view: nil where it is none.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - mounts: Whether the body of a view of the project is evaluated; else a blank stands for it.
  /// - Returns: The view.
  func viewIfAny(_ value: Value, mounts: Bool = true) -> ViewValue? {
    switch value.read {
    case .view(let view): return view
    case .instance(let instance) where isView(instance.type):
      return mounts ? mount(instance) : .empty
    case .symbol(let symbol): return symbolView(symbol)
    default: return nil
    }
  }

  private func symbolView(_ symbol: Symbol) -> ViewValue? {
    if let view = emptySearch(symbol) { return view }
    guard let type = symbol.rootType, SymbolViews.styles.contains(type), symbol.name != "self" else {
      return nil
    }
    var node = ViewNode(.shape(Shape(.fill, fill: paint(.symbol(symbol)))))
    node.source = symbol.source.map { range($0.expression.span) }
    return ViewValue(node)
  }

  /// Whether a type is one whose values are views.
  func isView(_ type: TypeDeclaration) -> Bool {
    isView(type, depth: 0)
  }

  private func isView(_ type: TypeDeclaration, depth: Int) -> Bool {
    if type.inherits(
      "View", "UIViewRepresentable", "UIViewControllerRepresentable", "Shape", "InsettableShape")
    {
      return true
    }
    guard depth < 4 else { return false }
    return type.members.inherited.contains { name in
      project.type(name, from: type.file).map { $0 !== type && isView($0, depth: depth + 1) } ?? false
    }
  }

  /// Returns the views that a value stands for where views are listed.
  func views(of value: Value) -> [ViewValue] {
    if let view = viewIfAny(value) {
      if case .group = view.node.kind, view.row == nil, view.bar == nil, view.node.modifiers.isEmpty {
        return view.tagged.count == view.node.children.count
          ? view.tagged.map { place($0) } : view.node.children.map { ViewValue($0) }
      }
      return [place(view)]
    }
    if case .array(let values) = value { return values.flatMap { views(of: $0) } }
    return unknownView(value).map { [$0] } ?? []
  }

  /// What is not known, where it can only be a view.
  func unknownView(_ value: Value) -> ViewValue? {
    switch value {
    case .unknown(let expression): opaque(expression, note: "what it is, is not known")
    case .symbol(let symbol):
      opaque(symbol.shortName, note: "a view from outside the project", symbol)
    default: nil
    }
  }

  /// Returns a call of a type from outside the project as an opaque view, if it can be one.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - modifier: What is called on it; only views have `frame`, `padding` and the like.
  /// - Returns: The view.
  func foreignView(_ value: Value, modifiedBy modifier: String? = nil) -> ViewValue? {
    guard case .symbol(let symbol) = value, symbol.name == "init", let type = symbol.type,
      SymbolViews.mayBeView(type)
    else { return nil }
    if let modifier, !SymbolViews.isModifier(modifier) { return nil }
    return opaque(type, note: "a view from outside the project", symbol)
  }

  func opaque(_ type: String, note: String, _ symbol: Symbol? = nil) -> ViewValue {
    var node = ViewNode(.opaque(type: type, note: note))
    node.source = (symbol?.source).map { range($0.expression.span) }
    return ViewValue(node)
  }

  func group(_ views: [ViewValue]) -> ViewValue {
    var group = ViewValue(ViewNode(.group, children: list(views)))
    group.tagged = views
    return group
  }

  func list(_ views: [ViewValue]) -> ViewList { ViewList(views.map { place($0).node }) }

  /// Views that are there under a condition that is not known.
  func conditional(_ views: [ViewValue], _ condition: SwiftSourceReader.Expression) -> ViewValue {
    let text = project.text(of: condition.span)
    let modifier = Modifier(.unknown(UnknownModifier("if", expression: text)), source: range(condition.span))
    return ViewValue(ViewNode(.group, children: list(views), modifiers: [modifier]))
  }
}
