import CarouselModel
import LocatedValues

/// Modifiers about how a view moves.
enum MotionKeys {
  static let all: [ModifierKey] = [
    ModifierKey(
      "scroll-transition", ScrollTransitionForm.type, aliases: ["scrollTransition"],
      example: "{scale: 0.92, opacity: 0.7, reduce-motion: {scale: 1}}",
      "An effect on a view that scrolls on or off: what it is beside the middle, and what Reduce Motion makes of it."
    ) { [.motion(.scrollTransition($0))] },
    ModifierKey(
      "animation", .orNone(AnimationForm.type), example: "{name: smooth, duration: 0.8}",
      "How a change is animated; `none` switches the animation off."
    ) { [.motion(.animation($0.value))] },
    ModifierKey(
      "transition", .word("the name of a transition"), example: "opacity",
      "How the view comes, goes or changes its content, by name."
    ) {
      [.motion(.transition(name: $0))]
    },
    ModifierKey(
      "autoplay", AutoplayForm.type, example: "{interval: 5, stop: [button, focus]}",
      "Something that changes the state without being asked."
    ) { [.motion(.autoplay($0))] },
  ]
}

/// How a change is animated: a name, or a mapping.
struct AnimationForm: Sendable {
  var name: String?
  var duration: Double?
  var repeatsForever = false

  static let type = ValueType<Animation>.forms(
    scalar: ValueType.word("the name of an animation").map { Animation($0) },
    mapping: record.type.map {
      Animation($0.name ?? "default", duration: $0.duration, repeatsForever: $0.repeatsForever)
    })

  static let record = RecordType<AnimationForm>(
    "animation-form", "an animation", start: { AnimationForm() },
    keys: [
      Key(
        "name", \.name, .word("the name of an animation"), required: true, example: "smooth",
        "SwiftUI's name: snappy, smooth, spring, easeInOut ..."),
      Key("duration", \.duration, .seconds, example: "0.8", "Seconds."),
      Key(
        "repeats-forever", \.repeatsForever, .bool, aliases: ["repeatsForever"], standard: "false",
        example: "true", "Whether it repeats until it is stopped."),
    ])
}

/// What an effect does to a drawing, in braces.
struct EffectForm: Sendable {
  var values = EffectValues()

  static let record = RecordType<EffectForm>(
    "effect", "an effect", start: { EffectForm() }, keys: keys(\.values))

  static func keys<Root>(_ path: any WritableKeyPath<Root, EffectValues> & Sendable) -> [Key<Root>] {
    [
      Key("scale", .factor, example: "0.92", "Size factor.") { $1[keyPath: path].scale = $0 },
      Key("opacity", .share, example: "0.7", "Opacity from 0 to 1.") { $1[keyPath: path].opacity = $0 },
      Key("rotation", .degrees, example: "52", "Degrees.") { $1[keyPath: path].rotation = $0 },
      Key("offset-x", .distance, aliases: ["offsetX"], example: "12", "Points to the right.") {
        $1[keyPath: path].offsetX = $0
      },
      Key("offset-y", .distance, aliases: ["offsetY"], example: "12", "Points downwards.") {
        $1[keyPath: path].offsetY = $0
      },
    ]
  }
}

/// An effect of scrolling, in braces.
///
/// Rotation and shifts turn round on the other side.
struct ScrollTransitionForm: Sendable {
  var values = EffectValues()
  var reduced: EffectValues?
  var axis: Axis?

  static let type = ValueType<ScrollTransition>(.record(record.shape)) { value, session in
    record.type.read(value, &session)?.transition(reduceMotion: session.context.settings.reduceMotion)
  }

  static let record = RecordType<ScrollTransitionForm>(
    "scroll-transition-form", "a scroll transition", start: { ScrollTransitionForm() },
    keys: EffectForm.keys(\.values) + [
      Key(
        "axis", \.axis, .choice("an axis"), example: "horizontal",
        "The axis; without it, that of the nearest scroll view."),
      Key(
        "reduce-motion", \.reduced, EffectForm.record.type.map(\.values), aliases: ["reduceMotion"],
        example: "{scale: 1}", "What differs while Reduce Motion is on; without it, nothing does."),
    ])

  func transition(reduceMotion: Bool) -> ScrollTransition {
    let side = reduceMotion ? values.replaced(by: reduced) : values
    return ScrollTransition(axis: axis) { side.at($0) }
  }
}

extension EffectValues {
  /// These values, with those of `other` in their place where it has some.
  func replaced(by other: Self?) -> Self {
    EffectValues(
      scale: other?.scale ?? scale, opacity: other?.opacity ?? opacity, rotation: other?.rotation ?? rotation,
      offsetX: other?.offsetX ?? offsetX, offsetY: other?.offsetY ?? offsetY)
  }

  /// The effect of a phase, where these are the values of a view that leaves at the leading edge.
  func at(_ phase: ScrollTransition.Phase) -> Self {
    switch phase {
    case .topLeading: self
    case .identity:
      EffectValues(
        scale: scale.map { _ in 1 }, opacity: opacity.map { _ in 1 }, rotation: rotation.map { _ in 0 },
        offsetX: offsetX.map { _ in 0 }, offsetY: offsetY.map { _ in 0 })
    case .bottomTrailing:
      EffectValues(
        scale: scale, opacity: opacity, rotation: rotation.map { 0 - $0 }, offsetX: offsetX.map { 0 - $0 },
        offsetY: offsetY.map { 0 - $0 })
    }
  }
}
