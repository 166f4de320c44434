import CarouselModel

/// What views take over from the views around them.
struct EnvironmentValues: Sendable {
  /// What was asked: settings and state.
  let context: ScreenContext
  /// Whether rows begin at the right edge.
  let isRightToLeft: Bool
  /// How text is set.
  var font = Font.system(.body)
  /// Most lines of text.
  var lineLimit: Int?
  /// Whether controls are disabled.
  var isDisabled = false
  /// Whether content is replaced by placeholders, and where that was written.
  var redaction: HiddenReason?
  /// The system control style that was asked for last.
  var style: String?
  /// Whether a divider stands upright: it does in a row.
  var dividesColumns = false
  /// Safe area that was added around scroll views.
  var safeArea = EdgeInsets()
  /// Insets of what scroll views scroll.
  var contentMargins = EdgeInsets()
  /// Whether margins or safe area of an unknown length were added.
  var hasUnknownMargins = false
  /// The size that `containerRelativeFrame` measures: the nearest container without its insets.
  var container: Size
  /// The carousel whose row has not been met yet.
  var carousel: Carousel?
  /// The state that the nearest scroll view is bound to, and where its cards rest.
  var scrollPosition: (key: StateKey, anchor: Alignment.Place?)?

  init(context: ScreenContext) {
    self.context = context
    isRightToLeft = context.settings.effectiveDirection == .rightToLeft
    container = context.settings.screenSize
  }
}

/// The environment of a view; views that change nothing share that of the view around them.
@dynamicMemberLookup
final class LayoutEnvironment: Sendable {
  private let values: EnvironmentValues

  init(_ values: EnvironmentValues) { self.values = values }

  subscript<Value>(dynamicMember path: KeyPath<EnvironmentValues, Value>) -> Value { values[keyPath: path] }

  /// A copy with some values changed.
  func changing(_ change: (inout EnvironmentValues) -> Void) -> LayoutEnvironment {
    var copy = values
    change(&copy)
    return LayoutEnvironment(copy)
  }

  /// The environment inside a modifier; `isScroll` tells whether safe area is left to what is inside.
  func inside(_ modifier: Modifier, isScroll: Bool) -> LayoutEnvironment {
    guard modifier.isEnabled, modifier.changesEnvironment(isScroll: isScroll) else { return self }
    return changing { $0.take(modifier) }
  }
}

extension Modifier {
  fileprivate func changesEnvironment(isScroll: Bool) -> Bool {
    switch kind {
    case .appearance(.font), .appearance(.fontWeight), .appearance(.lineLimit), .appearance(.redacted),
      .appearance(.style), .scrolling(.contentMargins), .scrolling(.position):
      true
    case .interaction(.disabled(let isDisabled)): isDisabled
    case .layout(.safeAreaPadding): isScroll
    case .unknown(let unknown): ["contentMargins", "safeAreaPadding"].contains(unknown.name)
    default: false
    }
  }
}

extension EnvironmentValues {
  fileprivate mutating func take(_ modifier: Modifier) {
    switch modifier.kind {
    case .appearance(.font(let font)): self.font = font
    case .appearance(.fontWeight(let weight)): font.weight = weight
    case .appearance(.lineLimit(let lines)): lineLimit = lines
    case .appearance(.redacted): redaction = HiddenReason(.redacted, source: modifier.source)
    case .appearance(.style(let style)): self.style = style
    // A control inside cannot be enabled again.
    case .interaction(.disabled): isDisabled = true
    case .scrolling(.contentMargins(let insets)): contentMargins = contentMargins.adding(insets)
    case .scrolling(.position(let key, let anchor)): scrollPosition = (key, anchor)
    case .layout(.safeAreaPadding(let insets)): safeArea = safeArea.adding(insets)
    case .unknown: hasUnknownMargins = true
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

  var negated: EdgeInsets { EdgeInsets(top: -top, leading: -leading, bottom: -bottom, trailing: -trailing) }
}
