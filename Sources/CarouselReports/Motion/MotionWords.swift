import CarouselModel
import CarouselSemantics

/// How motion is worded.
enum MotionWords {
  /// An effect: "scale 0.92, opacity 0.7"; "none" where there is none.
  static func text(_ values: EffectValues) -> String {
    let parts = EffectValues.Kind.allCases.compactMap { kind -> String? in
      if let expression = values.unknown[kind] {
        return "\(name(of: kind)) ‹\(EscapedText.plain(expression))›"
      }
      return values[kind].map { "\(name(of: kind)) \(DecimalText.text($0))\(unit(of: kind))" }
    }
    return parts.isEmpty ? "none" : parts.joined(separator: ", ")
  }

  static func name(of kind: EffectValues.Kind) -> String {
    switch kind {
    case .scale, .opacity, .rotation: kind.rawValue
    case .offsetX: "offset"
    case .offsetY: "vertical offset"
    }
  }

  static func unit(of kind: EffectValues.Kind) -> String {
    switch kind {
    case .scale, .opacity: ""
    case .rotation: " degrees"
    case .offsetX, .offsetY: " points"
    }
  }

  /// An animation: "smooth over 0.8 seconds".
  static func text(_ animation: Animation?) -> String {
    guard let animation else { return "none" }
    let duration = animation.duration.map { " over \(DecimalText.text($0)) seconds" } ?? ""
    return EscapedText.plain(animation.name) + duration + (animation.repeatsForever ? ", for ever" : "")
  }

  /// How often a carousel moves by itself.
  static func interval(_ autoplay: Autoplay) -> String {
    autoplay.interval.map { "every \(DecimalText.text($0)) seconds" } ?? "at intervals that are not known"
  }

  /// What decides whether it moves at all and is not known.
  static func condition(_ autoplay: Autoplay) -> String? {
    autoplay.condition.map { "depending on ‹\(EscapedText.plain($0))›" }
  }

  /// An animation or transition of a view: "transition of Text "Ocean": opacity".
  static func text(_ motion: DeclaredMotion) -> String {
    switch motion.kind {
    case .transition(let name): "transition of \(EscapedText.plain(motion.view)): \(EscapedText.plain(name))"
    case .animation(let animation): "animation of \(EscapedText.plain(motion.view)): \(text(animation))"
    }
  }

  /// A paint in a word or two: "primary", "white at 0.75".
  static func text(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): self.text(color)
    case .linearGradient(let gradient):
      "gradient of " + gradient.stops.map { self.text($0.color) }.joined(separator: ", ")
    case .hierarchical(let level): level.rawValue
    case .material(let name): EscapedText.plain(name)
    case .unknown(let expression): "‹\(EscapedText.plain(expression))›"
    }
  }

  private static func text(_ color: Color) -> String {
    let opacity = color.opacity == 1 ? "" : " at \(DecimalText.text(color.opacity))"
    switch color.base {
    case .named(let name): return name.rawValue + opacity
    case .rgb(let red, let green, let blue):
      return "rgb \([red, green, blue].map(DecimalText.text).joined(separator: " "))" + opacity
    case .unknown(let expression): return "‹\(EscapedText.plain(expression))›" + opacity
    }
  }

  /// The identifiers of the cards that autoplay goes to, until its cycle begins again.
  static func moves(_ autoplay: Autoplay, _ cards: LazyList<String>) -> [String] {
    guard !autoplay.cycle.isEmpty else { return [] }
    return autoplay.moves(autoplay.cycle.count, of: cards.count).filter { cards.indices.contains($0) }
      .map { cards[$0] }
  }
}
