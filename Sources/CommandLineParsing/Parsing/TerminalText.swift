/// Returns a text that cannot steer a terminal or disorder a line, at most about 120 characters long.
///
/// Control characters, line and paragraph separators, and the marks that turn the direction of text
/// (Unicode 17, Bidi_Control) are written as `\u{1B}`.
func terminalSafe(_ text: String) -> String {
  let limit = 120
  let scalars = text.unicodeScalars
  var safe = ""
  for scalar in scalars.prefix(limit) {
    if scalar.isUnsafeOnTerminal {
      safe += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    } else {
      safe.unicodeScalars.append(scalar)
    }
  }
  return scalars.dropFirst(limit).isEmpty ? safe : safe + "..."
}

extension Unicode.Scalar {
  fileprivate var isUnsafeOnTerminal: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}
