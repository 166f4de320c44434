import CarouselModel
import LocatedValues

/// What makes a carousel adjustable, in braces.
struct AdjustableNotation: Sendable {
  var label: Stated<TextValue>?
  var value: Stated<TextValue>?
  var hint: TextValue?
  var valueSource: CarouselModel.SourceRange?
  var increment: AdjustableStatements.Step?
  var decrement: AdjustableStatements.Step?

  static let type = ValueType<Stated<AdjustableNotation>>.forms(
    scalar: ValueType.bool.map { $0 ? .given(AdjustableNotation()) : .absent },
    mapping: record.type.map { .given($0) })

  static let record = RecordType<AdjustableNotation>(
    "adjustable", "an adjustable element", acceptsNull: true, start: { AdjustableNotation() },
    keys: [
      Key("label", \.label, .orNone(.text), example: "Albums", "What it says."),
      Key(
        "value", .orNone(.text), example: "\"Midnight, 3 of 5\"",
        "The value that it says; `none` states that it has none."
      ) {
        $2.value = $0
        $2.valueSource = $3.source($1)
      },
      Key("hint", \.hint, .text, example: "Changes the album", "Its hint."),
      Key(
        "increment", \.increment, step, example: "next",
        "What swiping up does; `none` states that it does nothing."),
      Key(
        "decrement", \.decrement, step, example: "previous",
        "What swiping down does; `none` states that it does nothing."),
    ])

  private static let step = ValueType<AdjustableStatements.Step>(.word("what a direction does")) {
    value, session in
    guard let text = value.text, !value.isNull else {
      return session.wrongType(value, wants: "next, previous, none or a name")
    }
    switch text {
    case "next": return .next
    case "previous": return .previous
    case "none": return .nothing
    default: return .other(text)
    }
  }

  /// What is stated about it.
  func statements(_ source: CarouselModel.SourceRange?) -> AdjustableStatements {
    var result = AdjustableStatements()
    result.label = label?.value
    result.value = value?.value
    result.statesNoValue = value?.isAbsent ?? false
    result.increment = increment
    result.decrement = decrement
    result.valueSource = valueSource
    result.source = source
    return result
  }
}

/// The movement of a carousel without being asked, of which less may be known than its interval.
enum AutoplayNotation {
  static let type = ValueType<Stated<AutoplayForm>>.forms(
    scalar: ValueType(.anyOf([.bool, ValueType<Double>.seconds.shape])) { value, session in
      if let isOn = session.truth(of: value) { return isOn ? .given(AutoplayForm()) : .absent }
      return ValueType.seconds.read(value, &session).map { .given(AutoplayForm(interval: $0)) }
    },
    mapping: AutoplayForm.record.type.map { .given($0) })
}

/// How cards beside the current one look, in braces.
struct MotionForm: Sendable {
  var statements = MotionStatements()

  static let record = RecordType<MotionForm>(
    "motion", "motion", acceptsNull: true, start: { MotionForm() },
    keys: [
      Key(
        "scale", \.statements.scale, .factor, example: "0.92", "Size factor of a card beside the current one."
      ),
      Key("opacity", \.statements.opacity, .share, example: "0.7", "Its opacity, from 0 to 1."),
      Key("rotation", \.statements.rotation, .degrees, example: "52", "Degrees by which it turns away."),
      Key(
        "parallax", \.statements.parallax, .distance, example: "70",
        "Points by which its picture is shifted against the card."),
      Key(
        "transition", \.statements.transition, .word("the name of a transition"), aliases: ["animation"],
        example: "spring", "How one card gives way to the next, by name; `none` is at once."),
      Key(
        "autoplay", \.statements.autoplay, .bool, example: "false", "Whether the carousel moves by itself."),
      Key("controls", \.statements.controls, .bool, example: "true", "Whether the controls are there."),
    ])

  /// The effect on a card beside the current one; nil where none is stated.
  var effect: EffectValues? {
    let values = EffectValues(
      scale: statements.scale, opacity: statements.opacity, rotation: statements.rotation,
      offsetX: statements.parallax)
    return values == .identity ? nil : values
  }
}

/// What happens when a person has changed the card, in braces.
struct ChangeForm: Sendable {
  var statements = ChangeStatements()

  static let record = RecordType<ChangeForm>(
    "user-change", "a change by a person", acceptsNull: true, start: { ChangeForm() },
    keys: [
      Key(
        "announces", announces, example: "\"%lld of %lld, title\"",
        "Whether the new card is announced, or what is announced; `none` states that nothing is."
      ) {
        $1.statements.announces = $0.announces
        $1.statements.announcement = $0.announcement
      },
      Key(
        "focus", \.statements.focus, .choice("a place of the focus", ["stays", "card"].map { ($0, $0) }),
        example: "stays", "Where the focus goes."),
    ])

  private static let announces = ValueType<ChangeStatements>(.anyOf([.none, .bool, .text])) {
    value, session in
    var result = ChangeStatements()
    if value.saysNone {
      result.announces = false
      return result
    }
    if let isOn = session.truth(of: value) {
      result.announces = isOn
      return result
    }
    guard let text = ValueType.text.read(value, &session) else { return nil }
    result.announces = true
    result.announcement = text
    return result
  }
}
