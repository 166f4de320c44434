import CarouselModel
import CarouselSemantics

/// Writes explanations as nested JSON objects.
enum ExplanationJSON {
  static func write(_ view: ViewExplanation, to output: inout some TextOutputStream) {
    output.write("{\"view\":\(JSONText.string(view.name)),\"words\":\(JSONText.string(view.words)),")
    output.write("\"source\":\(place(view.place)),")
    output.write("\"modifiers\":[\(view.steps.map(step).joined(separator: ","))],")
    output.write("\"nodes\":[\(view.nodes.map(node).joined(separator: ","))],")
    output.write("\"unknown\":\(JSONText.strings(view.unknown)),")
    output.write("\"assumptions\":\(JSONText.strings(view.assumptions)),\"more\":\(view.more),\"children\":[")
    var isFirst = true
    for child in view.children {
      output.write(isFirst ? "\n" : ",\n")
      isFirst = false
      write(child, to: &output)
    }
    output.write("]}")
  }

  private static func step(_ step: ViewExplanation.Step) -> String {
    JSONText.object([
      "words": JSONText.string(step.words), "source": place(step.place), "applies": "\(step.applies)",
      "modelled": "\(step.isModelled)",
    ])
  }

  private static func node(_ node: SemanticNode) -> String {
    JSONText.object([
      "role": JSONText.string(node.role.rawValue), "label": JSONText.string(node.label?.rendered),
      "value": JSONText.string(node.value?.rendered), "hint": JSONText.string(node.hint?.rendered),
      "traits": JSONText.strings(node.traits.names),
      "hidden": "\(node.visibility.hiddenReason != nil)",
      "reason": JSONText.string(node.visibility.hiddenReason?.description),
      "reasonSource": place(node.visibility.hiddenReason?.source),
    ])
  }

  /// Where something was written, with its file: a screen is made of several.
  private static func place(_ place: SourceRange?) -> String {
    guard let place else { return "null" }
    return JSONText.object([
      "file": JSONText.string(place.file), "line": "\(place.start.line)", "column": "\(place.start.column)",
    ])
  }
}
