import CarouselModel

/// Views as lines: a view a line with its kind, its modifiers indented below it, then its children.
struct NodeOutline {
  private(set) var lines: [String] = []
  private let context: ScreenContext
  private let cards: Int

  /// The outline of a screen; of long rows only the first `cards` views are shown.
  init(_ screen: Screen, reduceMotion: Bool = false, cards: Int = 5) {
    self.cards = cards
    let settings = AccessibilitySettings().withReduceMotion(reduceMotion)
    context = screen.context(settings: settings)
    add(screen.root(settings: settings), depth: 0)
  }

  private mutating func add(_ node: ViewNode, depth: Int) {
    switch node.kind {
    case .reader(let content): add(content(context), depth: depth, modifiers: node.modifiers)
    case .geometryReader(let content):
      add(content(Size(width: 393, height: 400)), depth: depth, modifiers: node.modifiers)
    default:
      let part = node.part.map { " as \(words($0))" } ?? ""
      lines.append(String(repeating: "  ", count: depth) + words(node.kind) + part)
      add(node.modifiers, depth: depth)
      add(node.children, depth: depth + 1)
    }
  }

  private mutating func add(_ views: ViewList, depth: Int, modifiers: [Modifier] = []) {
    let shown = views.isComputed ? min(cards, views.count) : views.count
    for view in views.prefix(shown) { add(view, depth: depth) }
    if views.count > shown {
      lines.append(String(repeating: "  ", count: depth) + "and \(views.count - shown) more")
    }
    add(modifiers, depth: depth)
  }

  private mutating func add(_ modifiers: [Modifier], depth: Int) {
    for modifier in modifiers {
      let disabled = modifier.isEnabled ? "" : " (off)"
      lines.append(
        String(repeating: "  ", count: depth) + ". " + ModifierWords(modifier.kind).text + disabled)
    }
  }

  private func words(_ part: CarouselPart) -> String {
    guard case .card(let card) = part else { return short(part) }
    let clone = card.isClone.map { $0 ? ", a copy" : ", no copy" } ?? ""
    let visible = card.isVisible.map { $0 ? ", seen" : ", unseen" } ?? ""
    return "card \(card.index + 1) \(card.id)\(clone)\(visible)"
  }

  private func words(_ kind: ViewKind) -> String {
    switch kind {
    case .text(let text): "text \"\(text.rendered)\""
    case .image(let image): "image \(short(image.source))\(image.isDecorative ? ", decorative" : "")"
    case .label(let icon): "label, icon \(icon.count)"
    case .button(let role, let action):
      "button\(role.map { " \($0.rawValue)" } ?? "")\(action.map { ModifierWords.words($0) } ?? "")"
    case .link(let destination): "link \(destination ?? "nowhere")"
    case .control(let control): short(control)
    case .stack(let stack):
      "\(stack.isLazy ? "lazy " : "")\(stack.direction.rawValue) stack\(stack.spacing.map { ", \($0) apart" } ?? "")"
    case .scroll(let axes): "scroll \(axes.map(\.rawValue).sorted().joined(separator: " "))"
    case .shape(let shape): "shape \(short(shape.figure)) \(shape.fill.map { short($0) } ?? "")"
    case .carousel(let carousel): "carousel \(carousel.kind.rawValue), \(carousel.cards.count) cards"
    case .element(let content): "element \(content.role.rawValue)\(words(content))"
    case .opaque(let type, let note): "opaque \(type)\(note.map { " (\($0))" } ?? "")"
    default: short(kind)
    }
  }

  private func words(_ content: ElementContent) -> String {
    var result: [String] = []
    if let label = content.label { result.append("label \(label.rendered)") }
    if let value = content.value { result.append("value \(value.rendered)") }
    if let hint = content.hint { result.append("hint \(hint.rendered)") }
    if !content.traits.isEmpty { result.append("traits \(content.traits.names.joined(separator: " "))") }
    if let language = content.language { result.append("language \(language)") }
    if let context = content.context { result.append(short(context)) }
    if let frame = content.frame {
      result.append("frame \(frame.x) \(frame.y) \(frame.width) \(frame.height)")
    }
    if content.role == .container {
      result.append("order \(content.order.rawValue), \(content.containerKind.rawValue)")
    }
    if !content.customActions.isEmpty { result.append("actions \(content.customActions.map(\.rendered))") }
    for fact in content.customContent {
      result.append("content \(fact.label.rendered): \(fact.value.rendered)\(fact.isImportant ? "!" : "")")
    }
    if content.isHidden { result.append("hidden") }
    return result.isEmpty ? "" : ", " + result.joined(separator: ", ")
  }
}

/// A value in Swift's words, without the names of modules and types around it.
func short(_ value: some Any) -> String {
  var text = "\(value)"
  for noise in ["CarouselModel.", "Optional(", "LinearGradient.", "Color.", "Paint."] {
    text = text.replacing(noise, with: "")
  }
  return text
}
