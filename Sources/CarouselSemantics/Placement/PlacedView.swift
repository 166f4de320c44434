package import CarouselModel

/// A view where it is on the screen, with what it takes over from the views around it.
///
/// Checks of what is seen need the views themselves, since assistive technology is given no colours and none of
/// the texts that an element swallows. Children are placed when they are asked for.
package struct PlacedView: Sendable {
  /// The view.
  package let view: ViewNode
  /// The rectangle at each level: first that of the bare view, last that of the view with all its modifiers.
  package let rects: [Rect]
  let environments: [LayoutEnvironment]

  init(_ view: ViewNode, in rect: Rect, _ environment: LayoutEnvironment) {
    self.view = view
    let levels = ModifierLevels(of: view, ProposedSize(rect.size), environment, layout: Layout())
    rects = levels.rects(outer: rect, isRightToLeft: environment.isRightToLeft)
    environments = levels.environments
  }

  /// The outermost view of a screen.
  package init(screen: Screen, settings: AccessibilitySettings, state: ScreenState? = nil) {
    let context = screen.context(settings: settings, state: state)
    let view = screen.root(settings: settings, state: state)
    let environment = LayoutEnvironment(context: context)
    let room = context.settings.screenSize
    let bounds = Rect(x: 0, y: 0, width: room.width, height: room.height)
    let size = Layout().size(of: view, ProposedSize(room), environment)
    let rect = bounds.aligning(size, .center, isRightToLeft: environment.isRightToLeft)
    self.init(view, in: rect, environment)
  }

  /// The rectangle of the view with all its modifiers.
  package var frame: Rect { rects[rects.count - 1] }
  /// The rectangle of the bare view.
  package var content: Rect { rects[0] }
  /// What was asked: settings and state.
  package var context: ScreenContext { environments[0].context }
  /// How text in the bare view is set.
  package var font: Font { environments[0].font }
  /// Most lines of text in the bare view; nil is no limit.
  package var lineLimit: Int? { environments[0].lineLimit }
  /// Whether controls in the bare view are disabled.
  package var isDisabled: Bool { environments[0].isDisabled }
  /// Whether content is replaced by placeholders.
  package var isRedacted: Bool { environments[0].redaction != nil }
  /// The state that tells which carousel's row the view is; nil where it is no row of cards.
  package var rowPosition: StateKey? {
    if case .stack = view.kind { environments[0].row } else { nil }
  }

  /// The nodes that assistive technology is given for the view.
  package var nodes: NodeList {
    SemanticsBuilder().nodes(of: view, in: frame, environments[environments.count - 1])
  }

  /// The size in points of text in the bare view under a text size.
  package func pointSize(_ textSize: AccessibilitySettings.TextSize) -> Double {
    TextMetrics.pointSize(font, textSize)
  }

  /// The line height in points of text in the bare view under a text size.
  package func lineHeight(_ textSize: AccessibilitySettings.TextSize) -> Double {
    TextMetrics.lineHeight(font, textSize)
  }

  /// The estimated width in points of a text on one line in the bare view under a text size.
  package func textWidth(_ text: String, _ textSize: AccessibilitySettings.TextSize) -> Double {
    TextMetrics.width(text, pointSize: pointSize(textSize))
  }
}
