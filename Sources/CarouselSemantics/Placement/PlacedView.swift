package import CarouselModel

/// A view where it is on the screen, with what it takes over from the views around it.
///
/// Checks of what is seen need the views themselves, since assistive technology is given no colours and none of
/// the texts that an element swallows. Children are placed when they are asked for.
package struct PlacedView: Sendable {
  /// The rectangle at each level: first that of the bare view, last that of the view with all its modifiers.
  package let rects: [Rect]
  let measured: Measurement
  let builder: SemanticsBuilder

  init(_ measured: Measurement, in rect: Rect, _ builder: SemanticsBuilder) {
    self.measured = measured
    self.builder = builder
    let levels = measured.rects(in: rect)
    rects = (0...measured.view.modifiers.count).map { levels[$0] }
  }

  /// The outermost view of a screen.
  package init(screen: Screen, settings: AccessibilitySettings, state: ScreenState? = nil) {
    let context = screen.context(settings: settings, state: state)
    let view = screen.root(settings: settings, state: state)
    let room = context.settings.screenSize
    let environment = LayoutEnvironment(EnvironmentValues(context: context))
    let measured = Measurement(view, ProposedSize(room), environment)
    let bounds = Rect(x: 0, y: 0, width: room.width, height: room.height)
    let rect = bounds.aligning(measured.size, .center, isRightToLeft: environment.isRightToLeft)
    self.init(measured, in: rect, SemanticsBuilder())
  }

  /// The view.
  package var view: ViewNode { measured.view }
  /// The rectangle of the view with all its modifiers.
  package var frame: Rect { rects[rects.count - 1] }
  /// The rectangle of the bare view.
  package var content: Rect { rects[0] }
  /// What was asked: settings and state.
  package var context: ScreenContext { measured.environment.context }
  /// How text in the bare view is set.
  package var font: Font { measured.environment.font }
  /// Most lines of text in the bare view; nil is no limit.
  package var lineLimit: Int? { measured.environment.lineLimit }
  /// Whether controls in the bare view are disabled.
  package var isDisabled: Bool { measured.environment.isDisabled }
  /// Whether content is replaced by placeholders.
  package var isRedacted: Bool { measured.environment.redaction != nil }
  /// The state that tells which carousel's row the view is; nil where it is no row of cards.
  package var rowPosition: StateKey? { row?.carousel }

  /// The row that the view is, if it is one.
  var row: CardRow? { builder.row.flatMap { $0.view === measured ? $0 : nil } }

  /// The nodes that assistive technology is given for the view.
  package var nodes: NodeList { builder.nodes(of: measured, in: frame).resolved() }

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
    TextMetrics.width(TextValue(text), pointSize: pointSize(textSize))
  }
}
