import CarouselDefinitions
import CarouselModel
import Testing

/// Changes of views, written into the text of a definition.
@Suite("Editing definitions")
struct EditingTests {
  /// The text after a change of a part of it, or of all where the model does not say from where the part was read;
  /// nil where it has no place for the change.
  private func edited(
    _ text: String, _ change: SemanticEdit.Change, of part: (ViewNode) -> Bool, file: String = "a.yaml"
  ) -> String? {
    let screens = DefinitionReader().read(text, file: file).screens
    let views = screens.flatMap { CarouselFinder.nodes(in: $0, reduceMotion: false) }
    guard let view = (views.first(where: part)?.source ?? views.first?.source),
      let edits = DefinitionEditor(Array(text.utf8), file: file)?.textEdits(for: [.init(change, view: view)]),
      let bytes = TextEdit.applied(edits, to: Array(text.utf8))
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func isText(_ view: ViewNode) -> Bool { if case .text = view.kind { true } else { false } }
  private func isCarousel(_ view: ViewNode) -> Bool { if case .carousel = view.kind { true } else { false } }

  @Test(
    "a key that is not there is added as the last one, and comments stay",
    arguments: [
      (
        "# albums\ntext: Albums   # the title\n", SemanticEdit.Change.addTraits(.header),
        "# albums\ntext: Albums   # the title\ntraits: [header]\n"
      ),
      (
        "vstack: [{text: Albums}, {text: Sunset}]\n", .hide,
        "vstack: [{text: Albums, hidden: true}, {text: Sunset}]\n"
      ),
      ("vstack: [Albums, Sunset]\n", .setHint("Opens"), "vstack: [{text: Albums, hint: Opens}, Sunset]\n"),
    ])
  func insertion(text: String, change: SemanticEdit.Change, expected: String) {
    #expect(edited(text, change, of: isText) == expected)
  }

  @Test(
    "a key that is there is written over, added to, or taken out",
    arguments: [
      (
        "text: Albums\nlabel: 'Old'  # why\nhint: Opens\n", SemanticEdit.Change.setLabel("New"),
        "text: Albums\nlabel: 'New'  # why\nhint: Opens\n"
      ),
      (
        "text: Albums\ntraits: [button]\n", .addTraits(.header), "text: Albums\ntraits: [button, header]\n"
      ),
      (
        "text: Albums\ntraits: [button, header]\n", .removeTraits(.header), "text: Albums\ntraits: [button]\n"
      ),
      ("text: Albums\nhint: Tap twice\nlabel: A\n", .removeHint, "text: Albums\nlabel: A\n"),
      (
        "text: Albums\nframe: {height: 44}\n", .replaceHeightWithMinimum,
        "text: Albums\nframe: {min-height: 44}\n"
      ),
    ])
  func replacement(text: String, change: SemanticEdit.Change, expected: String) {
    #expect(edited(text, change, of: isText) == expected)
  }

  @Test(
    "what moves a carousel is changed where it is stated",
    arguments: [
      (
        "cover-flow-carousel:\n  items: [A]\n  autoplay: {interval: 5, stop: []}\n",
        SemanticEdit.Change.addAutoplayStop(.voiceOver),
        "cover-flow-carousel:\n  items: [A]\n  autoplay: {interval: 5, stop: [voiceOver]}\n"
      ),
      (
        "cards: 3\nautoplay:\n  interval: 5\n  stop: button\n", .addAutoplayStop(.focus),
        "cards: 3\nautoplay:\n  interval: 5\n  stop: [button, focus]\n"
      ),
      (
        "carousel: {cards: 3, autoplay: {interval: 5}}\n", .stopAutoplayWithReduceMotion,
        "carousel: {cards: 3, autoplay: {interval: 5, runs-with-reduce-motion: false}}\n"
      ),
      (
        "cards: 3\nautoplay: {interval: 5, announces: true}\n", .silenceAutoplay,
        "cards: 3\nautoplay: {interval: 5, announces: false}\n"
      ),
      (
        "cards: 3\nmotion: {scale: 0.8}\n", .setReducedMotion(EffectValues(scale: 1)),
        "cards: 3\nmotion: {scale: 0.8}\nreduceMotion: {scale: 1}\n"
      ),
      (
        "cards: 3\nmotion: {transition: spring}\nreduceMotion: {transition: spring}\n",
        .stopAnimationWithReduceMotion,
        "cards: 3\nmotion: {transition: spring}\nreduceMotion: {transition: none}\n"
      ),
    ])
  func movement(text: String, change: SemanticEdit.Change, expected: String) {
    #expect(edited(text, change, of: isCarousel) == expected)
  }

  @Test("JSON stays JSON")
  func json() {
    #expect(
      edited("{\"text\": \"Albums\"}", .setLabel("Our \"best\""), of: isText, file: "a.json")
        == #"{"text": "Albums", "label": "Our \"best\""}"#)
  }

  @Test("movement that is not stated is not changed")
  func nothingToChange() {
    #expect(edited("cards: 3\n", .addAutoplayStop(.focus), of: isCarousel) == nil)
    #expect(edited("cards: 3\nautoplay: none\n", .silenceAutoplay, of: isCarousel) == nil)
  }
}
