import CarouselModel
import CarouselSemantics

extension Rule {
  static let targetSize = Rule(
    "target-size", .operation, "A dot, arrow or button is too small to hit.",
    levels: .error("info below 44 points, a warning where the distance to the next target is not stated"),
    impact: "A person with a tremor, large fingers or a mouth stick hits the neighbour, or nothing.",
    because: """
      Make the area that takes touches at least 24 by 24 points, better 44 by 44; what is seen may stay small. A frame with a \
      content shape, or padding inside the button, does it.
      """,
    references: [
      .wcag("2.5.8"), .wcag("2.5.5"),
      Reference(
        "Apple, Human Interface Guidelines, Accessibility",
        url: "https://developer.apple.com/design/human-interface-guidelines/accessibility"),
      .report("uiowa/uiowa#9637"), .report("porsche-design-system/porsche-design-system#4194"),
      .report("OutSystems/outsystems-ui#1147"),
    ],
    options: [
      RuleOption("minimum", .number(24), "the smallest width and height in points (WCAG 2.2, 2.5.8)"),
      RuleOption(
        "recommended", .number(44), "the width and height in points below which it is mentioned (Apple)"),
    ],
    fixing: .always,
    fails: [
      Example("small dots close together", "▶dots: {interactive: true, size: 8, spacing: 8}\ncards: [A, B]"),
      Example(
        "a row of small targets close below",
        "▶dots: {interactive: true, size: 38x5, neighbour: 10 below}\ncards: [A, B]"),
      Example("below what Apple recommends", "controls:\n▶  next: {label: Next, size: 30}\ncards: [A, B]"),
    ],
    passes: [
      Example("a large area for touches", "dots: {interactive: true, size: 8, hit: 44}\ncards: [A, B]")
    ],
    traps: [
      Example("a single dot", "dots: {interactive: true, size: 8, spacing: 8}\ncards: [A]"),
      Example("dots that do nothing", "dots: {interactive: false, size: 8, spacing: 8}\ncards: [A, B]"),
      Example(
        "a control of full size does the same",
        "dots: {interactive: true, size: 8, spacing: 8}\ncontrols: {previous: {label: Previous, size: 44}, next: {label: Next, size: 44}}\ncards: [A, B]"
      ),
      Example("a page control of the platform", "hstack: [{page-control: {page: 1, count: 4}}]"),
    ],
    checks: .carousel { carousel, report in
      let check = TargetSizeCheck(carousel, report)
      check.dots()
      for (role, control) in carousel.stated.controls where role != .card { check.control(role, control) }
    },
    .view { view, report in
      guard view.isSizedTarget, let size = view.targetSize else { return }
      TargetSizeCheck.judge(
        size, gap: nil, noun: view.kind.name, at: view.spot, source: view.placed.view.source, hasEqual: false,
        report)
    })
}

/// Compares targets with the smallest sizes.
private struct TargetSizeCheck {
  let carousel: CarouselSubject
  let report: Report

  init(_ carousel: CarouselSubject, _ report: Report) {
    self.carousel = carousel
    self.report = report
  }

  func dots() {
    guard let dots = carousel.stated.dots, dots.isInteractive == true, let size = dots.hitSize ?? dots.size
    else { return }
    // A single dot has no other dot beside it, and nothing to choose.
    let isSingle = (dots.count ?? carousel.cardCount) == 1
    guard !isSingle || dots.neighborDistance != nil else { return report.pass() }
    let spacing = isSingle ? nil : dots.spacing
    let gaps = [spacing.map { ($0, Axis.horizontal) }, dots.neighborDistance.map { ($0, .vertical) }]
      .compactMap(\.self)
    let nearest = gaps.min { $0.0 + size[$0.1] < $1.0 + size[$1.1] }
    Self.judge(
      size, gap: nearest.map { $0.0 + size[$0.1] }, noun: "page dot", at: carousel.spot.at(dots.source),
      source: dots.source,
      hasEqual: hasFullControls, report)
  }

  func control(_ role: ControlRole, _ control: ControlStatements) {
    guard let size = control.hitSize ?? control.size else { return }
    Self.judge(
      size, gap: nil, noun: "'\(role.rawValue)' control", at: carousel.spot.at(control.source),
      source: control.source,
      hasEqual: false, report)
  }

  /// Whether previous and next controls of full size do what the dots do.
  private var hasFullControls: Bool {
    let minimum = report.options.number("minimum")
    return [ControlRole.previous, .next].allSatisfy { role in
      guard let control = carousel.stated.controls[role], let size = control.hitSize ?? control.size else {
        return false
      }
      return min(size.width, size.height) >= minimum
    }
  }

  /// Judges a target by its size and the distance of its centre from that of the nearest other one.
  static func judge(
    _ size: Size, gap: Double?, noun: String, at spot: Spot, source: SourceRange?, hasEqual: Bool,
    _ report: Report
  ) {
    let minimum = report.options.number("minimum")
    let recommended = report.options.number("recommended")
    let least = min(size.width, size.height)
    let words = "\(size.width.brief) by \(size.height.brief) points"
    guard least < recommended, !hasEqual else { return report.pass() }
    let fix = source.map {
      Fix(
        "make the area for touches \(recommended.brief) by \(recommended.brief)", safety: .safe,
        edits: [SemanticEdit(.setHitArea(Size(width: recommended, height: recommended)), view: $0)])
    }
    let advice = "make the area that takes touches \(recommended.brief) by \(recommended.brief) points"
    guard least < minimum, gap.map({ $0 < minimum }) ?? true else {
      return report.fail(.info, at: spot, "the \(noun) is \(words)", advice: advice, fix: fix)
    }
    // Circles of the smallest size around the centres must not meet (WCAG 2.2, 2.5.8, Spacing).
    report.fail(
      gap == nil ? .warning : .error, at: spot,
      "the \(noun) is \(words)"
        + (gap.map { ", and the next target of its size is \($0.brief) points away" } ?? ""),
      advice: advice, fix: fix)
  }
}

extension ViewSubject {
  /// Whether it is a button whose size is given where it is declared, apart from those that a carousel states.
  fileprivate var isSizedTarget: Bool {
    guard isVisible, !placed.isDisabled else { return false }
    switch part {
    case .control(.previous), .control(.next), .control(.pause), .dot, .dots: return false
    default: break
    }
    if case .button = kind { return true }
    return false
  }

  /// The area that takes touches, where it is given: the last frame or hit area, with padding outside of neither.
  fileprivate var targetSize: Size? {
    var size: Size?
    for modifier in placed.view.modifiers where modifier.isEnabled {
      switch modifier.kind {
      case .interaction(.hitArea(let area)): return area
      case .layout(.frame(let width?, let height?, _)): size = Size(width: width, height: height)
      default: break
      }
    }
    return size ?? labelSize
  }

  /// The size of the button's label with its padding, where it is given.
  private var labelSize: Size? {
    guard placed.view.children.count == 1, let label = placed.view.children.first else { return nil }
    var size: Size?
    for modifier in label.modifiers where modifier.isEnabled {
      switch modifier.kind {
      case .layout(.frame(let width?, let height?, _)): size = Size(width: width, height: height)
      case .layout(.padding(let insets)):
        size = size.map {
          Size(width: $0.width + insets.total(.horizontal), height: $0.height + insets.total(.vertical))
        }
      case .interaction(.hitArea(let area)): size = area
      default: break
      }
    }
    return size
  }
}
