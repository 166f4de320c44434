/// What a word of the command line looks like, before it is known what the command takes.
enum WordShape: Equatable {
  /// `--`: all words after it are operands.
  case terminator
  /// `--name` or `--name=value`; the name is without dashes.
  case long(name: String, value: String?)
  /// `-x`, `-xyz` or `-xvalue`; the letters are without the dash.
  case short(letters: String)
  /// Anything else: a path, `-` for standard input or output, the empty word, a negative number.
  case operand

  /// Sorts a word by its bytes, so that no combining mark in a value can hide a dash or an equals sign.
  init(_ word: String) {
    let bytes = word.utf8
    if !bytes.starts(with: "-".utf8) || bytes.count == 1 {
      self = .operand
    } else if bytes.starts(with: "--".utf8) {
      self = bytes.count == 2 ? .terminator : .long(ofBody: word.dropFirstBytes(2))
    } else {
      let body = word.dropFirstBytes(1)
      self = body.startsLikeNumber ? .operand : .short(letters: body)
    }
  }

  private static func long(ofBody body: String) -> WordShape {
    guard let sign = body.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      return .long(name: body, value: nil)
    }
    return .long(name: String(body[..<sign]), value: String(body[sign...]).dropFirstBytes(1))
  }
}

extension String {
  /// Returns the text without its first bytes, which must be ASCII.
  func dropFirstBytes(_ count: Int) -> String {
    String(Substring(utf8.dropFirst(count)))
  }

  /// Whether the text starts with a digit, or a point and a digit: what follows a minus sign in a number.
  fileprivate var startsLikeNumber: Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let start = utf8.drop { $0 == UInt8(ascii: ".") }
    return utf8.count - start.count <= 1 && (start.first.map(digits.contains) ?? false)
  }
}
