/// Writes a text for roff, so that every character is shown as it is.
///
/// The escapes are those of groff_char(7) that man(7) pages may use; mandoc knows them too.
func roff(_ text: String) -> String {
  text.unicodeScalars.map { scalar in
    switch scalar {
    case "\\": "\\(rs"
    case "-": "\\-"
    case "'": "\\(aq"
    case "\"": "\\(dq"
    case "`": "\\(ga"
    case "^": "\\(ha"
    case "~": "\\(ti"
    case "\n", "\t": " "
    default: scalar.isASCII ? String(Character(scalar)) : roffEscape(scalar)
    }
  }.joined()
}

/// Writes a text that begins a line, where a point would be taken for a request.
func roffLine(_ text: String) -> String {
  let line = roff(String(Substring(text.unicodeScalars.drop { $0 == " " || $0 == "\n" || $0 == "\t" })))
  return line.hasPrefix(".") ? "\\&" + line : line
}

/// Writes a non-ASCII character as `\[u00E9]`, with at least four digits (groff_char(7)).
private func roffEscape(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
}
