/// What is stated about a control of a carousel.
public struct ControlStatements: Hashable, Sendable {
  /// What becomes of a control at an end of the row.
  public enum EndBehavior: String, Hashable, Sendable, CaseIterable {
    /// It works on, or looks as if it did.
    case enabled
    /// It is disabled, and said to be.
    case disabled
    /// It looks disabled and is not said to be.
    case dimmed
    /// It is not there.
    case hidden
    /// It goes to the other end.
    case wraps
  }

  /// What it says.
  public var label: TextValue?
  /// The words that are seen on it.
  public var text: TextValue?
  /// The name of the SF Symbol that is seen on it.
  public var icon: String?
  /// What becomes of it at the first card.
  public var atStart: EndBehavior?
  /// What becomes of it at the last card.
  public var atEnd: EndBehavior?
  /// What is seen of it, in points.
  public var size: Size?
  /// The area that takes touches, in points.
  public var hitSize: Size?
  /// Where it was written.
  public var source: SourceRange?

  /// Creates statements of which none is made.
  public init() {}
}

/// What is stated about a carousel that swiping up and down changes.
public struct AdjustableStatements: Hashable, Sendable {
  /// What one direction does.
  public enum Step: Hashable, Sendable {
    /// It goes to the card after the current one.
    case next
    /// It goes to the card before the current one.
    case previous
    /// It does nothing.
    case nothing
    /// Something else, by name.
    case other(String)
  }

  /// What the element says.
  public var label: TextValue?
  /// The value that it says.
  public var value: TextValue?
  /// Whether it is stated that there is no value.
  public var statesNoValue = false
  /// What swiping up does.
  public var increment: Step?
  /// What swiping down does.
  public var decrement: Step?
  /// Where the value was written.
  public var valueSource: SourceRange?
  /// Where it was written.
  public var source: SourceRange?

  /// Creates statements of which none is made.
  public init() {}
}

/// What is stated about the page dots.
public struct DotStatements: Hashable, Sendable {
  /// How the current dot is marked for assistive technology.
  public enum CurrentMark: String, Hashable, Sendable, CaseIterable { case selected, disabled, unmarked }

  /// Whether they can be seen.
  public var isShown: Bool?
  /// Whether assistive technology is given them.
  public var isExposed: Bool?
  /// Whether each dot is a button that goes to its card.
  public var isInteractive: Bool?
  /// Whether swiping up and down changes the card; false states that it does not.
  public var isAdjustable: Bool?
  /// How many there are.
  public var count: Int?
  /// What all of them together say.
  public var label: TextValue?
  /// The value of all of them together.
  public var value: TextValue?
  /// Whether it is stated that there is no value.
  public var statesNoValue = false
  /// What each dot says, in order.
  public var labels: [TextValue] = []
  /// Where that is written.
  public var labelSources: [SourceRange] = []
  /// The size of one dot in points.
  public var size: Size?
  /// The area of one dot that takes touches, in points.
  public var hitSize: Size?
  /// The gap between two dots in points.
  public var spacing: Double?
  /// The distance to the nearest other target in points.
  public var neighborDistance: Double?
  /// What a dot is filled with.
  public var color: Paint?
  /// What lies behind the dots.
  public var background: Paint?
  /// What shape the current dot has that the others do not, by name.
  public var activeShape: String?
  /// How the current dot is marked for assistive technology.
  public var current: CurrentMark?
  /// Where they were written.
  public var source: SourceRange?

  /// Creates statements of which none is made.
  public init() {}
}
