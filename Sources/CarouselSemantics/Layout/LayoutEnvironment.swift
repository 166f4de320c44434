import CarouselModel

/// What views take over from the views around them.
struct LayoutEnvironment: Sendable {
  /// What was asked: settings and state.
  var context: ScreenContext
  /// How text is set.
  var font = Font.system(.body)
  /// Most lines of text.
  var lineLimit: Int?
  /// Whether controls are disabled.
  var isDisabled = false
  /// Whether content is replaced by placeholders, and where that was written.
  var redaction: HiddenReason?
  /// Safe area that was added around scroll views.
  var safeArea = EdgeInsets()
  /// Insets of what scroll views scroll.
  var contentMargins = EdgeInsets()
  /// The size that `containerRelativeFrame` measures: the nearest container without its insets.
  var container: Size
  /// The carousel whose row has not been met yet.
  var carousel: Carousel?
  /// The carousel of which the next stack is the row, by its position.
  var row: StateKey?
  /// The state that the nearest scroll view is bound to, and where its cards rest.
  var scrollPosition: (key: StateKey, anchor: Alignment.Place?)?

  init(context: ScreenContext) {
    self.context = context
    container = context.settings.screenSize
  }

  var isRightToLeft: Bool { context.settings.effectiveDirection == .rightToLeft }

  /// The environment inside a modifier.
  func inside(_ modifier: Modifier) -> Self {
    guard modifier.isEnabled else { return self }
    var copy = self
    switch modifier.kind {
    case .appearance(let change): copy.take(change, source: modifier.source)
    case .interaction(.disabled(let isDisabled)): copy.isDisabled = copy.isDisabled || isDisabled
    case .scrolling(let change): copy.take(change)
    case .layout(.safeAreaPadding(let insets)): copy.safeArea = copy.safeArea.adding(insets)
    default: break
    }
    return copy
  }

  private mutating func take(_ change: AppearanceModifier, source: SourceRange?) {
    switch change {
    case .font(let font): self.font = font
    case .fontWeight(let weight): font.weight = weight
    case .lineLimit(let lines): lineLimit = lines
    case .redacted: redaction = HiddenReason(.redacted, source: source)
    default: break
    }
  }

  private mutating func take(_ change: ScrollModifier) {
    switch change {
    case .contentMargins(let insets): contentMargins = contentMargins.adding(insets)
    case .position(let key, let anchor): scrollPosition = (key, anchor)
    default: break
    }
  }
}

extension EdgeInsets {
  func adding(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
  }
}
