import CarouselLint
import CarouselReports
import Foundation
import LocatedValues
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Whatever text a file holds, it stays text in the format that it lands in.
@Suite("Hostile text in findings")
struct HostileTextTests {
  static let seeds = Array(UInt64(1)...60)

  private static let pieces = [
    "::", "%", "%0A", "|", "<", "</message>", "]]>", "&amp;", "\"", "'", "\n", "\r\n", "\u{1B}[31m", "\u{0}",
    "\u{7F}",
    "\u{202E}", "\u{2028}", "{0}", "}", "[a](b)", "\\", "`", "@everyone", "# head", "- ", ",", "=",
    "\u{FFFE}", "🌅",
    "é", " ", "::error::", "\t", "***",
  ]

  static func text(_ seed: UInt64) -> String {
    var state = seed
    return (0..<12).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return pieces[Int(state >> 33) % pieces.count]
    }.joined()
  }

  private static func output(_ format: FindingsFormat, _ text: String) -> String {
    let finding = SampleReport.finding(message: "says " + text, file: text, screen: text, path: text)
    var report = SampleReport.report([finding])
    report.files[0].name = "Cards/" + text
    return SampleReport.text(format, report)
  }

  @Test(
    "adds no line and no control character",
    arguments: [.text, .github, .xcode, .markdown] as [FindingsFormat])
  func lines(_ format: FindingsFormat) {
    let expected = Self.output(format, "harmless").split(separator: "\n", omittingEmptySubsequences: false)
      .count
    for seed in Self.seeds {
      let output = Self.output(format, Self.text(seed))
      #expect(
        output.split(separator: "\n", omittingEmptySubsequences: false).count == expected, "seed \(seed)")
      let isClean = output.unicodeScalars.allSatisfy {
        $0 == "\n" || $0.properties.generalCategory != .control
      }
      #expect(isClean, "seed \(seed)")
    }
  }

  @Test("is read back from JSON as it was", arguments: seeds)
  func json(_ seed: UInt64) throws {
    let text = Self.text(seed)
    let data = Data(Self.output(.json, text).utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let finding = try #require((object["findings"] as? [[String: Any]])?.first)
    #expect((finding["message"] as? String).map(Array.init) == Array("says " + text))
  }

  @Test("in SARIF is neither a placeholder nor a link", arguments: seeds)
  func sarif(_ seed: UInt64) throws {
    let text = Self.text(seed)
    let data = Data(Self.output(.sarif, text).utf8)
    let log = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let results = try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
    let message = try #require((results[0]["message"] as? [String: String])?["text"])
    let plain = message.replacing("{{", with: "{").replacing("}}", with: "}").replacing(
      #/\\([\[\]\\])/#, with: { $0.output.1 })
    #expect(plain == TerminalText.escaped("says " + text) + "; leave it out")
  }

  @Test("is data of one workflow command", arguments: seeds)
  func github(_ seed: UInt64) throws {
    let text = Self.text(seed)
    let line = try #require(Self.output(.github, text).split(separator: "\n").first)
    let rest = line.dropFirst("::error ".count)
    let end = try #require(rest.range(of: "::"))
    let properties = rest[..<end.lowerBound].split(separator: ",")
    #expect(properties.map { $0.prefix { $0 != "=" } } == ["file", "line", "col", "title"])
    let file = Self.decoded(String(properties[0].dropFirst("file=".count)))
    #expect(file == TerminalText.escaped("Cards/" + text))
    let data = Self.decoded(String(rest[end.upperBound...])).split(separator: "\n")
    #expect(data[0] == TerminalText.escaped("says " + text))
  }

  private static func decoded(_ text: String) -> String {
    ["%0A": "\n", "%0D": "\r", "%3A": ":", "%2C": ","].reduce(text) { $0.replacing($1.key, with: $1.value) }
      .replacing("%25", with: "%")
  }

  @Test("is data of well-formed XML", arguments: seeds)
  func xml(_ seed: UInt64) {
    let text = Self.text(seed)
    let expected = TerminalText.escaped("says " + text).replacing("\u{FFFE}", with: "\u{FFFD}")
    let junit = MessageReader(Self.output(.junit, text), element: "failure")
    #expect(junit.message == expected)
    let checkstyle = MessageReader(Self.output(.checkstyle, text), element: "error")
    #expect(checkstyle.message == expected + "; leave it out")
  }

  @Test("is text in Markdown", arguments: seeds)
  func markdown(_ seed: UInt64) throws {
    let text = Self.text(seed)
    let item = try #require(
      Self.output(.markdown, text).split(separator: "\n").first { $0.hasPrefix("- **") })
    let message = item.dropFirst("- **error**, line 2, column 28: ".count).dropLast(" (`hint-sample`)".count)
    let bare = message.replacing("@<!-- -->", with: "@")
    #expect(!bare.contains("<") && !bare.contains(">"))
    let plain = bare.replacing(#/\\(.)/#, with: { $0.output.1 }).replacing("&lt;", with: "<")
      .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    #expect(plain == TerminalText.escaped("says " + text))
  }
}

/// Takes the `message` of the first element of a name, if the whole text is XML.
private final class MessageReader: NSObject, XMLParserDelegate {
  private(set) var message: String?
  private let element: String

  init(_ text: String, element: String) {
    self.element = element
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() { message = nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if name == element, message == nil { message = attributes["message"] }
  }
}
