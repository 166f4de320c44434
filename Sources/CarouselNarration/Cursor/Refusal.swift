/// Why a command did nothing, in words of ours: VoiceOver says nothing, or plays a sound.
public enum Refusal: Hashable, Sendable {
  /// The screen has no stop.
  case nothingToStopAt
  /// There is no stop behind the last one.
  case endOfScreen
  /// There is no stop before the first one.
  case startOfScreen
  /// There is no heading further on.
  case noNextHeading
  /// There is no heading further back.
  case noPreviousHeading
  /// The element has no value that can be adjusted.
  case notAdjustable
  /// The value is as high or as low as it goes.
  case atLimit
  /// The screen has no carousel to scroll.
  case nothingToScroll
  /// The carousel moves by a gesture of its author's own, which VoiceOver does not perform.
  case scrollsByOwnGesture
  /// The carousel shows its last page.
  case lastPage(Int)
  /// The carousel shows its first page.
  case firstPage(of: Int)
  /// The element does nothing when it is activated.
  case nothingToActivate
  /// The element is disabled.
  case disabled
  /// Nothing here can be left by the escape gesture.
  case nothingToEscape
  /// The element has no action of this name; those that it has are given.
  case noAction(String, available: [String])
  /// The action changes nothing.
  case noEffect
  /// What the action does is not known, so the state stays as it is.
  case unknownEffect(of: String)
}

extension Refusal: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .nothingToStopAt: "there is nothing on the screen to stop at"
    case .endOfScreen: "this is the last stop of the screen"
    case .startOfScreen: "this is the first stop of the screen"
    case .noNextHeading: "there is no heading after this one"
    case .noPreviousHeading: "there is no heading before this one"
    case .notAdjustable: "the element has no value to adjust"
    case .atLimit: "the value is at its end"
    case .nothingToScroll: "there is no carousel to scroll"
    case .scrollsByOwnGesture: "the carousel moves by a gesture of its own, which VoiceOver does not perform"
    case .lastPage(let count): "this is the end of the carousel, page \(count) of \(count)"
    case .firstPage(let count): "this is the start of the carousel, page 1 of \(count)"
    case .nothingToActivate: "the element does nothing when it is activated"
    case .disabled: "the element is disabled"
    case .nothingToEscape: "there is nothing here to escape from"
    case .noAction(let name, let available) where available.isEmpty:
      "no action is called \"\(name)\": the element has none"
    case .noAction(let name, let available):
      "no action is called \"\(name)\"; the element has \(available.joined(separator: ", "))"
    case .noEffect: "the action changes nothing here"
    case .unknownEffect(let action): "what \(action) does is not known: the state stays as it is"
    }
  }
}
