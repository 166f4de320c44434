import CarouselNarration
import CommandLineParsing

extension Option<String?> {
  static let navigation = Option(
    "navigate", .text("COMMANDS"),
    help: """
      Walks through the screen, and says what is said at each step.
      Commands: \(CursorCommand.named.map(\.name).joined(separator: ", ")), action:NAME.
      """)
}

extension Arguments {
  /// The commands of `--navigate`; nil where it is not given.
  func navigation() throws -> [CursorCommand]? {
    guard let text = self[.navigation] else { return nil }
    do {
      return try Cursor.parse(text)
    } catch {
      throw NavigationOptionError(errors: error)
    }
  }
}

/// What is wrong with the value of `--navigate`: all of it.
struct NavigationOptionError: Error, CustomStringConvertible {
  var errors: NavigationErrors

  var description: String { "--navigate: " + errors.errors.map(\.description).joined(separator: "; ") }
}
