internal import CarouselModel
internal import SwiftSourceReader

/// The previews of a `PreviewProvider`: each view that `previews` lists, by itself or inside a `Group`.
struct ProviderPreviews {
  private let statements: [Statement]
  /// The places of the statements that are previews; the others declare what these use.
  private let places: [Int]

  /// Reads the body of `previews`; nil where it decides what is shown.
  init?(_ body: [Statement]) {
    let statements = Self.group(body) ?? body
    var places: [Int] = []
    for (place, statement) in statements.enumerated() {
      switch statement.kind {
      case .declaration: continue
      case .expression(let shown), .return(let shown?):
        switch shown.kind {
        case .conditional, .switching: return nil
        default: places.append(place)
        }
      default: return nil
      }
    }
    self.statements = statements
    self.places = places
  }

  /// What is inside a `Group` that is all there is, unless something is said about the whole of it.
  private static func group(_ body: [Statement]) -> [Statement]? {
    guard body.count == 1 else { return nil }
    guard case .expression(var shown) = body[0].kind else { return nil }
    while case .call(let callee, let arguments) = shown.kind {
      if case .name("Group") = callee.kind, case .closure(let content)? = arguments.last?.value.kind {
        return content.body
      }
      guard case .member(let base?, let modifier) = callee.kind,
        ScreenLister.canvasModifiers.contains(modifier)
      else { return nil }
      shown = base
    }
    return nil
  }

  /// How many previews there are, where none makes several.
  var count: Int { places.count }

  /// The expression of a preview.
  func shown(_ number: Int) -> SwiftSourceReader.Expression? {
    switch statements[places[number]].kind {
    case .expression(let shown), .return(let shown?): shown
    default: nil
    }
  }

  /// The body with one of the previews only.
  func body(_ number: Int) -> [Statement] {
    statements.indices.filter { $0 == places[number] || !places.contains($0) }.map { statements[$0] }
  }

  /// The name that the canvas shows, where a preview states it.
  static func name(_ shown: SwiftSourceReader.Expression) -> String? {
    var expression = shown
    while case .call(let callee, let arguments) = expression.kind,
      case .member(let base?, let modifier) = callee.kind
    {
      if modifier == "previewDisplayName", case .string(let segments)? = arguments.first?.value.kind,
        case .text(let name)? = segments.first, segments.count == 1
      {
        return name
      }
      expression = base
    }
    return nil
  }
}

extension Interpreter {
  /// The views of a preview, each row of a `ForEach` for itself.
  func previews(_ body: [Statement], of type: TypeDeclaration) -> [ViewValue] {
    let file = type.members.staticComputed["previews"]?.file ?? type.file
    let value = run(body, Scope(file: file, type: type))
    guard let view = viewIfAny(value) else { return views(of: value) }
    guard view.row != nil, view.node.modifiers.isEmpty else { return [place(view)] }
    return view.node.children.map { ViewValue($0) }
  }
}
