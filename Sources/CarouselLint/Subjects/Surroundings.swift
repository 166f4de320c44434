package import CarouselModel
package import CarouselSemantics

/// What holds for a view because of the views and modifiers around it.
package struct Surroundings: Sendable {
  /// The way through the screen.
  package var path: [String] = []
  /// Where the view, or else the nearest one around it, was declared.
  package var source: SourceRange?
  /// What text and symbols are painted with; nil is the system's label colour.
  package var foreground: Paint?
  /// How far text may shrink to fit.
  package var minimumScale: Double?
  /// Whether nothing of it can be seen (opacity 0, `hidden()`).
  package var isInvisible = false
  /// Why assistive technology is not given it as it is; nil if it is.
  package var hiddenBy: HiddenReason?
  /// Whether the author calls it decoration.
  package var isDecoration = false
  /// What the nearest view with a stated part is to the carousel.
  package var part: CarouselPart?
  /// The layers behind it, from the page upwards.
  package var backdrop = Backdrop()
  /// The fixed height in points that it must fit, and where that was written.
  package var fixedHeight: (height: Double, source: SourceRange?)?
  /// The language of its words.
  package var language: String?
  /// Whether it is the label of a button, link or other control.
  package var isInControl: Bool { controlDepth > 0 }
  /// How many controls it lies in, itself included.
  package var controlDepth = 0
  /// The number of the carousel, from 1.
  package var carousel: Int?
  /// The zero-based index of the card.
  package var card: Int?
  /// The modifiers whose outcome is not known, innermost last.
  package var unknown: [UnknownModifier] = []
  /// The names of the groups around it, outermost first.
  package var groupLabels: [TextValue] = []

  /// What holds inside a modifier; `inner` is the rectangle of what it applies to.
  func inside(_ modifier: Modifier, inner: Rect) -> Self {
    guard modifier.isEnabled else { return self }
    var copy = self
    switch modifier.kind {
    case .appearance(let change): copy.take(change, inner)
    case .accessibility(let change): copy.take(change, modifier.source)
    case .layout(.frame(_, let height?, _)): copy.fixedHeight = (height, modifier.source)
    case .layout(.flexibleFrame(let limits)) where limits.maxHeight.map(\.isFinite) == true:
      copy.fixedHeight = (limits.maxHeight ?? 0, modifier.source)
    case .unknown(let unknown): copy.unknown.append(unknown)
    default: break
    }
    return copy
  }

  private mutating func take(_ change: AppearanceModifier, _ inner: Rect) {
    switch change {
    case .opacity(let opacity):
      if opacity == 0 { isInvisible = true }
      backdrop.begin(opacity: opacity)
    case .hidden: isInvisible = true
    case .redacted: isInvisible = true
    case .foregroundStyle(let paint): foreground = paint.inheriting(foreground)
    case .minimumScaleFactor(let factor): minimumScale = factor
    case .background(let paint, _): backdrop.add(.paint(paint, inner))
    default: break
    }
  }

  private mutating func take(_ change: AccessibilityModifier, _ source: SourceRange?) {
    switch change {
    case .hidden(true): hiddenBy = hiddenBy ?? HiddenReason(.accessibilityHidden, source: source)
    case .element(.ignore): hiddenBy = hiddenBy ?? HiddenReason(.ignoredByParent, source: source)
    case .element(.combine): hiddenBy = hiddenBy ?? HiddenReason(.combinedIntoParent, source: source)
    case .representation: hiddenBy = hiddenBy ?? HiddenReason(.replacedByRepresentation, source: source)
    case .language(let tag): language = tag
    default: break
    }
  }
}
