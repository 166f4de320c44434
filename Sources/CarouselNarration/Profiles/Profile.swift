/// Whose way of wording a transcript follows.
public enum Profile: String, Hashable, Sendable, CaseIterable {
  /// What VoiceOver says on iOS, written with commas for its pauses: "Midnight, 3 of 5, Button".
  case voiceOver = "voiceover"
  /// The notation of AccessibilitySnapshot 0.12.1: "Midnight: 3 of 5. Button."
  case accessibilitySnapshot = "accessibility-snapshot"

  /// The languages whose words the profile knows, as BCP 47 tags in alphabetical order.
  public var languages: [String] { lexicons.keys.sorted() }

  /// The words by language; AccessibilitySnapshot has three tables, and takes English elsewhere.
  var lexicons: [String: Lexicon] {
    switch self {
    case .voiceOver: Lexicon.byLanguage
    case .accessibilitySnapshot: Profile.snapshotLexicons
    }
  }

  private static let snapshotLexicons = Lexicon.byLanguage.filter { ["en", "de", "ru"].contains($0.key) }

  /// What stands between a label and its value, as of a table's header or of custom content.
  var labelValueSeparator: String {
    switch self {
    case .voiceOver: ", "
    case .accessibilitySnapshot: ": "
    }
  }
}
