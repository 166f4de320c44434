import CarouselLint

/// A rule as SARIF's reporting descriptor.
struct SARIFRule {
  let id: String
  let json: String

  init(_ rule: Rule) {
    id = rule.id
    let help = ([rule.impact, rule.rationale] + rule.references.map(Self.line)).joined(separator: "\n\n")
    // A group and a set may have the same name, and SARIF wants each tag once.
    let tags = ["accessibility"] + Set(rule.tags.map(\.rawValue) + [rule.group.rawValue]).sorted()
    json = Self.descriptor(
      id: rule.id, short: rule.summary, full: rule.impact, help: help, level: rule.levels.gravest, tags: tags)
  }

  /// A remark of the tool itself, which is no rule.
  init(unlisted id: String) {
    self.id = id
    let text = "A remark of the tool on how it is used: \(id)"
    json = Self.descriptor(id: id, short: text, full: text, help: text, level: .warning, tags: [])
  }

  static func word(_ level: Level) -> String {
    switch level {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }

  private static func line(_ reference: Reference) -> String {
    reference.title + (reference.url.map { ": \($0)" } ?? "")
  }

  private static func descriptor(
    id: String, short: String, full: String, help: String, level: Level, tags: [String]
  ) -> String {
    JSONText.object([
      "id": JSONText.string(id), "shortDescription": "{\"text\":\(SARIFMessage.text(short))}",
      "fullDescription": "{\"text\":\(SARIFMessage.text(full))}",
      "help": "{\"text\":\(SARIFMessage.text(help, keepsLines: true))}",
      "defaultConfiguration": "{\"level\":\(JSONText.string(word(level)))}",
      "properties": "{\"tags\":\(JSONText.strings(tags))}",
    ])
  }
}

/// Text for SARIF's messages, in which braces and brackets mean something (SARIF 2.1.0, 3.11.5 and 3.11.6).
enum SARIFMessage {
  /// The text as a JSON string that reads as it is: no placeholder, no link.
  static func text(_ text: String, keepsLines: Bool = false) -> String {
    let lines =
      keepsLines ? text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) : [text]
    var result = ""
    for scalar in lines.map(EscapedText.plain).joined(separator: "\n").unicodeScalars {
      switch scalar {
      case "{": result += "{{"
      case "}": result += "}}"
      case "[", "]", "\\": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return JSONText.string(result)
  }
}

/// Paths as parts of a URI (RFC 3986).
enum URIText {
  /// The path with everything but unreserved characters and slashes percent-encoded.
  static func encoded(_ path: String) -> String {
    path.utf8.reduce(into: "") { result, byte in
      let character = Character(Unicode.Scalar(byte))
      let isPlain = byte < 0x80 && (character.isLetter || character.isNumber || "-._~/".contains(character))
      let digits = String(byte, radix: 16, uppercase: true)
      result += isPlain ? String(character) : "%" + (digits.count < 2 ? "0" : "") + digits
    }
  }
}
