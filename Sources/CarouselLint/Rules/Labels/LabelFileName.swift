import CarouselModel
import CarouselSemantics

extension Rule {
  static let labelFileName = Rule(
    "label-file-name", .labels, "A label is the name of a file.",
    levels: .warning,
    impact:
      "A person who listens hears \"I M G underscore two thousand forty-three\" and learns nothing of the picture.",
    because: """
      The name of a file or asset is made for programs. When a picture has no label, its asset name is what is spoken. \
      Write a label that says what the picture shows, or mark it as decorative.
      """,
    references: [
      .wcag("1.1.1"),
      Reference("WCAG failure F30", url: "https://www.w3.org/WAI/WCAG22/Techniques/failures/F30"),
      .report("lionheart/openradar-mirror#15904"),
    ],
    fails: [
      Example("a camera's name", "cards:\n▶  - {label: IMG_2043.png}"),
      Example(
        "an asset's name",
        "cards:\n▶  - {label: Chat, texts: [Chat], image: {name: hero_banner-02, exposed: true}}"),
      Example("a file on a path", "cards:\n▶  - {label: assets/bacon.png}"),
    ],
    passes: [Example("what is seen", "cards:\n  - {label: Lighthouse at dusk}")],
    traps: [
      Example("products that look like files", "cards: [Node.js, Vue.js, Last.fm, Figma.app]"),
      Example("documents have such names", "cards:\n  - {label: Minutes 2024.pdf}"),
      Example("a format that is spoken of", "cards:\n  - {label: Convert to .png}"),
    ],
    checks: .element { element, report in
      guard let label = element.label, let text = label.knownText, !element.isCatalogued else { return }
      report.require(
        !IdentifierWords.isFileName(text.trimmingEdges), .warning, at: element.labelSpot,
        "the \(element.noun) says the file name \(label.quoted)",
        advice: "say what the picture shows, or mark it as decorative if it adds nothing")
    })
}

extension ElementSubject {
  /// Whether the label came out of a catalogue: its key is another text.
  var isCatalogued: Bool {
    guard let label, case .localized(let key) = label.origin else { return false }
    return key != label.rendered
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmingEdges: String {
    var part = self[...].drop(while: \.isWhitespace)
    while let last = part.last, last.isWhitespace { part.removeLast() }
    return String(part)
  }
}
