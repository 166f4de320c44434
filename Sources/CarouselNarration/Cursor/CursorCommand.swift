/// What a person asks a screen reader to do.
public enum CursorCommand: Hashable, Sendable {
  /// Goes to the next stop: a swipe to the right.
  case next
  /// Goes to the stop before: a swipe to the left.
  case previous
  /// Goes to the first stop: a four-finger tap near the top.
  case first
  /// Goes to the last stop: a four-finger tap near the bottom.
  case last
  /// Goes to the next heading: a swipe down with the rotor at headings.
  case nextHeading
  /// Goes to the heading before: a swipe up with the rotor at headings.
  case previousHeading
  /// Raises an adjustable value: a swipe up.
  case increment
  /// Lowers an adjustable value: a swipe down.
  case decrement
  /// Scrolls to the next page: a three-finger swipe.
  case scrollForward
  /// Scrolls to the page before: a three-finger swipe the other way.
  case scrollBack
  /// Activates the element: a double tap.
  case activate
  /// Leaves what is open: the two-finger scrub.
  case escape
  /// Chooses an action by its name.
  case action(String)

  /// The commands that have a fixed name, in the order in which they are listed.
  public static let named: [CursorCommand] = [
    .next, .previous, .first, .last, .nextHeading, .previousHeading, .increment, .decrement, .scrollForward,
    .scrollBack, .activate, .escape,
  ]

  /// The command as it is written: "next-heading", "action:Share".
  public var name: String {
    switch self {
    case .next: "next"
    case .previous: "previous"
    case .first: "first"
    case .last: "last"
    case .nextHeading: "next-heading"
    case .previousHeading: "previous-heading"
    case .increment: "increment"
    case .decrement: "decrement"
    case .scrollForward: "scroll-forward"
    case .scrollBack: "scroll-back"
    case .activate: "activate"
    case .escape: "escape"
    case .action(let name): name.contains(where: \.isWhitespace) ? "action:\"\(name)\"" : "action:\(name)"
    }
  }
}
