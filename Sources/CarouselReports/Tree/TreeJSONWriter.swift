import CarouselModel
import CarouselSemantics

/// Writes nodes as nested JSON objects.
struct TreeJSONWriter {
  private let order: ReadingOrder

  init(settings: AccessibilitySettings) { order = ReadingOrder(settings) }

  func write(_ list: NodeList, order childOrder: ChildOrder, to output: inout some TextOutputStream) {
    var isFirst = true
    output.write("[")
    writeMembers(list, order: childOrder, isFirst: &isFirst, to: &output)
    output.write("]")
  }

  private func writeMembers(
    _ list: NodeList, order childOrder: ChildOrder, isFirst: inout Bool,
    to output: inout some TextOutputStream
  ) {
    for run in order.runs(of: list, order: childOrder) {
      switch run {
      case .node(let node): write(node, isFirst: &isFirst, to: &output)
      case .lazy(let nodes):
        for index in 0..<nodes.count {
          writeMembers(nodes.list(index), order: .sorted, isFirst: &isFirst, to: &output)
        }
      }
    }
    writeHidden(list, isFirst: &isFirst, to: &output)
  }

  private func writeHidden(
    _ list: NodeList, isFirst: inout Bool, to output: inout some TextOutputStream
  ) {
    for node in list.madeNodes where node.visibility.hiddenReason != nil {
      write(node, isFirst: &isFirst, to: &output)
    }
    for node in list.removed { write(node, isFirst: &isFirst, to: &output) }
  }

  private func write(_ node: SemanticNode, isFirst: inout Bool, to output: inout some TextOutputStream) {
    output.write(isFirst ? "\n" : ",\n")
    isFirst = false
    output.write("{" + facts(of: node) + ",\"children\":[")
    var isFirstChild = true
    writeMembers(node.children, order: node.order, isFirst: &isFirstChild, to: &output)
    writeHidden(node.hidden, isFirst: &isFirstChild, to: &output)
    output.write("]}")
  }

  private func facts(of node: SemanticNode) -> String {
    let members = [
      ("role", JSONText.string(node.role.rawValue)), ("view", JSONText.string(node.view)),
      ("label", JSONText.string(node.label?.rendered)), ("value", JSONText.string(node.value?.rendered)),
      ("hint", JSONText.string(node.hint?.rendered)), ("traits", JSONText.strings(node.traits.names)),
      ("hidden", "\(node.visibility.hiddenReason != nil)"),
      ("reason", JSONText.string(node.visibility.hiddenReason?.description)),
      ("container", JSONText.string(node.containerKind == .none ? nil : node.containerKind.rawValue)),
      ("headingLevel", node.headingLevel.map { "\($0)" } ?? "null"),
      ("language", JSONText.string(node.language)), ("identifier", JSONText.string(node.identifier)),
      ("inputLabels", JSONText.strings(node.inputLabels.map(\.rendered))),
      ("sortPriority", JSONText.number(node.sortPriority)),
      ("actions", JSONText.strings(node.actions.map(\.summary))),
      ("customContent", customContent(of: node)), ("frame", frame(of: node)),
      ("unknown", JSONText.strings(unknown(in: node))),
      ("doubts", DoubtJSON.text(node.doubts)), ("assumptions", JSONText.strings(node.assumptions)),
      ("source", JSONText.place(node.source)),
    ]
    return members.map { JSONText.string($0.0) + ":" + $0.1 }.joined(separator: ",")
  }

  private func unknown(in node: SemanticNode) -> [String] {
    [node.label, node.value, node.hint].flatMap { $0?.unknownExpressions ?? [] }
  }

  private func customContent(of node: SemanticNode) -> String {
    let items = node.customContent.map { content in
      JSONText.object([
        "label": JSONText.string(content.label.rendered), "value": JSONText.string(content.value.rendered),
        "important": "\(content.isImportant)",
      ])
    }
    return "[" + items.joined(separator: ",") + "]"
  }

  private func frame(of node: SemanticNode) -> String {
    switch node.frame {
    case .known(let rect): frame(rect, "known", nil)
    case .estimated(let rect, let assumption): frame(rect, "estimated", assumption)
    case .unknown(let reason):
      JSONText.object(["known": JSONText.string("unknown"), "assumption": JSONText.string(reason)])
    }
  }

  private func frame(_ rect: Rect, _ known: String, _ assumption: String?) -> String {
    JSONText.object([
      "x": JSONText.number(rect.x), "y": JSONText.number(rect.y), "width": JSONText.number(rect.width),
      "height": JSONText.number(rect.height), "known": JSONText.string(known),
      "assumption": JSONText.string(assumption),
    ])
  }
}
