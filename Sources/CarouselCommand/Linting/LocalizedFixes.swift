import CarouselLint
import CarouselModel

/// Fixes that write words into the source of an app in several languages: a new key, which nothing translates yet.
enum LocalizedFixes {
  /// The finding with its fix left to a person, and said to need translations, where it brings a new key.
  static func noted(_ finding: Finding, isKey: (String) -> Bool) -> Finding {
    guard var fix = finding.fix, fix.edits.contains(where: { !brings($0.change).allSatisfy(isKey) }) else {
      return finding
    }
    var finding = finding
    fix.title += ", as a new key that the app's languages do not have yet"
    if fix.safety == .safe { fix.safety = .unsafe }
    finding.fix = fix
    return finding
  }

  /// The words that a change writes as a literal, which source takes for a key.
  private static func brings(_ change: SemanticEdit.Change) -> [String] {
    switch change {
    case .setLabel(let text), .setValue(let text), .setHint(let text), .addAction(let text):
      text.isKnown ? [text.rendered] : []
    default: []
    }
  }
}
