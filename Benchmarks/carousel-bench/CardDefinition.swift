import Foundation

/// Definitions of carousels of many cards, written once each.
struct CardDefinition {
  /// How the cards are written.
  enum Form: String, CaseIterable {
    /// A documented carousel of titles.
    case titles
    /// Cards that state much, with faults that many rules find.
    case facts

    /// What the form is called in a line of results.
    var words: String {
      switch self {
      case .titles: "cards of a title"
      case .facts: "cards of many facts and faults"
      }
    }
  }

  let folder: URL

  /// The path of a definition of so many cards.
  func path(cards count: Int, _ form: Form = .titles) throws -> String {
    let file = folder.appendingPathComponent("\(form.rawValue)-\(count).yaml")
    guard !FileManager.default.fileExists(atPath: file.path) else { return file.path }
    try Self.text(cards: count, form).write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  /// A definition of so many cards.
  static func text(cards count: Int, _ form: Form = .titles) -> String {
    switch form {
    case .titles:
      (1...max(count, 1)).reduce(into: "cover-flow-carousel:\n  items:\n") { text, number in
        text += "    - {id: c\(number), title: Album \(number)}\n"
      }
    case .facts: (1...max(count, 1)).reduce(into: "cards:\n") { $0 += card($1) }
    }
  }

  private static func card(_ number: Int) -> String {
    """
      - id: c\(number)
        label: Card \(number % 7) of the row
        value: "\(number) of 5"
        hint: Double tap to open
        action: open
        image: {name: photo\(number).png}
        heading: {level: \(number % 4 + 1)}
        controls: [{label: Like}, {icon: chevron.forward}]
        texts: [{text: Album \(number), color: grey, size: 11, background: white}]

    """
  }
}
