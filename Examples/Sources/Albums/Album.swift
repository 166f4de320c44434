/// A record with a title, which tells it apart.
public struct Album: Hashable, Sendable {
  /// The title, as it is shown and spoken.
  public var title: String
  /// Who made it.
  public var artist: String

  /// Creates an album.
  public init(title: String, artist: String) {
    self.title = title
    self.artist = artist
  }

  /// Albums for previews and tests.
  public static let samples = [
    Album(title: "Sunset", artist: "The Embers"),
    Album(title: "Forest", artist: "Moss"),
    Album(title: "Midnight", artist: "Low Lamps"),
  ]
}

extension Album: Identifiable {
  /// The title.
  public var id: String { title }
}
