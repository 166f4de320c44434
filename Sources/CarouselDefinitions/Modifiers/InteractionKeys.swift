import CarouselModel
import LocatedValues

/// Modifiers about what touching a view does.
enum InteractionKeys {
  static let all: [ModifierKey] = [
    ModifierKey(
      "tap", GestureForm.tap, aliases: ["onTapGesture"], example: "open",
      "A tap and what it does. It adds no trait and no action for assistive technology."
    ) { [.interaction(.gesture($0.gesture, $0.action))] },
    ModifierKey(
      "gesture", GestureForm.type, example: "{kind: drag, minimum-distance: 0, does: stop}",
      "A gesture: its name, or a mapping of what it is and does."
    ) { [.interaction(.gesture($0.gesture, $0.action))] },
    ModifierKey("disabled", .bool, example: "true", "Whether controls inside are disabled.") {
      [.interaction(.disabled($0))]
    },
    ModifierKey(
      "allows-hit-testing", .bool, aliases: ["allowsHitTesting"], example: "false",
      "Whether touches reach the view."
    ) {
      [.interaction(.allowsHitTesting($0))]
    },
    ModifierKey("hit-area", .size, example: "44", "The area that takes touches, in points.") {
      [.interaction(.hitArea($0))]
    },
    ModifierKey("focusable", .bool, example: "true", "Whether a keyboard can focus the view.") {
      [.interaction(.focusable($0))]
    },
    ModifierKey(
      "other", .word("the name of a modifier"), example: "imageScale(.large)",
      "A modifier that changes nothing of what is modelled, by name."
    ) { [.other($0)] },
  ]
}

/// A gesture in braces.
struct GestureForm: Sendable {
  var gesture: InteractionModifier.Gesture?
  var count = 1
  var minimumDistance = 10.0
  var action: Action?

  /// A gesture with what it does.
  typealias Outcome = (gesture: InteractionModifier.Gesture, action: Action?)

  static let type = ValueType<Outcome>.forms(
    scalar: gestures.map { ($0, nil) }, mapping: record.type.map { ($0.finished, $0.action) })

  static let tap = ValueType<Outcome>.forms(
    scalar: ValueType<Action>.action.map { (.tap(count: 1), $0) },
    mapping: tapRecord.type.map { (.tap(count: $0.count), $0.action) })

  /// Names of gestures; `pan` and `swipe` are drags.
  static let gestures = ValueType<InteractionModifier.Gesture>.choice(
    "a gesture",
    [
      ("tap", .tap(count: 1)), ("doubleTap", .tap(count: 2)), ("longPress", .longPress),
      ("drag", .drag(minimumDistance: 10)), ("pan", .drag(minimumDistance: 10)),
      ("swipe", .drag(minimumDistance: 10)), ("magnify", .other("magnify")), ("rotate", .other("rotate")),
    ])

  private static let does = Key<GestureForm>(
    "does", \.action, .action, example: "stop", "What it does: what its author calls it, or an action.")

  static let record = RecordType<GestureForm>(
    "gesture-form", "a gesture", start: { GestureForm() },
    keys: [
      Key("kind", \.gesture, gestures, required: true, example: "drag", "Which gesture it is."),
      Key(
        "minimum-distance", \.minimumDistance, .length, aliases: ["minimumDistance"], standard: "10",
        example: "0", "Points that a drag takes to begin."),
      does,
    ])

  static let tapRecord = RecordType<GestureForm>(
    "tap-form", "a tap", start: { GestureForm() },
    keys: [
      Key(
        "count", \.count, .integer("a number of taps from 1", from: 1), standard: "1", example: "2",
        "How many taps it takes."),
      does,
    ])

  private var finished: InteractionModifier.Gesture {
    if case .drag = gesture { .drag(minimumDistance: minimumDistance) } else { gesture ?? .tap(count: 1) }
  }
}
