/// A change of what a view says or does, which the door that the view came through writes into its source.
///
/// An edit speaks of properties, never of text, so that one fix serves every door, and comments and layout of
/// the source stay.
public struct SemanticEdit: Hashable, Sendable {
  /// Where the view was declared.
  public var view: SourceRange
  /// Where the property that changes was written, if it was.
  public var property: SourceRange?
  /// What changes.
  public var change: Change

  /// Creates an edit of the view that was declared at a place.
  public init(_ change: Change, view: SourceRange, property: SourceRange? = nil) {
    self.change = change
    self.view = view
    self.property = property
  }

  /// What changes about a view.
  public enum Change: Hashable, Sendable {
    /// The label becomes this text.
    case setLabel(TextValue)
    /// The label goes away, so that the visible text is spoken.
    case removeLabel
    /// The value becomes this text.
    case setValue(TextValue)
    /// The value goes away.
    case removeValue
    /// The hint becomes this text.
    case setHint(TextValue)
    /// The hint goes away.
    case removeHint
    /// Traits are added.
    case addTraits(Traits)
    /// Traits are removed.
    case removeTraits(Traits)
    /// The view is hidden from assistive technology.
    case hide
    /// Nothing hides the view from assistive technology any more.
    case unhide
    /// The children become one element, stay separate in a container, or are dropped.
    case setChildren(AccessibilityModifier.ChildBehavior)
    /// The heading level becomes this one, 1 to 6.
    case setHeadingLevel(Int)
    /// The reading order follows the places of the views again.
    case removeSortPriority
    /// The language of the words becomes this BCP 47 tag.
    case setLanguage(String)
    /// A named action is added; what it does is the author's to write.
    case addAction(TextValue)
    /// The SF Symbol becomes this one.
    case setSymbol(String)
    /// The text is set in this font.
    case setFont(Font)
    /// The text may take as many lines as it needs.
    case removeLineLimit
    /// The fixed height becomes the smallest one.
    case replaceHeightWithMinimum
    /// The area that takes touches is at least this large, in points.
    case setHitArea(Size)
    /// The control is disabled at this end of the row.
    case disableAtEnd(RowEnd)
    /// The effects of Reduce Motion become these.
    case setReducedMotion(EffectValues)
    /// Nothing moves without being asked while Reduce Motion is on.
    case stopAutoplayWithReduceMotion
    /// The movement without being asked ends when this happens.
    case addAutoplayStop(Autoplay.StopMechanism)
    /// Moves that nobody asked for are not announced.
    case silenceAutoplay
    /// Under Reduce Motion the change happens at once or fades.
    case stopAnimationWithReduceMotion
  }

  /// An end of a row of cards.
  public enum RowEnd: String, Hashable, Sendable, CaseIterable {
    /// Before the first card.
    case start
    /// Behind the last card.
    case end
  }
}
