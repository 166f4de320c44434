import CarouselSwiftUI
import CommandLineParsing
import CommandTesting
import Testing

/// `lint --fix` on SwiftUI source: modifiers come and go, comments and layout stay.
@Suite("lint --fix of SwiftUI source", .enabled(if: SwiftUIReader.isAvailable))
struct SwiftFixingTests {
  private static func view(_ body: String) -> String {
    "import SwiftUI\nstruct P: View {\n  var body: some View {\n    \(body)\n  }\n}\n"
  }

  @Test(
    "adds and takes out modifiers in the layout of their neighbours",
    arguments: [
      ("Text(\"A\")", "Text(\"A\").accessibilityAddTraits(.isHeader)"),
      ("Text(\"A\").bold() // why", "Text(\"A\").bold().accessibilityAddTraits(.isHeader) // why"),
      (
        "Text(\"A\")  // a title\n      .bold()  // big\n      .tag(1)",
        "Text(\"A\")  // a title\n      .bold()  // big\n      .accessibilityAddTraits(.isHeader)\n      .tag(1)"
      ),
      (
        "Text(\n      \"A\"\n    )",
        "Text(\n      \"A\"\n    )\n    .accessibilityAddTraits(.isHeader)"
      ),
      (
        "Text(\"A\")\n      // said last\n      .accessibilityHint(\"B\")\n      .accessibilityAddTraits(.isHeader)",
        "Text(\"A\")\n      // said last\n      .accessibilityAddTraits(.isHeader)"
      ),
      (
        "Text(\"A\").accessibilityHint(\"B\").accessibilityAddTraits(.isHeader).bold()",
        "Text(\"A\").accessibilityAddTraits(.isHeader).bold()"
      ),
      (
        "Text(\"A\").accessibilityAddTraits(.isImage)",
        "Text(\"A\").accessibilityAddTraits([.isImage, .isHeader])"
      ),
      (
        "VStack { Text(\"A\"); Text(\"🎠\").bold() }",
        "VStack { Text(\"A\").accessibilityAddTraits(.isHeader); Text(\"🎠\").bold().accessibilityAddTraits(.isHeader) }"
      ),
    ])
  func mends(_ before: String, _ after: String) throws {
    let folder = try TemporaryFolder(["P.swift": Self.view(before)])
    let run = LintingRun(["--fix"], in: folder)
    #expect(try folder.text("P.swift") == Self.view(after), "\(run.complaints)")
    #expect(run.run.exitCode == .done)
    #expect(LintingRun(["--fix"], in: folder).complaints.isEmpty)
  }

  @Test("a dry run shows a unified diff and changes nothing")
  func dryRun() throws {
    let folder = try TemporaryFolder(["P.swift": Self.view("Text(\"A\")")])
    let run = LintingRun(["--fix-dry-run"], in: folder)
    #expect(run.findings.contains("+    Text(\"A\").accessibilityAddTraits(.isHeader)"))
    #expect(run.complaints == ["P.swift:4:5: would mend heading-sample: add the header trait"])
    #expect(try folder.text("P.swift") == Self.view("Text(\"A\")"))
  }

