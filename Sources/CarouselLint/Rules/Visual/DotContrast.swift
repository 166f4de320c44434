import CarouselModel
import CarouselSemantics

/// Holds the page dots of one carousel against what lies behind them.
struct DotContrast {
  private let carousel: CarouselSubject
  private let report: Report
  private let judge: ContrastJudge

  init(_ carousel: CarouselSubject, _ report: Report) {
    self.carousel = carousel
    self.report = report
    judge = ContrastJudge(carousel.screen)
  }

  func check() {
    if let dots = carousel.facts.dots { checkDrawn(dots) } else { checkStated() }
  }

  /// Dots of which it is stated what fills them; whether the current one looks different is not.
  private func checkStated() {
    guard let dots = carousel.stated.dots, dots.isShown != false, let color = dots.color else { return }
    guard let view = carousel.views.first(where: { $0.isShape && $0.isDot }), view.isVisible else { return }
    let isInteractive = dots.isInteractive == true
    guard isInteractive || !isPositionSeen else { return report.pass() }
    var backdrop = view.surroundings.backdrop
    if let ground = dots.background { backdrop.add(.paint(ground, view.placed.content)) }
    let scene = ContrastScene(
      color.inheriting(view.surroundings.foreground), in: view.placed.content, over: backdrop)
    report(
      scene, isInteractive ? "the page dots, which are buttons" : "the page dots",
      isInteractive ? .warning : .info, view)
  }

  /// Dots whose looks are all known.
  private func checkDrawn(_ dots: PageDots) {
    let inactive = carousel.views.first { $0.isShape && $0.fill == dots.inactive.fill && $0.isVisible }
    let active = carousel.views.first { $0.isShape && $0.fill == dots.active.fill && $0.isVisible }
    if let inactive, !isPositionSeen {
      report(scene(of: inactive), "the page dots that are not current", .info, inactive)
    }
    guard let active else { return }
    report(scene(of: active), "the dot of the current card", .warning, active)
    checkDifference(dots, active)
  }

  /// A current dot that differs by colour alone must differ enough (WCAG 2.2, 1.4.1).
  private func checkDifference(_ dots: PageDots, _ active: ViewSubject) {
    guard dots.active.scale == dots.inactive.scale, dots.active.fill != dots.inactive.fill else { return }
    var backdrop = active.surroundings.backdrop
    backdrop.add(.paint(dots.inactive.fill.inheriting(active.surroundings.foreground), active.placed.content))
    let foreground = dots.active.fill.inheriting(active.surroundings.foreground)
    let scene = ContrastScene(foreground, in: active.placed.content, over: backdrop)
    report(
      scene, "the dot of the current card, which differs from the others by colour alone", .warning, active)
  }

  private func scene(of view: ViewSubject) -> ContrastScene {
    let paint = (view.fill ?? .hierarchical(.primary)).inheriting(view.surroundings.foreground)
    return ContrastScene(paint, in: view.placed.content, over: view.surroundings.backdrop)
  }

  private func report(_ scene: ContrastScene, _ what: String, _ level: Level, _ view: ViewSubject) {
    NontextFinding(what: what, scene: scene, assessment: judge.assessment(of: scene, needed: 3))
      .report(to: report, at: view.spot, gravest: level, judge)
  }

  /// Whether the position can also be read: then the dots only decorate.
  private var isPositionSeen: Bool {
    let around = carousel.views.filter { $0.isVisible }.compactMap(\.text)
    let onCard = carousel.card(at: 0)?.texts.compactMap(\.text) ?? []
    return (around + onCard).contains { PositionPhrase.last(in: $0) != nil }
  }
}

extension ViewSubject {
  fileprivate var isShape: Bool { if case .shape = kind { true } else { false } }

  fileprivate var fill: Paint? { if case .shape(let shape) = kind { shape.fill } else { nil } }

  fileprivate var isDot: Bool {
    switch part {
    case .dot, .dots: true
    default: false
    }
  }
}
