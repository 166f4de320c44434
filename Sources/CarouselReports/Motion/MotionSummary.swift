import CarouselModel
public import CarouselSemantics

/// What turning Reduce Motion on or off changes, in words that can be heard in one go.
public struct MotionSummary: Sendable {
  private let variants: ReduceMotionVariants
  private let isOn: Bool

  /// More differences than this in what is said are counted and not told.
  private static let differenceLimit = 3

  /// Summarises the step from one variant to the other; `turningOn` says which way.
  public init(_ variants: ReduceMotionVariants, turningOn isOn: Bool) {
    self.variants = variants
    self.isOn = isOn
  }

  /// One fact after the other; the last ones tell whether what is said changes.
  public var facts: [String] {
    let tables = variants.tables
    let motion = tables.flatMap { table in
      let facts = cards(table) + autoplay(table) + animations(table)
      return tables.count > 1 ? facts.map { "\(table.standard.facts.kind.name): \($0)" } : facts
    }
    let all = motion + declared
    return (all.isEmpty ? ["nothing moves otherwise"] : all) + semantics
  }

  private func ordered<Value>(_ standard: Value, _ reduced: Value) -> (old: Value, new: Value) {
    isOn ? (standard, reduced) : (reduced, standard)
  }

  /// The current card and the ones beside it: further ones change alike.
  private func cards(_ table: MotionTable) -> [String] {
    guard let current = table.currentIndex else { return [] }
    let near = max(0, current - 1)..<min(table.count, current + 2)
    return near.compactMap { index in
      guard let row = table.row(of: index, restingAt: current) else { return nil }
      let (old, new) = ordered(row.standard, row.reduced)
      let changes = EffectValues.Kind.allCases.compactMap { $0.change(from: old, to: new) }
      return changes.isEmpty ? nil : "card \(index + 1): \(changes.joined(separator: ", "))"
    }
  }

  private func autoplay(_ table: MotionTable) -> [String] {
    let (old, new) = ordered(runs(table.standard.facts, false), runs(table.reduced.facts, true))
    guard old != new else { return [] }
    switch new {
    case true?:
      let words = table.standard.facts.autoplay.map { autoplay in
        [MotionWords.interval(autoplay), MotionWords.condition(autoplay)].compactMap(\.self)
      }
      return ["autoplay runs, " + (words ?? []).joined(separator: ", ")]
    case false?: return ["autoplay does not run"]
    case nil: return ["whether autoplay runs is not stated"]
    }
  }

  private func runs(_ facts: Carousel, _ isReduced: Bool) -> Bool? {
    guard let autoplay = facts.autoplay else { return false }
    return autoplay.runs(in: AccessibilitySettings().withReduceMotion(isReduced))
  }

  private func animations(_ table: MotionTable) -> [String] {
    zip(table.standard.facts.animations, table.reduced.facts.animations).compactMap { standard, reduced in
      let (old, new) = ordered(standard.animation, reduced.animation)
      guard old != new else { return nil }
      return "animation of \(standard.subject): \(MotionWords.text(new)) instead of \(MotionWords.text(old))"
    }
  }

  private var declared: [String] {
    let (old, new) = ordered(variants.standardMotion, variants.reducedMotion)
    let (oldKinds, newKinds) = (Set(old.map(\.kind)), Set(new.map(\.kind)))
    return new.filter { !oldKinds.contains($0.kind) }.map(MotionWords.text)
      + old.filter { !newKinds.contains($0.kind) }.map { "no more \(MotionWords.text($0))" }
  }

  private var semantics: [String] {
    var told: [String] = []
    var count = 0
    for difference in variants.differences {
      count += 1
      guard count <= Self.differenceLimit else { continue }
      let (old, new) = ordered(difference.first, difference.second)
      let words = (new ?? "nothing", old ?? "nothing")
      told.append("element \(difference.stop + 1), \(difference.property): \(words.0) instead of \(words.1)")
    }
    if count == 0 { return ["what is said stays the same"] }
    return told + (count > told.count ? ["and \(count - told.count) more differences in what is said"] : [])
  }
}

extension EffectValues.Kind {
  /// The kind's new value and its old one; nil if they are the same.
  fileprivate func change(from old: EffectValues, to new: EffectValues) -> String? {
    let (before, after) = (text(old), text(new))
    guard before != after else { return nil }
    return "\(MotionWords.name(of: self)) \(after) instead of \(before)\(MotionWords.unit(of: self))"
  }

  private func text(_ values: EffectValues) -> String {
    values.unknown[self].map { "‹\(EscapedText.plain($0))›" } ?? DecimalText.text(values[self] ?? neutral)
  }
}
