import CarouselModel
import CarouselSemantics

/// Expects that turning Reduce Motion on changes nothing that assistive technology is given, and ends motion.
///
/// - Parameters:
///   - screen: The screen.
///   - kinds: The kinds of motion that must not be left with Reduce Motion on.
///   - fileID: The test's file, for the failure.
///   - filePath: The test's file, for the failure.
///   - line: The assertion's line, for the failure.
///   - column: The assertion's column, for the failure.
public func expectReduceMotion(
  _ screen: TestedScreen, leavesNo kinds: Set<MotionKind> = MotionKind.vestibular,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  let variants = ReduceMotionVariants(screen: screen.screen, settings: screen.settings)
  let changes = variants.differences.prefix(10).map { difference in
    "element \(difference.stop + 1), \(difference.property): '\(difference.first ?? "nothing")' with Reduce Motion off, "
      + "'\(difference.second ?? "nothing")' with it on"
  }
  if !changes.isEmpty {
    let head = "Reduce Motion changes what assistive technology is given on '\(screen.name)'"
    Failure.record(([head] + changes).joined(separator: "\n"), at: site)
  }
  let left = RemainingMotion(variants).facts.filter { kinds.contains($0.kind) }
  guard !left.isEmpty else { return }
  let head = "motion is left on '\(screen.name)' with Reduce Motion on"
  Failure.record(
    ([head] + left.map { "\($0.kind.rawValue): \($0.text)" }).joined(separator: "\n"), at: site)
}

/// What still moves on a screen with Reduce Motion on.
private struct RemainingMotion {
  struct Fact {
    var kind: MotionKind
    var text: String
  }

  private let variants: ReduceMotionVariants

  init(_ variants: ReduceMotionVariants) { self.variants = variants }

  var facts: [Fact] { variants.tables.flatMap { effects($0) + changes($0) } + declared }

  /// A row of many cards moves as its first ones do.
  private static let cardLimit = 12

  private func effects(_ table: MotionTable) -> [Fact] {
    let indices = 0..<min(table.count, Self.cardLimit)
    let values = indices.flatMap { rest in indices.compactMap { table.row(of: $0, restingAt: rest)?.reduced }
    }
    return [
      fact(.scale, .scale, values, unit: ""), fact(.rotation, .rotation, values, unit: " degrees"),
      fact(.offset, .offsetX, values, unit: " points across"),
      fact(.offset, .offsetY, values, unit: " points down"), fact(.opacity, .opacity, values, unit: ""),
    ].compactMap(\.self)
  }

  /// An effect that is the same on all cards moves nothing.
  private func fact(
    _ kind: MotionKind, _ change: EffectValues.Kind, _ effects: [EffectValues], unit: String
  ) -> Fact? {
    if let unknown = effects.lazy.compactMap({ $0.unknown[change] }).first {
      return Fact(kind: kind, text: "what it is of cards is not known: ‹\(unknown)›")
    }
    let values = effects.map { $0[change] ?? change.neutral }
    guard let low = values.min(), let high = values.max(), high - low > 0.001 else { return nil }
    return Fact(kind: kind, text: "cards have \(rounded(low)) to \(rounded(high))\(unit)")
  }

  private func rounded(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  private func changes(_ table: MotionTable) -> [Fact] {
    let facts = table.reduced.facts
    var found: [Fact] = []
    if let autoplay = facts.autoplay {
      switch autoplay.runs(in: table.reduced.context.settings.withReduceMotion(true)) {
      case false?: break
      case true?:
        let often = autoplay.interval.map { "every \(rounded($0)) seconds" } ?? "by itself"
        found.append(Fact(kind: .autoplay, text: "the carousel moves \(often)"))
      case nil:
        found.append(Fact(kind: .autoplay, text: "whether the carousel moves by itself is not stated"))
      }
    }
    return found
      + facts.animations.compactMap { change in
        change.animation.map { Fact(kind: .animation, text: "\(change.subject), \($0.name)") }
      }
  }

  private var declared: [Fact] {
    variants.reducedMotion.compactMap { motion in
      let place = motion.source.map { " at line \($0.start.line)" } ?? ""
      switch motion.kind {
      case .transition(let name):
        guard !["opacity", "identity"].contains(name) else { return nil }
        return Fact(kind: .transition, text: "\(motion.view), \(name)\(place)")
      case .animation(let animation):
        return animation.map { Fact(kind: .animation, text: "\(motion.view), \($0.name)\(place)") }
      }
    }
  }
}
