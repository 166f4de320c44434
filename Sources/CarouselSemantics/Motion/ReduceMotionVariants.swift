public import CarouselModel

/// A screen's tree with Reduce Motion off and on.
public struct ReduceMotionVariants: Sendable {
  /// The tree with Reduce Motion off.
  public let standard: SemanticTree
  /// The tree with Reduce Motion on.
  public let reduced: SemanticTree

  /// Animations and transitions outside the carousels, with Reduce Motion off.
  public let standardMotion: [DeclaredMotion]
  /// Animations and transitions outside the carousels, with Reduce Motion on.
  public let reducedMotion: [DeclaredMotion]

  /// Asks the screen twice.
  public init(screen: Screen, settings: AccessibilitySettings, state: ScreenState? = nil) {
    standard = SemanticTree(screen: screen, settings: settings.withReduceMotion(false), state: state)
    reduced = SemanticTree(screen: screen, settings: settings.withReduceMotion(true), state: state)
    standardMotion = Self.motion(of: screen, standard.context)
    reducedMotion = Self.motion(of: screen, reduced.context)
  }

  /// The motion of each carousel that is there in both variants, told apart by the state of its current card.
  public var tables: [MotionTable] {
    var others = reduced.carousels
    return standard.carousels.compactMap { carousel in
      guard let match = others.firstIndex(where: { $0.facts.position == carousel.facts.position }) else {
        return nil
      }
      return MotionTable(standard: carousel, reduced: others.remove(at: match))
    }
  }

  /// Where what assistive technology is given differs, in reading order.
  public var differences: VariantDifferences { VariantDifferences(standard, reduced) }

  private static func motion(of screen: Screen, _ context: ScreenContext) -> [DeclaredMotion] {
    var met: Set<Declaration> = []
    // What is written once may be met on several views that are made of data.
    return DeclaredMotion.all(in: screen.root(settings: context.settings, state: context.state), context)
      .filter { $0.source == nil || met.insert(Declaration(kind: $0.kind, source: $0.source)).inserted }
  }

  private struct Declaration: Hashable {
    let kind: DeclaredMotion.Kind
    let source: SourceRange?
  }
}
