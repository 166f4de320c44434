public import CarouselModel
public import CarouselSemantics

/// What a rule found at one place of the source.
public struct Finding: Sendable {
  /// The rule's identifier.
  public var rule: String
  /// How grave it is.
  public var level: Level
  /// Whether it is a fault or a question to a person.
  public var certainty: Certainty
  /// What is wrong, in one sentence without a full stop.
  public var message: String
  /// What to do, in one sentence without a full stop.
  public var advice: String
  /// Where it was written; nil where the screen came from no file.
  public var place: SourceRange?
  /// The name of the screen.
  public var screen: String
  /// SwiftUI's name of the view: "Text", "PeekCarousel".
  public var view: String
  /// Where the node is in the screen: "carousel 1 / card 2 (Forest) / Text".
  public var path: String
  /// The success criteria of WCAG 2.2 that are touched: "1.4.3".
  public var wcag: [String]
  /// The stop that is meant, for its words; nil where the finding is about none.
  public var stop: Stop?
  /// How many nodes share the finding: cards made from one template, for example.
  public var occurrences: Int
  /// A change that would mend it.
  public var fix: Fix?
  /// What was assumed to come to this finding, one sentence each.
  public var assumptions: [String]

  /// Creates a finding.
  public init(
    rule: String, level: Level, certainty: Certainty = .fail, message: String, advice: String,
    place: SourceRange? = nil, screen: String, view: String, path: String, wcag: [String] = [],
    stop: Stop? = nil, occurrences: Int = 1, fix: Fix? = nil, assumptions: [String] = []
  ) {
    self.rule = rule
    self.level = level
    self.certainty = certainty
    self.message = message
    self.advice = advice
    self.place = place
    self.screen = screen
    self.view = view
    self.path = path
    self.wcag = wcag
    self.stop = stop
    self.occurrences = occurrences
    self.fix = fix
    self.assumptions = assumptions
  }
}
