import CarouselModel
import CarouselSemantics

/// Says what the contrast of texts is and what would be enough.
final class TextContrastJudge {
  private let report: Report
  private let check = TextContrastCheck()

  init(_ report: Report) { self.report = report }

  /// Judges a text outside of cards.
  func check(_ view: ViewSubject, settings: ScreenFacts) {
    judge(view, settings: settings)
  }

  /// Judges a text on a card, and again as it looks beside the current card.
  func check(_ view: ViewSubject, on card: CardSubject, of carousel: CarouselSubject) {
    guard judge(view, settings: carousel.screen), let opacity = card.restOpacity, opacity < 1,
      card.shows(view)
    else { return }
    var backdrop = view.surroundings.backdrop
    backdrop.layers.insert(.group(opacity: opacity), at: min(card.outerLayers, backdrop.layers.count))
    let needed = ratio(for: view)
    guard let verdict = verdicts(view, on: backdrop, needed, carousel.screen)?.first, verdict.outcome != .pass
    else { return }
    report.fail(
      .info, at: view.spot,
      "beside the current card, thinned to \(opacity.brief), \(describe(view, verdict))",
      advice: "thin the cards less, or darken what lies behind their text",
      assumptions: [Self.layoutAssumption], countsPerCard: true)
  }

  private static let layoutAssumption = "where the text lies is estimated from what is declared"

  /// Judges a text as it is; says whether it passes.
  @discardableResult
  private func judge(_ view: ViewSubject, settings: ScreenFacts) -> Bool {
    let needed = ratio(for: view)
    let backdrop = view.surroundings.backdrop
    guard let verdicts = verdicts(view, on: backdrop, needed, settings) else {
      return judgeUnknown(view, needed, settings)
    }
    guard let level = level(of: verdicts) else {
      report.pass()
      return true
    }
    let verdict = verdicts[0].outcome == .pass ? verdicts[1] : verdicts[0]
    let ground = GroundKnowledge(backdrop, behind: view.rect)
    guard ground != .unstated else {
      report.review(
        at: view.spot, "no background is stated; on the system's \(describe(view, verdict))",
        advice: "state what lies behind the text", countsPerCard: true)
      return false
    }
    let isEstimated = verdict.outcome == .failInZone || verdict.outcome == .partly || ground == .throughToPage
    report.fail(
      isEstimated ? min(level, .warning) : level, at: view.spot, describe(view, verdict),
      advice: advice(view, verdict),
      assumptions: isEstimated ? [Self.layoutAssumption] : [], countsPerCard: true)
    return false
  }

  private func level(of verdicts: [TextContrastVerdict]) -> Level? {
    switch verdicts[0].outcome {
    case .fail: return .error
    case .failInZone, .partly: return .warning
    case .pass: break
    }
    switch verdicts[1].outcome {
    case .fail, .failInZone: return .warning
    case .partly: return .info
    case .pass: return nil
    }
  }

  private func verdicts(
    _ view: ViewSubject, on backdrop: Backdrop, _ needed: Double, _ screen: ScreenFacts
  ) -> [TextContrastVerdict]? {
    check.verdicts(
      view.paint, on: backdrop, in: view.rect, needed: needed, appearance: screen.screen.overrides.appearance,
      isRightToLeft: screen.settings.effectiveDirection == .rightToLeft)
  }

  /// Something below is not known: only its bound can be told.
  private func judgeUnknown(_ view: ViewSubject, _ needed: Double, _ screen: ScreenFacts) -> Bool {
    let isRightToLeft = screen.settings.effectiveDirection == .rightToLeft
    let grounds = Look.all(screen.screen.overrides.appearance).map { look in
      (
        ground: Ground(view.surroundings.backdrop, behind: view.rect, look, isRightToLeft: isRightToLeft),
        look: look
      )
    }
    let bounds = grounds.compactMap { ground, look -> (least: Double, greatest: Double)? in
      guard let field = PaintField(view.paint, view.rect, look, isRightToLeft: isRightToLeft) else {
        return nil
      }
      return ContrastRange.bound(field.color(at: 0), on: ground)
    }
    let what = grounds.lazy.compactMap(\.ground.unknown).first ?? view.paint.words
    guard bounds.count == grounds.count, let least = bounds.map(\.least).min(),
      let greatest = bounds.map(\.greatest).max()
    else {
      report.review(
        at: view.spot, "the contrast of \(view.words) is not known: \(what)",
        advice: "check it by eye in light and dark",
        countsPerCard: true)
      return false
    }
    guard least < needed else {
      report.pass()
      return true
    }
    report.review(
      at: view.spot,
      "\(view.words) over \(what) has between \(least.ratio) and \(greatest.ratio) of the \(needed.brief) that it needs",
      advice:
        "check it by eye, or lay a scrim between: black at \(needed > 4 ? "0.54" : "0.42") is enough under white text",
      countsPerCard: true)
    return false
  }

