import CarouselModel
import CarouselSemantics

/// A tree as lines, to be read like a page: children are indented, hidden nodes stand last with the reason.
enum TreePage {
  /// The lines of a view on a screen.
  static func lines(
    _ view: some View, settings: AccessibilitySettings = AccessibilitySettings(),
    state: ScreenState = ScreenState()
  ) -> [String] {
    lines(of: tree(view, settings: settings, state: state))
  }

  /// The tree of a view on a screen.
  static func tree(
    _ view: some View, settings: AccessibilitySettings = AccessibilitySettings(),
    state: ScreenState = ScreenState()
  ) -> SemanticTree {
    let node = view.node
    return SemanticTree(screen: Screen("test") { _ in node }, settings: settings, state: state)
  }

  static func lines(of tree: SemanticTree) -> [String] {
    lines(tree.root, order: .sorted, indent: "", ReadingOrder(tree.context.settings))
  }

  private static func lines(
    _ list: NodeList, order: ChildOrder, indent: String, _ reading: ReadingOrder
  ) -> [String] {
    var result: [String] = []
    for run in reading.runs(of: list, order: order) {
      switch run {
      case .node(let node): result += lines(node, indent: indent, reading)
      case .lazy(let nodes):
        for index in 0..<nodes.count {
          result += lines(nodes.list(index), order: .sorted, indent: indent, reading)
        }
      }
    }
    return result + hidden(list, indent: indent, reading)
  }

  private static func hidden(_ list: NodeList, indent: String, _ reading: ReadingOrder) -> [String] {
    (list.madeNodes.filter { $0.visibility.hiddenReason != nil } + list.removed)
      .flatMap { lines($0, indent: indent, reading) }
  }

  private static func lines(
    _ node: SemanticNode, indent: String, _ reading: ReadingOrder
  ) -> [String] {
    [indent + line(node)] + lines(node.children, order: node.order, indent: indent + "  ", reading)
      + hidden(node.hidden, indent: indent + "  ", reading)
  }

  /// A node in one line: `Text "Alps" is "89"; static text; hint "Opens"`.
  static func line(_ node: SemanticNode) -> String {
    var line = node.visibility.hiddenReason == nil ? "" : "hidden "
    line += node.role == .container ? "[\(node.view)]" : node.view
    if let label = node.label { line += " \"\(label.rendered)\"" }
    if let value = node.value { line += " is \"\(value.rendered)\"" }
    return ([line] + facts(node)).joined(separator: "; ")
  }

  private static func facts(_ node: SemanticNode) -> [String] {
    var facts: [String] = []
    if !node.traits.isEmpty { facts.append(node.traits.names.joined(separator: " ")) }
    if let hint = node.hint { facts.append("hint \"\(hint.rendered)\"") }
    facts += node.actions.map { "does \($0.summary)" }
    facts += node.customContent.map {
      "\($0.isImportant ? "important " : "")\($0.label.rendered): \($0.value.rendered)"
    }
    if !node.inputLabels.isEmpty {
      facts.append("called " + node.inputLabels.map(\.rendered).joined(separator: ", "))
    }
    if let identifier = node.identifier { facts.append("#\(identifier)") }
    if let level = node.headingLevel { facts.append("level \(level)") }
    if let language = node.language { facts.append("in \(language)") }
    if let priority = node.sortPriority { facts.append("priority \(priority)") }
    if let reason = node.visibility.hiddenReason { facts.append("\(reason)") }
    return facts
  }
}

extension SemanticTree {
  /// What is said at each stop: label and value.
  var spoken: [String] {
    stops.map { [$0.node.label, $0.node.value].compactMap { $0?.rendered }.joined(separator: ", ") }
  }
}

extension View {
  /// A modifier that was written at a line.
  func at(_ line: Int, _ kind: AccessibilityModifier) -> ViewNode {
    node.modifier(.accessibility(kind), source: .line(line))
  }

  /// The view, declared at a line.
  func declared(at line: Int) -> ViewNode {
    var node = node
    node.source = .line(line)
    return node
  }
}

extension SourceRange {
  static func line(_ line: Int) -> SourceRange {
    SourceRange(file: "Test.swift", start: SourcePosition(line: line, column: 1))
  }
}
