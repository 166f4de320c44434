import CarouselModel
public import CarouselSemantics

/// The semantic tree of a screen: what assistive technology is given, and what is hidden from it and why.
public struct TreeReport: Report {
  /// Reports stand under "trees".
  public static let collectionName = "trees"

  private let file: String
  private let tree: SemanticTree

  /// Reports on the tree of a screen that was read from a file.
  public init(file: String, tree: SemanticTree) {
    self.file = file
    self.tree = tree
  }

  /// Writes one node a line with its facts below; children in reading order, hidden nodes last.
  public func writeText(to output: inout some TextOutputStream) {
    var writer = TreeTextWriter(settings: tree.context.settings)
    output.write("screen \(EscapedText.plain(tree.name))\n")
    writer.write(tree.root, order: .sorted, indent: 1, to: &output)
    for assumption in writer.assumptions(with: tree.assumptions) {
      output.write("  assumption: \(EscapedText.plain(assumption))\n")
    }
  }

  /// Writes nested nodes.
  public func writeJSON(to output: inout some TextOutputStream) {
    output.write("{\"file\":\(JSONText.string(file)),\"view\":\(JSONText.string(tree.name)),")
    output.write("\"settings\":\(SettingsJSON.text(tree.context.settings)),\"nodes\":")
    TreeJSONWriter(settings: tree.context.settings).write(tree.root, order: .sorted, to: &output)
    output.write(",\"assumptions\":\(JSONText.strings(tree.assumptions))}")
  }
}
