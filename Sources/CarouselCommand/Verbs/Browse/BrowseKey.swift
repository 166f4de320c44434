/// A key of a terminal, whatever bytes the terminal sends for it.
package enum BrowseKey: Hashable, Sendable {
  case left, right, up, down, home, end, pageUp, pageDown
  case enter, escape
  /// A key that writes something, the space bar included.
  case character(Character)
  /// A letter with the Control key.
  case control(Character)
  /// A key that has no meaning here, or bytes that are no key.
  case unknown
}
