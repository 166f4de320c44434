public import CarouselModel

/// What assistive technology is given of a screen, under given settings and in a given state.
public struct SemanticTree: Sendable {
  /// The screen's name.
  public let name: String
  /// What was asked: settings and state.
  public let context: ScreenContext
  /// The nodes of the screen, in the order of declaration.
  public let root: NodeList
  /// What was assumed while the screen was read, one sentence each.
  public let assumptions: [String]

  /// Works out the tree of a screen; without a state, of the one in which it opens.
  public init(screen: Screen, settings: AccessibilitySettings, state: ScreenState? = nil) {
    name = screen.name
    let context = screen.context(settings: settings, state: state)
    self.context = context
    assumptions = screen.assumptions(in: context)
    let view = screen.root(settings: settings, state: state)
    let room = context.settings.screenSize
    let measured = Measurement(
      view, ProposedSize(room), LayoutEnvironment(EnvironmentValues(context: context)))
    let bounds = Rect(x: 0, y: 0, width: room.width, height: room.height)
    let rect = bounds.aligning(
      measured.size, .center, isRightToLeft: context.settings.effectiveDirection == .rightToLeft)
    root = SemanticsBuilder().nodes(of: measured, in: rect).resolved()
  }

  /// The places where a screen reader stops, in reading order.
  public var stops: StopSequence { StopSequence(tree: self) }

  /// The carousels of the screen, outermost first.
  public var carousels: [PlacedCarousel] { root.carousels }
}
