internal import CarouselModel
internal import SwiftSourceReader

/// Views of which a condition that is not known shows one or the other.
extension Interpreter {
  /// The views of several ways: where all show the same and only say other things about it, it is shown once.
  func alternatives(_ ways: [[ViewValue]], _ condition: SwiftSourceReader.Expression) -> ViewValue {
    let all = ways.flatMap { $0 }
    guard ways.count > 1, let first = ways.first, first.count == 1, ways.allSatisfy({ $0.count == 1 }) else {
      return conditional(all, condition)
    }
    let outlines = ways.map { ViewOutline($0[0].node) }
    guard outlines.allSatisfy({ $0.isWhole && $0.shown == outlines[0].shown }) else {
      return conditional(all, condition)
    }
    var view = ways.map { $0[0] }.min { $0.node.modifiers.count < $1.node.modifiers.count } ?? first[0]
    let isSame = outlines.allSatisfy { $0.said == outlines[0].said }
    let unknown = UnknownModifier(
      isSame ? "appearance" : "modifiers", expression: project.text(of: condition.span))
    view.node = view.node.modifier(.unknown(unknown), source: range(condition.span))
    return view
  }
}

/// What a view shows, and what is said about it to assistive technology, as far as views can be told apart by it.
private struct ViewOutline {
  private(set) var shown: [String] = []
  private(set) var said: [String] = []
  /// Whether all of it was looked at.
  private(set) var isWhole = true
  private static let limit = 200

  init(_ node: ViewNode) { add(node) }

  private mutating func add(_ node: ViewNode) {
    guard shown.count < Self.limit else {
      isWhole = false
      return
    }
    let place = node.source.map { "\($0.file):\($0.start.line):\($0.start.column)" } ?? ""
    switch node.kind {
    case .text, .image, .stack, .group, .shape, .spacer, .divider, .empty: break
    // What these do or hold cannot be compared.
    case .button, .link, .control: said.append(place)
    default: shown.append(place)
    }
    shown.append(Self.words(node.kind))
    for modifier in node.modifiers where modifier.isEnabled { add(modifier.kind) }
    for child in node.children { add(child) }
    shown.append("end")
  }

  private mutating func add(_ modifier: Modifier.Kind) {
    switch modifier {
    case .layout(.overlay(let views, _)), .layout(.background(let views, _)):
      for view in views { add(view) }
    case .accessibility, .interaction, .unknown, .appearance(.opacity), .appearance(.hidden),
      .appearance(.redacted), .appearance(.style):
      said.append("\(modifier)")
    default: break
    }
  }

  private static func words(_ kind: ViewKind) -> String {
    switch kind {
    case .text(let text): "text " + text.rendered
    case .image(let image): "image \(image.source) \(image.label?.rendered ?? "")"
    case .opaque(let type, _): "opaque " + type
    case .geometryReader, .reader: "reader"
    default: Mirror(reflecting: kind).children.first?.label ?? "\(kind)"
    }
  }
}
