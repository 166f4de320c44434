import CarouselModel
import CarouselSemantics

/// What there is to say about a node, one fact a line.
enum TreeFacts {
  /// What the node is and what it is called: `element Text "Albums"`.
  static func heading(of node: SemanticNode) -> String {
    let name = node.label.map { " " + EscapedText.quoted($0) } ?? ""
    let hidden = node.visibility.hiddenReason == nil ? "" : "hidden "
    return "\(hidden)\(node.role.rawValue) \(EscapedText.plain(node.view))\(name)"
  }

  /// Everything else that is known about the node.
  static func facts(of node: SemanticNode) -> [String] {
    var facts: [String] = []
    if let reason = node.visibility.hiddenReason { facts.append("reason: \(reason)") }
    if let part = node.part.flatMap(name(of:)) { facts.append("part: \(part)") }
    if node.isLabelImplicit, node.label != nil { facts.append("label: not given by the author") }
    if let value = node.value { facts.append("value: \(EscapedText.quoted(value))") }
    if let hint = node.hint { facts.append("hint: \(EscapedText.quoted(hint))") }
    if !node.traits.isEmpty { facts.append("traits: \(node.traits.names.joined(separator: ", "))") }
    facts += structure(of: node)
    facts += actions(of: node)
    facts += details(of: node)
    facts += node.doubts.map { "unknown: \($0.words), ‹\(EscapedText.plain($0.expression))›" }
    if let frame = self.frame(of: node) { facts.append(frame) }
    return facts
  }

  /// What a view is to the carousel around it; cards and rows are told by where they stand.
  private static func name(of part: CarouselPart) -> String? {
    switch part {
    case .heading: "heading of the carousel"
    case .caption: "caption of the carousel"
    case .control(let role): "control, \(role.rawValue)"
    case .dots: "page dots"
    case .dot(let index): "page dot \(index + 1)"
    case .decoration: "decoration"
    case .row, .card: nil
    }
  }

  private static func structure(of node: SemanticNode) -> [String] {
    var facts: [String] = []
    if node.containerKind != .none, node.containerKind != .scroll {
      facts.append("container: \(node.containerKind.rawValue)")
    }
    if node.role == .container, node.order == .explicit { facts.append("order: as declared") }
    if let level = node.headingLevel { facts.append("heading level: \(level)") }
    if let priority = node.sortPriority { facts.append("sort priority: \(DecimalText.text(priority))") }
    return facts
  }

  private static func actions(of node: SemanticNode) -> [String] {
    node.actions.map { "action: \(EscapedText.plain($0.summary))" }
  }

  private static func details(of node: SemanticNode) -> [String] {
    var facts = node.customContent.map { content in
      "custom content: \(EscapedText.quoted(content.label)) is \(EscapedText.quoted(content.value))"
        + (content.isImportant ? ", important" : "")
    }
    if !node.inputLabels.isEmpty {
      facts.append("input labels: \(node.inputLabels.map(EscapedText.quoted).joined(separator: ", "))")
    }
    if let identifier = node.identifier { facts.append("identifier: \(EscapedText.plain(identifier))") }
    if let language = node.language { facts.append("language: \(EscapedText.plain(language))") }
    return facts
  }

  /// The frame in whole points; hidden nodes have one only on paper.
  private static func frame(of node: SemanticNode) -> String? {
    guard node.visibility.hiddenReason == nil else { return nil }
    switch node.frame {
    case .known(let rect): return "frame: \(text(rect)), given"
    case .estimated(let rect, _): return "frame: \(text(rect)), estimated"
    case .unknown(let reason): return "frame: unknown, \(EscapedText.plain(reason))"
    }
  }

  private static func text(_ rect: Rect) -> String {
    "x \(whole(rect.x)), y \(whole(rect.y)), width \(whole(rect.width)), height \(whole(rect.height))"
  }

  private static func whole(_ value: Double) -> String { DecimalText.text(value.rounded()) }
}
