internal import CarouselModel
public import CarouselSemantics

/// What came of a command.
public struct Step: Sendable {
  /// Something that was said.
  public enum Saying: Hashable, Sendable {
    /// All that is said at a stop.
    case utterance(Utterance)
    /// One thing by itself: a new value, a page.
    case announcement(UtterancePart)

    /// The words.
    public var text: String {
      switch self {
      case .utterance(let utterance): utterance.text
      case .announcement(let part): part.text.rendered
      }
    }
  }

  /// What was asked for; nil for what is said when the screen opens.
  public var command: CursorCommand?
  /// What was said, in order; empty if nothing was.
  public var said: [Saying] = []
  /// Whether the focus went to another stop.
  public var hasMoved = false
  /// Whether the screen's state is another one.
  public var hasChangedState = false
  /// Why the command did nothing; nil if it did something.
  public var refusal: Refusal?
  /// Where the focus is now; nil if there is no stop.
  public var stop: Stop?
  /// What was assumed about VoiceOver or the screen, one sentence each.
  public var assumptions: [String] = []

  init(_ command: CursorCommand?) { self.command = command }

  /// What was said as one text; nil if nothing was.
  public var text: String? {
    let texts = said.map(\.text).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  /// What was said, or between parentheses, since no screen reader says it, why nothing was.
  public var line: String {
    text ?? "(\(refusal.map(String.init(describing:)) ?? "nothing is said"))"
  }
}
