import CarouselModel
public import CarouselSemantics

/// Expects that assistive technology is not given a node, and perhaps why.
///
/// - Parameters:
///   - screen: The screen.
///   - name: The node's label, its identifier, or the name of its view: "wallpaper", "Image".
///   - cause: What must hide it; nil takes any reason.
///   - fileID: The test's file, for the failure.
///   - filePath: The test's file, for the failure.
///   - line: The assertion's line, for the failure.
///   - column: The assertion's column, for the failure.
public func expectHidden(
  _ screen: TestedScreen, _ name: String, because cause: HiddenReason.Cause? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  let nodes = NodeSearch(screen.tree).nodes(called: name)
  let given = nodes.filter { $0.visibility.hiddenReason == nil }
  if let node = given.first {
    let place = node.source.map { " at line \($0.start.line)" } ?? ""
    return Failure.record(
      "'\(name)' is not hidden: assistive technology is given it\(place), as \(node.role.rawValue) \(node.view)",
      at: site)
  }
  guard !nodes.isEmpty else {
    let error = ScreenError(.noElement(name, available: NodeSearch(screen.tree).names))
    return Failure.record("nothing is hidden by that name: \(error)", at: site)
  }
  let reasons = nodes.compactMap(\.visibility.hiddenReason)
  guard let cause, !reasons.contains(where: { $0.cause == cause }) else { return }
  let found = reasons.map { "found: \($0)" }
  let wanted = "expected: \(HiddenReason(cause))"
  Failure.record(
    (["'\(name)' is hidden for another reason", wanted] + found).joined(separator: "\n"), at: site)
}

/// Every node of a tree, those that are hidden or replaced included.
private struct NodeSearch {
  private var nodes: [SemanticNode] = []

  init(_ tree: SemanticTree) { visit(tree.root) }

  private mutating func visit(_ list: NodeList) {
    for node in list.nodes + list.removed {
      nodes.append(node)
      visit(node.children)
      visit(node.hidden)
    }
  }

  func nodes(called name: String) -> [SemanticNode] {
    let named = nodes.filter { $0.label?.rendered == name || $0.identifier == name }
    return named.isEmpty ? nodes.filter { $0.view == name } : named
  }

  var names: [String] { nodes.flatMap { [$0.label?.rendered, $0.identifier].compactMap(\.self) } }
}
