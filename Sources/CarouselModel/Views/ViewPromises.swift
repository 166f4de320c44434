/// What the maker of a list of views promises of all of them, so that nobody has to make them all to find out.
package struct ViewPromises: OptionSet, Hashable, Sendable {
  /// The promises as bits.
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// None has a sort priority and none is modal.
  ///
  /// Without it all cards of a row must be made, for every state, to tell which of them is read first.
  package static let inOrder = ViewPromises(rawValue: 1)
  /// None gives assistive technology anything, hidden or not: shapes without words.
  package static let silent = ViewPromises(rawValue: 2)
}
