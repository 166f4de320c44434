import CarouselModel
import CarouselSemantics

/// Writes nodes as indented lines.
struct TreeTextWriter {
  private let order: ReadingOrder
  /// What nodes rest on, each once, in the order in which it was met.
  private var met: [String] = []
  private var metSet: Set<String> = []

  init(settings: AccessibilitySettings) { order = ReadingOrder(settings) }

  /// The assumptions of the screen and of its nodes.
  func assumptions(with ofScreen: [String]) -> [String] {
    ofScreen + met.filter { !ofScreen.contains($0) }
  }

  mutating func write(
    _ list: NodeList, order childOrder: ChildOrder, indent: Int, to output: inout some TextOutputStream
  ) {
    for run in order.runs(of: list, order: childOrder) {
      switch run {
      case .node(let node): write(node, indent: indent, to: &output)
      case .lazy(let nodes):
        for index in 0..<nodes.count { write(nodes.list(index), order: .sorted, indent: indent, to: &output) }
      }
    }
    writeHidden(list, indent: indent, to: &output)
  }

  /// Nodes that are not given, each with the reason; those of lists that are made later stand with their cards.
  private mutating func writeHidden(
    _ list: NodeList, indent: Int, to output: inout some TextOutputStream
  ) {
    for node in list.madeNodes where node.visibility.hiddenReason != nil {
      write(node, indent: indent, to: &output)
    }
    for node in list.removed { write(node, indent: indent, to: &output) }
  }

  private mutating func write(_ node: SemanticNode, indent: Int, to output: inout some TextOutputStream) {
    let margin = String(repeating: "  ", count: indent)
    output.write(margin + TreeFacts.heading(of: node) + "\n")
    for fact in TreeFacts.facts(of: node) { output.write("\(margin)  \(fact)\n") }
    note(node)
    write(node.children, order: node.order, indent: indent + 1, to: &output)
    writeHidden(node.hidden, indent: indent + 1, to: &output)
  }

  /// What a hidden node rests on makes no difference.
  private mutating func note(_ node: SemanticNode) {
    guard node.visibility.hiddenReason == nil else { return }
    var assumptions = node.assumptions
    if case .estimated(_, let assumption) = node.frame { assumptions.append(assumption) }
    for assumption in assumptions where metSet.insert(assumption).inserted { met.append(assumption) }
  }
}