  @Test("a fix that may alter what is meant is made on request; one that mends nothing is undone")
  func unsafe() throws {
    let loud = "Text(\"LOUD\").accessibilityAddTraits(.isHeader)"
    let keep = "Text(\"KEEP\").accessibilityAddTraits(.isHeader)"
    let page = Self.view("VStack { \(loud); \(keep) }")
    let folder = try TemporaryFolder(["P.swift": page])
    #expect(LintingRun(["--fix"], in: folder).complaints.isEmpty)
    let run = LintingRun(["--unsafe-fixes"], in: folder)
    #expect(
      try folder.text("P.swift")
        == Self.view("VStack { \(loud).accessibilityLabel(\"loud\"); \(keep) }"))
    #expect(
      run.complaints.contains {
        $0.hasSuffix("could not mend shout-sample: write it small; it was found again after the change")
      })
  }

  @Test("words that the languages of an app do not have are said to be a new key")
  func newKeys() throws {
    let page = Self.view("Text(\"LOUD\").accessibilityAddTraits(.isHeader)")
    func run(_ keys: String) throws -> [String] {
      let texts = "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\(keys)}}"
      let folder = try TemporaryFolder(["P.swift": page, "Localizable.xcstrings": texts])
      return LintingRun(["--fix-dry-run", "--unsafe-fixes"], in: folder).complaints
    }
    #expect(
      try run("\"LOUD\": {}").contains {
        $0.hasSuffix("write it small, as a new key that the app's languages do not have yet")
      })
    let translation = "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"leise\"}}"
    let known = try run("\"loud\": {\"localizations\": {\"de\": \(translation)}}")
    #expect(known.contains { $0.hasSuffix("shout-sample: write it small") }, "\(known)")
  }

  @Test("words are not written where one place makes several views")
  func templates() throws {
    let page = """
      import SwiftUI
      struct P: View {
        var body: some View {
          ForEach(["LOUD", "NOISY"], id: \\.self) { word in
            Text(word).accessibilityAddTraits(.isHeader)
          }
        }
      }

      """
    let folder = try TemporaryFolder(["P.swift": page])
    let run = LintingRun(["--unsafe-fixes"], in: folder)
    #expect(try folder.text("P.swift") == page)
    let reason = "could not mend shout-sample: write it small; this place makes several views"
    #expect(run.complaints.contains { $0.hasSuffix(reason) }, "\(run.complaints)")
    #expect(
      LintingRun(in: folder).findings.contains(
        "    fix: write it small (by hand: this place makes several views)"))
  }

  @Test("a tapped card of several texts becomes one button")
  func tappedCards() throws {
    let card = "VStack { Image(\"photo\"); Text(trip); Text(\"from 89\") }.onTapGesture { print(trip) }"
    let row =
      "ScrollView(.horizontal) { LazyHStack { ForEach([\"Alps\", \"Sahara\"], id: \\.self) { trip in \(card) } } }"
    let folder = try TemporaryFolder(["P.swift": Self.view(row)])
    _ = CommandRun(["lint", "--no-cache", "--fix", "--rule", "tap-without-button-trait", folder.path])
    #expect(
      try folder.text("P.swift").contains(
        "print(trip) }.accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)"))
    #expect(
      CommandRun(["read", folder.path]).lines == [
        "screen P", "  Alps, from 89, Button", "  Sahara, from 89, Button",
      ])
  }

  @Test("what takes code of the author's own is not promised")
  func ownCode() throws {
    let button = "Button { } label: { Image(systemName: \"heart\").frame(width: 20, height: 20) }"
    let folder = try TemporaryFolder(["P.swift": Self.view(button + ".accessibilityLabel(\"Like\")")])
    let run = CommandRun(["lint", "--no-cache", "--rule", "target-size", folder.path])
    #expect(
      run.lines.contains(
        "    fix: make the area for touches 44 by 44 (by hand: it takes code of your own)"),
      "\(run.lines)")
    let fixing = CommandRun(["lint", "--no-cache", "--fix", "--rule", "target-size", folder.path])
    #expect(
      fixing.errors.contains(
        "could not mend target-size: make the area for touches 44 by 44; it takes code of"))
  }

  @Test("a view of another file is mended there")
  func files() throws {
    let folder = try TemporaryFolder([
      "Page.swift": Self.view("Row(title: \"One\")"),
      "Row.swift":
        "import SwiftUI\nstruct Row: View {\n  let title: String\n  var body: some View { Text(title) }\n}\n",
    ])
    _ = LintingRun(["--fix"], in: folder)
    #expect(try folder.text("Row.swift").contains("{ Text(title).accessibilityAddTraits(.isHeader) }"))
    #expect(try folder.text("Page.swift") == Self.view("Row(title: \"One\")"))
  }

  @Test("suppressed findings and files with errors are left alone")
  func leftAlone() throws {
    let files = [
      "A.swift": Self.view("Text(\"A\") // carousel-a11y:disable=heading-sample - no"),
      "B.swift": "import SwiftUI\nstruct Q: View { var body: some View { Text(\"A\") } \n",
    ]
    let run = try LintingRun(["--fix"], files: files)
    for (name, text) in files { #expect(try run.folder.text(name) == text) }
  }
}
