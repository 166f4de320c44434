public import CarouselModel

/// Something about a node that an expression decides which is not known.
public struct Doubt: Hashable, Sendable {
  /// What is open.
  public enum Subject: String, Hashable, Sendable, CaseIterable {
    /// Whether the node is there, or is hidden.
    case presence
    /// How many of it there are.
    case count
    /// Whether it is one element, a container, or gives way to others.
    case structure
    /// Which of several things are said about it.
    case properties
    /// Its words.
    case label, value, hint
    /// Its traits, or its heading level.
    case traits
    /// What can be done with it.
    case actions
    /// Whether it is disabled.
    case state
    /// When it is read.
    case order
  }

  /// What is open.
  public var subject: Subject
  /// The expression that is not known.
  public var expression: String
  /// Where it was written.
  public var source: SourceRange?

  /// Creates a doubt.
  public init(_ subject: Subject, expression: String, source: SourceRange? = nil) {
    self.subject = subject
    self.expression = expression
    self.source = source
  }

  /// The doubt about what a modifier is applied to; nil where it changes nothing that assistive technology is given.
  public init?(_ modifier: UnknownModifier, source: SourceRange? = nil) {
    guard let subject = Self.subjects[modifier.name] else { return nil }
    self.init(subject, expression: modifier.expression, source: source)
  }

  private static let subjects: [String: Subject] = [
    "if": .presence, "for each of": .count, "modifiers": .properties, "opacity": .presence,
    "hidden": .presence, "redacted": .presence,
    "accessibilityHidden": .presence, "accessibilityElement": .structure,
    "accessibilityRepresentation": .structure, "accessibilityChildren": .structure,
    "accessibilityLabel": .label, "accessibilityValue": .value, "accessibilityHint": .hint,
    "accessibilityAddTraits": .traits, "accessibilityRemoveTraits": .traits,
    "accessibilityHeading": .traits, "selected": .traits, "accessibilityAction": .actions,
    "accessibilityActions": .actions, "accessibilityAdjustableAction": .actions,
    "accessibilityScrollAction": .actions, "onTapGesture": .actions, "disabled": .state,
    "accessibilitySortPriority": .order, "order of": .order,
  ]

  /// What is open, in words that follow "whether" or the like.
  public var words: String {
    switch subject {
    case .presence: "whether it is there"
    case .count: "how many of it there are"
    case .structure: "whether it is one element"
    case .properties: "what is said about it"
    case .label: "what it is called"
    case .value: "what its value is"
    case .hint: "what its hint is"
    case .traits: "which traits it has"
    case .actions: "what can be done with it"
    case .state: "whether it is disabled"
    case .order: "when it is read"
    }
  }

  /// The doubt about an element that the node is made a part of.
  var ofPart: Self {
    switch subject {
    case .presence, .count, .order, .structure: Doubt(.label, expression: expression, source: source)
    default: self
    }
  }
}

extension SemanticNode {
  /// Takes a doubt, which nodes inside share where it is about all that is inside.
  mutating func doubt(_ doubt: Doubt) {
    if !doubts.contains(doubt) { doubts.append(doubt) }
    guard role == .container, [.presence, .count, .state].contains(doubt.subject) else { return }
    children.edit { $0.doubt(doubt) }
  }
}
