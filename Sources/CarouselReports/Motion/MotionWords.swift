import CarouselModel
import CarouselSemantics

/// How motion is worded.
enum MotionWords {
  /// An effect: "scale 0.92, opacity 0.7"; "none" where there is none.
  static func text(_ values: EffectValues) -> String {
    let parts = [
      values.scale.map { "scale \(DecimalText.text($0))" },
      values.opacity.map { "opacity \(DecimalText.text($0))" },
      values.rotation.map { "rotation \(DecimalText.text($0)) degrees" },
      values.offsetX.map { "offset \(DecimalText.text($0)) points" },
      values.offsetY.map { "vertical offset \(DecimalText.text($0)) points" },
    ].compactMap { $0 }
    return parts.isEmpty ? "none" : parts.joined(separator: ", ")
  }

  /// An animation: "smooth over 0.8 seconds".
  static func text(_ animation: Animation?) -> String {
    guard let animation else { return "none" }
    let duration = animation.duration.map { " over \(DecimalText.text($0)) seconds" } ?? ""
    return EscapedText.plain(animation.name) + duration + (animation.repeatsForever ? ", for ever" : "")
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
