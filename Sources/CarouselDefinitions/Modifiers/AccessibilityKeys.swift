import CarouselModel
import LocatedValues

/// Modifiers about what assistive technology is given.
enum AccessibilityKeys {
  static let all: [ModifierKey] = words + exposure + structure + actions

  private static let words: [ModifierKey] = [
    ModifierKey("label", .text, aliases: ["accessibilityLabel"], example: "Albums", "Replaces the label.") {
      [.accessibility(.label($0))]
    },
    ModifierKey("value", .text, aliases: ["accessibilityValue"], example: "3 of 5", "Replaces the value.") {
      [.accessibility(.value($0))]
    },
    ModifierKey(
      "hint", .text, aliases: ["accessibilityHint"], example: "Opens the album", "Replaces the hint."
    ) {
      [.accessibility(.hint($0))]
    },
    ModifierKey(
      "input-labels", .oneOrMore(of: .text), aliases: ["accessibilityInputLabels"], example: "[Play, Start]",
      "The names for Voice Control, best first."
    ) { [.accessibility(.inputLabels($0))] },
    ModifierKey(
      "custom-content", .oneOrMore(of: CustomContentForm.record.type.map(\.content)),
      aliases: ["accessibilityCustomContent"], example: "[{label: Price, value: 89 EUR, important: true}]",
      "Facts that are told on request, each a label and a value; an important one is told at once."
    ) { $0.map { .accessibility(.customContent($0)) } },
    ModifierKey(
      "language", .language, aliases: ["accessibilityLanguage"], example: "de",
      "The language of the words, as a BCP 47 tag."
    ) { [.accessibility(.language($0))] },
    ModifierKey(
      "identifier", .identifier, aliases: ["accessibilityIdentifier"], example: "album-card",
      "The identifier for UI tests, which is never spoken."
    ) { [.accessibility(.identifier($0))] },
  ]

  private static let exposure: [ModifierKey] = [
    ModifierKey(
      "hidden", .bool, aliases: ["accessibilityHidden"], example: "true",
      "Hides from, or shows to, assistive technology."
    ) { [.accessibility(.hidden($0))] },
    ModifierKey(
      "traits", .traits, aliases: ["add-traits", "accessibilityAddTraits"], example: "[button, selected]",
      "Adds traits."
    ) { [.accessibility(.addTraits($0))] },
    ModifierKey(
      "remove-traits", .traits, aliases: ["accessibilityRemoveTraits"], example: "[image]",
      "Takes traits away."
    ) { [.accessibility(.removeTraits($0))] },
    ModifierKey(
      "heading-level", .integer("a heading level from 0 to 6", from: 0, to: 6),
      aliases: ["accessibilityHeading"],
      example: "2", "The level of a heading, 1 to 6; 0 leaves it open."
    ) { [.accessibility(.headingLevel($0))] },
    ModifierKey(
      "sort-priority", .number, aliases: ["accessibilitySortPriority"], example: "1",
      "Moves among the siblings: higher is earlier, 0 is the default."
    ) { [.accessibility(.sortPriority($0))] },
    ModifierKey(
      "responds-to-user-interaction", .bool, aliases: ["accessibilityRespondsToUserInteraction"],
      example: "false",
      "Whether it takes part in Switch Control and Voice Control."
    ) { [.accessibility(.respondsToUserInteraction($0))] },
    ModifierKey(
      "activation-point", UnitPointForm.record.type, aliases: ["accessibilityActivationPoint"],
      example: "{x: 0.5, y: 0.5}", "Where a double tap lands, as a share of the frame."
    ) { [.accessibility(.activationPoint(x: $0.x, y: $0.y))] },
  ]

  private static let structure: [ModifierKey] = [
    ModifierKey(
      "children", ChildrenForm.type, aliases: ["accessibilityElement", "accessibilityChildren"],
      example: "combine",
      "`ignore`, `contain` or `combine` makes a new element of the children; a list of views gives it others."
    ) { [.accessibility($0)] },
    ModifierKey(
      "representation", .nodeOrNodes, aliases: ["accessibilityRepresentation"],
      example: "[{text: Chart of sales}]",
      "Puts other views in place of this one for assistive technology; an empty list puts nothing there."
    ) { [.accessibility(.representation($0))] },
    ModifierKey(
      "container", .choice("a kind of container"), example: "list",
      "What container the view is to assistive technology."
    ) { [.accessibility(.container($0))] },
  ]

  private static let actions: [ModifierKey] = [
    ModifierKey(
      "action", .action, aliases: ["accessibilityAction"], example: "open",
      "Adds an action: what it is called, or a mapping. Without a name for people it is what a double tap does."
    ) { [.accessibility(.action($0))] },
    ModifierKey(
      "actions", .oneOrMore(of: .namedAction), aliases: ["accessibilityActions"],
      example: "[Delete, Archive]",
      "Adds actions that are chosen by name."
    ) { $0.map { .accessibility(.action($0)) } },
    ModifierKey(
      "adjustable", AdjustableForm.record.type, aliases: ["accessibilityAdjustableAction"],
      example: "{increment: {volume: high}, decrement: {volume: low}}",
      "Makes the element adjustable: the state that swiping up and down sets."
    ) { $0.modifiers },
  ]
}

/// What becomes of children: a behaviour or other views.
enum ChildrenForm {
  static let type = ValueType<AccessibilityModifier>.forms(
    scalar: ValueType<AccessibilityModifier.ChildBehavior>.choice("a treatment of children").map {
      .element($0)
    },
    list: ValueType.nodes.map { .children($0) })
}

/// A fact that is told on request, in braces.
struct CustomContentForm: Sendable {
  var label: TextValue?
  var value: TextValue?
  var isImportant = false

  static let record = RecordType<CustomContentForm>(
    "custom-content", "custom content", acceptsNull: true, start: { CustomContentForm() },
    keys: [
      Key("label", \.label, .text, required: true, example: "Price", "What the fact is about."),
      Key("value", \.value, .text, example: "89 EUR", "The fact."),
      Key(
        "important", \.isImportant, .bool, standard: "false", example: "true",
        "Whether it is told without being asked for."),
    ])

  var content: CustomContent {
    CustomContent(label: label ?? "", value: value ?? "", isImportant: isImportant)
  }
}

/// A point of a unit square, in braces.
struct UnitPointForm: Sendable {
  var x = 0.5
  var y = 0.5

  static let record = RecordType<UnitPointForm>(
    "unit-point", "a point", start: { UnitPointForm() },
    keys: [
      Key("x", \.x, .share, standard: "0.5", example: "0.5", "Share of the width, from the leading edge."),
      Key("y", \.y, .share, standard: "0.5", example: "0.5", "Share of the height, from the top."),
    ])
}

/// What an adjustable element sets, in braces.
struct AdjustableForm: Sendable {
  var increment: StateChange?
  var decrement: StateChange?

  static let record = RecordType<AdjustableForm>(
    "adjustable-form", "an adjustable action", requiresOneOf: [["increment", "decrement"]],
    start: { AdjustableForm() },
    keys: [
      Key(
        "increment", \.increment, .stateChange, example: "{volume: high}",
        "State variables that swiping up sets."),
      Key(
        "decrement", \.decrement, .stateChange, example: "{volume: low}",
        "State variables that swiping down sets."),
    ])

  var modifiers: [Modifier.Kind] {
    [(Action.Kind.increment, increment), (.decrement, decrement)].compactMap { kind, change in
      change.map { .accessibility(.action(Action(kind, change: $0))) }
    }
  }
}
