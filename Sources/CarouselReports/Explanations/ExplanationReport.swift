public import CarouselModel
import CarouselSemantics

/// How the tree of a screen came about: view by view with the modifiers, what is given and what is not, and why.
public struct ExplanationReport: Report {
  /// Reports stand under "explanations".
  public static let collectionName = "explanations"

  private let file: String
  private let name: String
  private let place: SourceRange?
  private let settings: AccessibilitySettings
  private let root: ViewExplanation
  private let assumptions: [String]

  /// Explains a screen that was read from a file.
  ///
  /// - Parameters:
  ///   - file: The file's path as the caller gave it.
  ///   - screen: The screen.
  ///   - settings: The settings under which it is asked for.
  ///   - source: Returns the bytes of a file by its path, for the words at places; nil where they cannot be had.
  public init(
    file: String, screen: Screen, settings: AccessibilitySettings, source: @escaping (String) -> [UInt8]?
  ) {
    self.file = file
    name = screen.name
    place = screen.source
    let tree = SemanticTree(screen: screen, settings: settings)
    self.settings = tree.context.settings
    assumptions = tree.assumptions
    var explainer = Explainer(tree, SourceTexts(source))
    root = explainer.explanation(of: PlacedView(screen: screen, settings: settings))
  }

  /// Writes a view a line with its facts below, and the views inside it further in.
  public func writeText(to output: inout some TextOutputStream) {
    output.write("screen \(EscapedText.plain(name))\n")
    ExplanationText(main: place?.file ?? file).write(root, indent: 1, to: &output)
    for assumption in assumptions { output.write("  assumption: \(EscapedText.plain(assumption))\n") }
  }

  /// Writes nested views.
  public func writeJSON(to output: inout some TextOutputStream) {
    output.write("{\"file\":\(JSONText.string(file)),\"view\":\(JSONText.string(name)),")
    output.write("\"settings\":\(SettingsJSON.text(settings)),\"root\":")
    ExplanationJSON.write(root, to: &output)
    output.write(",\"assumptions\":\(JSONText.strings(assumptions))}")
  }
}
