import CarouselModel
import CarouselSemantics

/// Writes explanations as indented lines.
struct ExplanationText {
  /// The file that is not named with every line.
  let main: String

  /// The modifiers that put a screen of its own before or over the view.
  private static let presenting: Set<String> = [
    "actionSheet", "alert", "confirmationDialog", "fullScreenCover", "inspector", "navigationDestination",
    "popover", "sheet",
  ]

  func write(_ view: ViewExplanation, indent: Int, to output: inout some TextOutputStream) {
    let margin = String(repeating: "  ", count: indent)
    let words = view.words.map { " " + EscapedText.plain($0) } ?? ""
    output.write("\(margin)\(EscapedText.plain(view.name))\(words)\(place(view.place))\n")
    for line in facts(of: view) { output.write("\(margin)  \(line)\n") }
    for child in view.children { write(child, indent: indent + 1, to: &output) }
    if view.more > 0 { output.write("\(margin)and \(view.more) more, made by the same source\n") }
  }

  private func facts(of view: ViewExplanation) -> [String] {
    var facts = view.steps.map(line)
    facts += view.nodes.flatMap(lines)
    if view.nodes.isEmpty { facts.append("gives: no node of its own") }
    facts += view.unknown.map { "unknown: \(EscapedText.plain($0))" }
    facts += view.assumptions.map { "assumption: \(EscapedText.plain($0))" }
    return facts
  }

  private func line(_ step: ViewExplanation.Step) -> String {
    var note = step.isModelled ? "" : ", passed over"
    if Self.presenting.contains(step.name) { note = ", a screen of its own" }
    if !step.applies { note = ", does not apply" }
    return "modifier: \(EscapedText.plain(step.words))\(place(step.place))\(note)"
  }

  private func lines(_ node: SemanticNode) -> [String] {
    guard let reason = node.visibility.hiddenReason else {
      let facts = TreeFacts.facts(of: node).filter { !$0.hasPrefix("frame: ") }
      return ["gives: \(TreeFacts.heading(of: node))"] + facts.map { "  " + $0 }
    }
    let file = reason.source.map { $0.file == main ? "" : " of \(EscapedText.plain($0.file))" } ?? ""
    return ["not given: \(reason)\(file)"]
  }

  private func place(_ place: SourceRange?) -> String {
    guard let place else { return "" }
    let file = place.file == main ? "" : " of \(EscapedText.plain(place.file))"
    return ", line \(place.start.line)\(file)"
  }
}
