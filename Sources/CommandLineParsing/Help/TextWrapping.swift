/// Breaks a text at spaces into lines that are no wider than a page of 80 columns, where words allow.
///
/// - Parameters:
///   - text: The text; a line end in it stays one.
///   - indent: The number of spaces before the first line.
///   - hang: The number of spaces before the other lines; as many as before the first one when nil.
/// - Returns: The lines, without line ends.
func wrapped(_ text: String, indent: Int = 0, hang: Int? = nil) -> [String] {
  let width = 80
  return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
    var lines: [String] = []
    var line = String(repeating: " ", count: indent)
    var isEmpty = true
    for word in paragraph.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = String(repeating: " ", count: hang ?? indent)
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return lines + [isEmpty ? "" : line]
  }
}
