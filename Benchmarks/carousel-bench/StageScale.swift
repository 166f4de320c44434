import CarouselDefinitions
import CarouselModel
import CarouselNarration
import CarouselSemantics

/// The stages from a definition to a transcript, inside this process: what each takes for 1,000 cards.
struct StageScale {
  private static let cards = 1_000

  func run() {
    Lines.title("stages for 1,000 cards, inside one process")
    let bytes = Array(CardDefinition.text(cards: Self.cards).utf8)
    let reading = ProcessorTime.best(of: 9) { _ = DefinitionReader().read(bytes, file: "cards.yaml") }
    let screens = DefinitionReader().read(bytes, file: "cards.yaml").screens
    guard let screen = screens.first else { return Lines.fact("left out: the definition has a fault") }
    let tree = SemanticTree(screen: screen, settings: AccessibilitySettings())
    let walking = ProcessorTime.best(of: 9) { for _ in tree.stops {} }
    let wording = ProcessorTime.best(of: 9) { for _ in Narrator().transcript(of: tree.stops) {} }
    let all = ProcessorTime.best(of: 9) {
      let tree = SemanticTree(screen: screen, settings: AccessibilitySettings())
      for _ in Narrator().transcript(of: tree.stops) {}
    }
    tell("reading the definition", reading)
    tell("the tree, walked stop by stop", walking)
    tell("the words", max(wording - walking, 0))
    Lines.fact(
      "from the views to the transcript, against a virtual reader in a browser",
      CardScale.virtualReader / all,
      "times as fast", atLeast: 1_000)
    Lines.fact(
      "with reading the definition: \(format(CardScale.virtualReader / (all + reading))) times as fast")
  }

  private func tell(_ stage: String, _ seconds: Double) {
    Lines.fact("\(stage): \(format(seconds / Double(Self.cards) * 1e6)) microseconds a card")
  }
}
