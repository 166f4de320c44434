/// Quotes a text as one word for bash and zsh.
func posixQuoted(_ text: String) -> String {
  "'" + escaping("'", in: text, with: "'\\''") + "'"
}

/// Quotes a text as one word for fish, where a backslash escapes between single quotes too.
func fishQuoted(_ text: String) -> String {
  "'" + escaping("'", in: escaping("\\", in: text, with: "\\\\"), with: "\\'") + "'"
}

/// Puts a backslash before the characters that have a meaning in a specification for zsh's `_arguments` and
/// `_describe`.
func zshSpecified(_ text: String) -> String {
  ["\\", ":", "[", "]"].reduce(text) { escaping($1, in: $0, with: "\\" + $1) }
}

private func escaping(_ special: String, in text: String, with replacement: String) -> String {
  text.split(separator: special, omittingEmptySubsequences: false).joined(separator: replacement)
}

extension String {
  /// The first line, which is all that a shell shows of a help text.
  var firstLine: String { String(prefix { !$0.isNewline }) }
}
