import LocatedValues

/// The key that silences rules on a view and on what is in it.
///
/// It changes nothing about the view: who lints reads it out of the text, as comments are read in YAML.
enum SuppressionKey {
  static let name = "suppress"
  static let example = "{position-missing: \"the title says it\"}"
  static let doc = "Rules of `lint` that are silenced on the view and in it: names, or names with the reason."

  static let type = ValueType<[String]>.forms(
    scalar: rule.map { [$0] }, list: ValueType<[String]>.list(of: rule), mapping: reasons)

  static let modifier = ModifierKey(name, type, example: example, doc) { _ in [] }

  private static let rule = ValueType<String>.word("the name of a rule")

  private static let reasons = ValueType<[String]>(.map("the name of a rule", .word("a reason"))) {
    value, session in
    guard let mapping = value.mapping else { return session.wrongType(value, wants: "rules with reasons") }
    for entry in mapping where entry.value.scalar == nil {
      session.error(
        at: entry.value.place, "the reason for \(TerminalText.quoted(entry.key)) is \(entry.value.looksLike)",
        advice: "write why the rule does not hold here, in one sentence")
    }
    return mapping.map(\.key)
  }
}
