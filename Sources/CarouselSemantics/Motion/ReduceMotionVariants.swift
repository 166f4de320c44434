public import CarouselModel

/// A screen's tree with Reduce Motion off and on.
public struct ReduceMotionVariants: Sendable {
  /// The tree with Reduce Motion off.
  public let standard: SemanticTree
  /// The tree with Reduce Motion on.
  public let reduced: SemanticTree

  /// Asks the screen twice.
  public init(screen: Screen, settings: AccessibilitySettings, state: ScreenState? = nil) {
    standard = SemanticTree(screen: screen, settings: settings.withReduceMotion(false), state: state)
    reduced = SemanticTree(screen: screen, settings: settings.withReduceMotion(true), state: state)
  }

  /// The motion of each carousel that is there in both variants.
  public var tables: [MotionTable] {
    zip(standard.carousels, reduced.carousels).map { MotionTable(standard: $0, reduced: $1) }
  }

  /// Where what assistive technology is given differs, in reading order.
  public var differences: VariantDifferences { VariantDifferences(standard, reduced) }
}
