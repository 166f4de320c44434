import CarouselModel
import CarouselNarration
import CarouselSemantics
import CommandLineParsing

/// What is spoken, one utterance after the other.
struct SpokenItems {
  /// The utterances in order.
  let utterances: [Utterance]

  /// What a command line asks for: the current card, all stops, or what is said along a walk.
  init(of screen: Screen, _ arguments: Arguments) throws {
    let settings = SettingsOptions.variants(arguments)[0]
    let narrator = Verb.narrator(screen, settings, arguments)
    if let commands = try arguments.navigation() {
      utterances = Self.walk(screen, narrator, commands)
    } else if arguments[.all] {
      utterances = Array(narrator.transcript(of: SemanticTree(screen: screen, settings: settings).stops))
    } else {
      utterances = try CurrentCard(arguments).utterance(on: screen, narrator).map { [$0] } ?? []
    }
    guard !utterances.isEmpty else { throw CardError.nothingToSay(screen: screen.name) }
  }

  private static func walk(_ screen: Screen, _ narrator: Narrator, _ commands: [CursorCommand]) -> [Utterance]
  {
    var cursor = Cursor(screen: screen, narrator: narrator)
    let opening = cursor.opening
    return ([opening] + commands.map { cursor.perform($0) }).flatMap { step in
      step.said.map { saying in
        switch saying {
        case .utterance(let utterance): utterance
        case .announcement(let part): Utterance(announcing: part, profile: narrator.profile)
        }
      }
    }
  }
}