  /// The ratio that a text needs by its size as delivered.
  private func ratio(for view: ViewSubject) -> Double {
    let isBold = [.bold, .heavy, .black].contains(view.placed.font.weight ?? .regular)
    let isPoints = report.options.word("large-text") == "points"
    let limit = isPoints ? (isBold ? 14 : 18) : (isBold ? 18.66 : 24)
    return report.options.number(view.placed.pointSize(.large) >= limit ? "large" : "normal")
  }

  private func describe(_ view: ViewSubject, _ verdict: TextContrastVerdict) -> String {
    let range = verdict.range
    let numbers =
      range.least.ratio == range.greatest.ratio
      ? range.least.ratio : "\(range.least.ratio) to \(range.greatest.ratio)"
    let behind = view.groundWords.map { " on \($0)" } ?? ""
    let place = range.worstPlace.map { ", lowest at \(Int(($0 * 100).rounded())) % of the gradient" } ?? ""
    let share =
      verdict.outcome == .partly ? ", \(max(1, Int((range.shareBelow * 100).rounded()))) % of it below" : ""
    return
      "\(view.words)\(behind) has \(numbers) to 1 and needs \(verdict.needed.brief) (\(verdict.look.words)\(place)\(share))"
  }

  private func advice(_ view: ViewSubject, _ verdict: TextContrastVerdict) -> String {
    let range = verdict.range
    var ways: [String] = []
    if let scrim = PassingColors.scrim(behind: range.worstText, on: range.worstGround, ratio: verdict.needed)
    {
      ways.append(
        "lay a \(scrim.isBlack ? "black" : "white") scrim of at least \(scrim.opacity.brief) behind the text")
    }
    if let color = PassingColors.text(near: range.worstText, on: verdict.grounds, ratio: verdict.needed) {
      ways.append("set the text in \(color.hexadecimal), the nearest colour that passes")
    }
    return ways.isEmpty ? "use less different colours behind the text" : ways.joined(separator: ", or ")
  }
}

/// How much of what lies behind a text is stated.
private enum GroundKnowledge {
  /// Something that nothing shines through.
  case covered
  /// Only layers that the page shines through.
  case throughToPage
  /// Nothing at all.
  case unstated

  init(_ backdrop: Backdrop, behind rect: Rect) {
    let paints = backdrop.layers.compactMap { layer -> Paint? in
      if case .paint(let paint, let area) = layer, area.meets(rect) { paint } else { nil }
    }.filter { $0 != .color(Color(.clear)) }
    self = paints.isEmpty ? .unstated : paints.contains(where: \.isOpaque) ? .covered : .throughToPage
  }
}

extension Paint {
  fileprivate var isOpaque: Bool {
    switch self {
    case .color(let color): color.opacity >= 1 && color.base != .named(.clear)
    case .linearGradient(let gradient):
      gradient.stops.allSatisfy { $0.color.opacity >= 1 && $0.color.base != .named(.clear) }
    default: false
    }
  }
}

extension ViewSubject {
  /// What it is painted with.
  var paint: Paint { surroundings.foreground ?? .hierarchical(.primary) }

  /// Where its letters are, in points of the screen.
  var rect: Rect {
    placed.content.width > 0 && placed.content.height > 0 ? placed.content : placed.frame
  }

  /// The text in words: "white text of 28 points, bold".
  fileprivate var words: String {
    let isBold = [.bold, .heavy, .black].contains(placed.font.weight ?? .regular)
    return
      "\(text?.quoted ?? "text"), \(paint.words), \(placed.pointSize(.large).brief) points\(isBold ? " bold" : ""),"
  }

  /// The uppermost paint behind it, in words.
  fileprivate var groundWords: String? {
    surroundings.backdrop.layers.lazy.reversed().compactMap { layer -> String? in
      guard case .paint(let paint, let area) = layer, area.meets(rect), paint != .color(Color(.clear)) else {
        return nil
      }
      return paint.words
    }.first
  }
}

extension CardSubject {
  /// The opacity that motion gives the card at rest beside the current one; nil for the current one and those far away.
  fileprivate var restOpacity: Double? {
    guard let table = carousel.motionTable, let current = table.currentIndex, current != index,
      abs(current - index) < 4
    else { return nil }
    return table.row(of: index, restingAt: current)?.standard.opacity
  }

  /// Whether enough of a text lies on the screen at rest to be read.
  fileprivate func shows(_ view: ViewSubject) -> Bool {
    let rect = view.rect
    let seen = min(rect.maxX, carousel.screen.settings.screenSize.width) - max(rect.x, 0)
    return seen >= min(24, rect.width / 4)
  }
}

extension Double {
  /// A ratio with two digits, rounded down so that 2.999 is not told as 3.
  var ratio: String {
    let hundredths = (self * 100).rounded(.down)
    return "\(Int(hundredths) / 100).\(Int(hundredths) % 100 < 10 ? "0" : "")\(Int(hundredths) % 100)"
  }
}
