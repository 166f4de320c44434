import CarouselModel
import CarouselSemantics

/// What the contrast of one text comes to, over all looks.
struct TextContrastVerdict: Hashable {
  /// What was found.
  enum Outcome: Hashable {
    /// Enough everywhere.
    case pass
    /// Even the best place is too low, whatever the layout is.
    case fail
    /// The best place in the estimated zone of the text is too low.
    case failInZone
    /// A part of the zone is too low.
    case partly
  }

  var outcome: Outcome
  var look: Look
  var range: ContrastRange
  var needed: Double
  /// The grounds at the worst places of all looks with the same fault, for a colour that passes on all.
  var grounds: [RGB]
}

/// Computes the contrast of texts; remembers what it has computed, since the cards of a carousel share colours.
final class TextContrastCheck {
  private struct Key: Hashable {
    var paint: Paint
    var backdrop: Backdrop
    var rect: Rect
    var needed: Double
    var appearance: AccessibilitySettings.Appearance?
    var isRightToLeft: Bool
  }

  private var known: [Key: [TextContrastVerdict]] = [:]

  /// The verdicts without and with Increase Contrast, each that of the worst look; nil where a colour is not known.
  func verdicts(
    _ paint: Paint, on backdrop: Backdrop, in rect: Rect, needed: Double,
    appearance: AccessibilitySettings.Appearance?, isRightToLeft: Bool
  ) -> [TextContrastVerdict]? {
    let key = Key(
      paint: paint, backdrop: backdrop, rect: rect, needed: needed, appearance: appearance,
      isRightToLeft: isRightToLeft)
    if let verdicts = known[key] { return verdicts.isEmpty ? nil : verdicts }
    let looks = Look.all(appearance)
    let verdicts = [false, true].compactMap { contrast -> TextContrastVerdict? in
      worst(
        looks.filter { $0.increasesContrast == contrast }.map {
          verdict(paint, backdrop, rect, needed, $0, isRightToLeft)
        })
    }
    let isKnown = verdicts.count == 2
    // Carousels of very many different texts must not fill the memory.
    if known.count < 5_000 { known[key] = isKnown ? verdicts : [] }
    return isKnown ? verdicts : nil
  }

  private func verdict(
    _ paint: Paint, _ backdrop: Backdrop, _ rect: Rect, _ needed: Double, _ look: Look, _ isRightToLeft: Bool
  ) -> TextContrastVerdict? {
    let ground = Ground(backdrop, behind: rect, look, isRightToLeft: isRightToLeft)
    guard ground.unknown == nil, let field = PaintField(paint, rect, look, isRightToLeft: isRightToLeft)
    else { return nil }
    // Of a text that is a gradient itself, the end that is harder to read decides.
    let texts = field.isGradient ? [0, 0.5, 1].map { field.color(at: $0) } : [field.color(at: 0)]
    return worst(texts.map { text in verdict(text, ground, rect, needed, look) })
  }

  private func verdict(
    _ text: RGB, _ ground: Ground, _ rect: Rect, _ needed: Double, _ look: Look
  ) -> TextContrastVerdict {
    let everywhere = ContrastRange.everywhere(text, on: ground, limit: needed)
    guard everywhere.greatest >= needed else {
      return TextContrastVerdict(
        outcome: .fail, look: look, range: everywhere, needed: needed, grounds: [everywhere.worstGround])
    }
    let zone = ContrastRange.inside(rect, text, on: ground, limit: needed)
    let outcome: TextContrastVerdict.Outcome =
      zone.greatest < needed
      ? (ground.gradients.isEmpty ? .fail : .failInZone) : zone.least < needed ? .partly : .pass
    return TextContrastVerdict(
      outcome: outcome, look: look, range: zone, needed: needed,
      grounds: outcome == .pass ? [] : [zone.worstGround])
  }

  /// The gravest of several verdicts, the lowest ratio among equals; nil if one is not known.
  private func worst(_ verdicts: [TextContrastVerdict?]) -> TextContrastVerdict? {
    let known = verdicts.compactMap(\.self)
    guard known.count == verdicts.count, let first = known.first else { return nil }
    var worst = known.dropFirst().reduce(first) { $0.isGraver(than: $1) ? $0 : $1 }
    worst.grounds = known.flatMap(\.grounds)
    return worst
  }
}

extension TextContrastVerdict {
  fileprivate func isGraver(than other: Self) -> Bool {
    (outcome.rank, -range.least) >= (other.outcome.rank, -other.range.least)
  }
}

extension TextContrastVerdict.Outcome {
  var rank: Int {
    switch self {
    case .pass: 0
    case .partly: 1
    case .failInZone: 2
    case .fail: 3
    }
  }
}
