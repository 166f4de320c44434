public import CarouselModel

/// A screen of a project with what is known about how it was found.
public struct ListedScreen: Sendable {
  /// What tells a screen from the others of its project, and stays when lines move.
  public struct Identity: Hashable, Sendable {
    let name: String

    init(_ name: String) { self.name = name }

    /// Whether another screen is this one, or is presented by it.
    func leads(to other: Identity) -> Bool { other == self || other.name.hasPrefix(name + " > ") }
  }

  /// The screen.
  public var screen: Screen
  /// What tells it from the others.
  public var identity: Identity
  /// Whether it is a view that was made with arguments that are not known, so that what its caller gives is open.
  public var hasUnknownArguments: Bool
}
