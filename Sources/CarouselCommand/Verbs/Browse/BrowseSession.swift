package import CarouselModel
package import CarouselNarration
import CarouselReports
import CarouselSemantics
import Foundation

/// A person at a screen with a keyboard: keys go in, lines and words come out.
///
/// It knows no terminal and makes no sound.
package struct BrowseSession: Sendable {
  private var cursor: Cursor
  private var assumptions: [String]
  private let statedLanguage: String?

  /// Opens a screen.
  package init(screen: Screen, narrator: Narrator) {
    cursor = Cursor(screen: screen, narrator: narrator)
    assumptions = screen.assumptions
    statedLanguage = screen.overrides.language
  }

  /// What is said when the screen opens: its name on a line of its own, and its first element.
  package var opening: BrowseResponse {
    var response = BrowseResponse(said(cursor.opening))
    response.lines.insert("(screen \(cursor.screen.name); ? tells the keys, q quits)", at: 0)
    return response
  }

  /// What is said when somebody comes back.
  var current: BrowseResponse {
    BrowseResponse([
      cursor.utterance.map { .reader($0) } ?? .note("there is nothing on the screen to stop at")
    ])
  }

  /// Does what a key asks for.
  package mutating func respond(to key: BrowseKey) -> BrowseResponse {
    switch BrowseAction(key) {
    case nil: return unknownKey
    case .perform(let command)?: return perform(command)
    case .up?: return perform(isAdjustable ? .increment : .previousHeading)
    case .down?: return perform(isAdjustable ? .decrement : .nextHeading)
    case .custom(let number)?: return performAction(number)
    case .tellOffers?: return BrowseResponse([.note(offers)])
    case .tellAgain?: return current
    case .tellAssumptions?:
      return BrowseResponse([.note(assumptions.isEmpty ? "nothing was assumed" : list(assumptions))])
    case .tellKeys?: return keys
    case .toggleReduceMotion?: return toggleReduceMotion()
    case .nextLanguage?: return useNextLanguage()
    case .stopSpeech?: return BrowseResponse([])
    case .quit?:
      var response = BrowseResponse([])
      response.quits = true
      return response
    }
  }

  private var unknownKey: BrowseResponse {
    var response = BrowseResponse([])
    response.lines = ["(no such key; ? tells the keys)"]
    response.keepsSpeaking = true
    return response
  }

  private var keys: BrowseResponse {
    var response = BrowseResponse([.note(list(BrowseAction.help))])
    response.lines = BrowseAction.help.map { "(\($0))" }
    return response
  }
}

extension BrowseSession {
  private var isAdjustable: Bool { cursor.focus?.node.isAdjustable ?? false }

  private mutating func perform(_ command: CursorCommand) -> BrowseResponse {
    let step = cursor.perform(command)
    assumptions += step.assumptions.filter { !assumptions.contains($0) }
    return BrowseResponse(said(step))
  }

  private func said(_ step: Step) -> [BrowseResponse.Saying] {
    let sayings = step.said.map { BrowseResponse.Saying($0, profile: cursor.narrator.profile) }
    return step.text == nil && sayings.isEmpty ? [.note(step.note)] : sayings
  }

  private mutating func performAction(_ number: Int) -> BrowseResponse {
    let names = actionNames
    guard names.indices.contains(number) else { return BrowseResponse([.note(offers)]) }
    return perform(.action(names[number]))
  }

  private var actionNames: [String] { cursor.utterance?.actions.map(\.rendered) ?? [] }

  private var offers: String {
    let actions = actionNames.enumerated().map { "\($0.offset + 1) \($0.element)" }
    let content = cursor.utterance?.moreContent.map(\.rendered) ?? []
    let facts =
      (actions.isEmpty ? [] : ["actions: " + actions.joined(separator: ", ")])
      + (content.isEmpty ? [] : ["more content: " + content.joined(separator: ", ")])
    return facts.isEmpty ? "this element has no actions to choose from" : list(facts)
  }

  private func list(_ facts: [String]) -> String { facts.joined(separator: "; ") }
}

extension BrowseSession {
  private mutating func toggleReduceMotion() -> BrowseResponse {
    let isOn = !cursor.narrator.settings.reduceMotion
    let before = cursor.utterance
    let variants = ReduceMotionVariants(
      screen: cursor.screen, settings: cursor.narrator.settings, state: cursor.state)
    use { $0 = $0.withReduceMotion(isOn) }
    let facts = MotionSummary(variants, turningOn: isOn).facts
    let note = "Reduce Motion \(isOn ? "on" : "off"): " + list(facts)
    return BrowseResponse(
      [.note(note)] + (cursor.utterance == before ? [] : cursor.utterance.map { [.reader($0)] } ?? []))
  }

  private mutating func useNextLanguage() -> BrowseResponse {
    if let statedLanguage {
      return BrowseResponse([.note("the screen states its language, \(statedLanguage), which stays")])
    }
    let languages = cursor.narrator.profile.languages
    let current = cursor.narrator.settings.language.lowercased()
    let index = languages.firstIndex { current == $0 || current.hasPrefix($0 + "-") } ?? languages.count - 1
    guard let next = languages.isEmpty ? nil : languages[(index + 1) % languages.count] else {
      return BrowseResponse([.note("there is no other language")])
    }
    use { $0.language = next }
    let name = Locale(identifier: "en").localizedString(forLanguageCode: next) ?? next
    return BrowseResponse([.note("\(name), \(next)")] + self.current.sayings)
  }

  private mutating func use(_ change: (inout AccessibilitySettings) -> Void) {
    var settings = cursor.narrator.settings
    change(&settings)
    let narrator = cursor.narrator
    cursor.use(
      Narrator(profile: narrator.profile, settings: settings, translations: narrator.translations))
  }
}

extension Step {
  /// Why nothing is said.
  fileprivate var note: String {
    (refusal ?? (stop == nil ? .nothingToStopAt : nil)).map(String.init(describing:)) ?? "nothing is said"
  }
}
