/// A picture: where it comes from, and what is said about it.
public struct ImageContent: Hashable, Sendable {
  /// Where the picture comes from.
  public enum Source: Hashable, Sendable {
    /// An asset, whose name VoiceOver speaks where no label is given.
    case asset(String)
    /// An SF Symbol. Apple has words for some of them and publishes no list.
    case symbol(String)
    /// Drawn or loaded at run time, with the expression where there is one.
    case drawn(String?)
  }

  /// Where the picture comes from.
  public var source: Source
  /// The label that the author gave with the picture.
  public var label: TextValue?
  /// Whether the author declared the picture as decoration, so that it is no element.
  public var isDecorative: Bool
  /// What is drawn, where that is known: rules on contrast need the colours.
  public var artwork: Artwork?

  /// Creates a picture.
  public init(
    _ source: Source, label: TextValue? = nil, isDecorative: Bool = false, artwork: Artwork? = nil
  ) {
    self.source = source
    self.label = label
    self.isDecorative = isDecorative
    self.artwork = artwork
  }
}
