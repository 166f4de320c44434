import CarouselModel
import LocatedValues

/// Modifiers about how a view scrolls.
enum ScrollingKeys {
  static let all: [ModifierKey] = [
    ModifierKey(
      "content-margins", .insets(of: .length), aliases: ["contentMargins"], example: "{horizontal: 40}",
      "Insets the content of scroll views and leaves the safe area as it is."
    ) { [.scrolling(.contentMargins($0))] },
    ModifierKey(
      "scroll-target-behavior", TargetForm.type, aliases: ["scrollTargetBehavior"], example: "viewAligned",
      "Where scrolling comes to rest: `paging`, `viewAligned`, or a mapping with the limit of one swipe."
    ) { [.scrolling(.targetBehavior($0))] },
    ModifierKey(
      "scroll-target-layout", .flag("scroll-target-layout"), aliases: ["scrollTargetLayout"], example: "true",
      "Makes the views of this row the ones that scrolling aligns to."
    ) { _ in [.scrolling(.targetLayout)] },
    ModifierKey(
      "scroll-position", PositionForm.type, aliases: ["scrollPosition"],
      example: "{state: selection, anchor: center}",
      "Binds the card at rest to a state variable: its name, or a mapping with where the card is anchored."
    ) { [.scrolling(.position(StateKey($0.state ?? ""), anchor: $0.anchor))] },
    ModifierKey(
      "scroll-indicators", .bool, aliases: ["scrollIndicators"], example: "false",
      "Whether scroll indicators are shown."
    ) {
      [.scrolling(.indicators(isVisible: $0))]
    },
    ModifierKey(
      "scroll-disabled", .flag("scroll-disabled"), aliases: ["scrollDisabled"], example: "true",
      "Switches scrolling off."
    ) { _ in
      [.scrolling(.disabled)]
    },
    ModifierKey(
      "scroll-status", .text, aliases: ["accessibilityScrollStatus"], example: "Albums 3 to 5",
      "What is announced while scrolling (iOS 26)."
    ) { [.scrolling(.status($0))] },
  ]
}

/// Where scrolling comes to rest, in braces.
struct TargetForm: Sendable {
  var kind: ScrollModifier.TargetBehavior?
  var limit: String?

  static let type = ValueType<ScrollModifier.TargetBehavior>.forms(
    scalar: kinds,
    mapping: record.type.map { form in
      if let limit = form.limit, form.kind != .paging {
        .viewAligned(limit: limit)
      } else {
        form.kind ?? .paging
      }
    })

  private static let kinds = ValueType<ScrollModifier.TargetBehavior>.choice(
    "a place of rest", [("paging", .paging), ("viewAligned", .viewAligned(limit: nil))])

  static let record = RecordType<TargetForm>(
    "scroll-target-form", "a scroll target behaviour", start: { TargetForm() },
    keys: [
      Key("kind", \.kind, kinds, required: true, example: "viewAligned", "Where scrolling comes to rest."),
      Key(
        "limit", \.limit,
        .choice("a limit", ["automatic", "always", "alwaysByFew", "alwaysByOne", "never"].map { ($0, $0) }),
        example: "alwaysByOne", "How far one swipe may go, for `viewAligned`."),
    ])
}

/// The state that a scroll position is bound to, in braces.
struct PositionForm: Sendable {
  var state: String?
  var anchor: Alignment.Place?

  static let type = ValueType<Self>.forms(
    scalar: ValueType.word("the name of a state variable").map { PositionForm(state: $0) },
    mapping: record.type)

  static let record = RecordType<PositionForm>(
    "scroll-position-form", "a scroll position", start: { PositionForm() },
    keys: [
      Key(
        "state", \.state, .word("the name of a state variable"), required: true, example: "selection",
        "The state variable that holds the identifier of the card at rest."),
      Key("anchor", \.anchor, anchors, example: "center", "Where on the container the card rests."),
    ])

  static let anchors = ValueType<Alignment.Place>.choice(
    "an anchor",
    [("leading", .start), ("top", .start), ("center", .center), ("trailing", .end), ("bottom", .end)])
}
