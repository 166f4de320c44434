import CarouselCommand
import CarouselSwiftUI
import CommandLineParsing
import CommandTesting
import Foundation
import Testing

/// `lint` on SwiftUI source: the files of a project together.
@Suite("lint of SwiftUI source", .enabled(if: SwiftUIReader.isAvailable))
struct SwiftLintingTests {
  private static let page = """
    import SwiftUI
    struct Page: View {
      var body: some View {
        VStack {
          Text("🎠").accessibilityAddTraits(.isHeader); Text("Plain")
          Row(title: "One")
          Row(title: "Two")
        }
      }
    }
    #Preview { Page() }
    #Preview("Big") { Page().font(.largeTitle) }

    """
  private static let row = """
    import SwiftUI
    struct Row: View {
      let title: String
      var body: some View {
        Text(title)
          .accessibilityHint("B")
          .accessibilityAddTraits(.isHeader)
      }
    }

    """
  private static let files = ["Page.swift": page, "Views/Row.swift": row]

  @Test("tells a finding in the file and at the line that cause it, once for all screens")
  func places() throws {
    let run = try LintingRun(["--format", "xcode"], files: Self.files)
    #expect(
      run.findings == [
        "Page.swift:5:55: warning: this is no heading; mend it [heading-sample]",
        "Views/Row.swift:5:5: error: there is a hint; mend it [hint-sample]",
      ])
    #expect(run.run.exitCode == .findings)
    #expect(run.complaints.isEmpty)
  }

  @Test("counts what is certain only where the arguments are known")
  func openArguments() throws {
    let alone = try LintingRun(["--format", "xcode"], files: ["Row.swift": Self.row])
    #expect(
      alone.findings == [
        "Row.swift:5:5: note: there is a hint; mend it [hint-sample]",
        "Row.swift:5:5: note: who knows; look at it [unknown-sample]",
      ])
    #expect(alone.run.exitCode == .done)
    let named = try LintingRun(["--format", "xcode"], files: Self.files, operands: ["Page.swift"])
    #expect(
      named.findings == [
        "Page.swift:5:55: warning: this is no heading; mend it [heading-sample]",
        "Page.swift:6:7: note: who knows; look at it [unknown-sample]",
        "Page.swift:7:7: note: who knows; look at it [unknown-sample]",
      ])
  }

  @Test("reads files beside the one that is named")
  func neighbours() throws {
    let files = ["Page.swift": Self.page, "Row.swift": Self.row]
    let run = try LintingRun(["--format", "xcode", "--view", "Big"], files: files, operands: ["Page.swift"])
    #expect(run.findings == ["Page.swift:5:55: warning: this is no heading; mend it [heading-sample]"])
    #expect(try LintingRun(["--view", "Pag"], files: files).complaints[0].contains("did you mean 'Page'?"))
  }

  @Test(
    "comments silence a line, the next line and a region; texts and comments of others do not",
    arguments: [
      ("Text(\"A\") // carousel-a11y:disable=heading-sample - why not", true),
      ("Text(\"A\") /* carousel-a11y: disable-line=heading-sample */", true),
      ("// carousel-a11y:disable-next-line=heading-sample\n    Text(\"A\")", true),
      ("// carousel-a11y:disable=all\n    Text(\"A\")\n    // carousel-a11y:enable=all", true),
      ("Text(\"A // carousel-a11y:disable=heading-sample\")", false),
      ("Text(\"\"\"\n      // carousel-a11y:disable-next-line=heading-sample\n      A\n      \"\"\")", false),
      ("/* an old one:\n // carousel-a11y:disable=heading-sample\n */\n    Text(\"A\")", false),
      ("Text(\"A\").help(\"x\") // disable=heading-sample", false),
    ])
  func suppressions(_ body: String, _ isSilenced: Bool) throws {
    let source = "import SwiftUI\nstruct P: View {\n  var body: some View {\n    \(body)\n  }\n}\n"
    let run = try LintingRun(["--format", "xcode"], files: ["P.swift": source])
    #expect(run.findings.contains { $0.hasSuffix("[heading-sample]") } != isSilenced, "\(run.findings)")
    #expect(!run.findings.contains { $0.contains("suppression-") } || !isSilenced, "\(run.findings)")
  }

  @Test("a suppression of no use is told at its place")
  func useless() throws {
    let source =
      "import SwiftUI\nstruct P: View { var body: some View { Color.red } } // carousel-a11y:disable=hint-sample\n"
    #expect(
      try LintingRun(["--format", "xcode"], files: ["P.swift": source]).findings == [
        "P.swift:2:54: warning: the suppression of hint-sample silences nothing; take it out [suppression-useless]"
      ])
  }

  @Test("the cache knows every file that an evaluation reads")
  func cache() throws {
    let folder = try TemporaryFolder(
      Self.files.merging(["Cache/keep": "", "Localizable.xcstrings": "{\"strings\": {}}"]) { $1 })
    let words = ["--format", "xcode", "--cache-folder", folder.path + "/Cache"]
    let cold = LintingRun(words, in: folder)
    let entries = folder.path + "/Cache/lint"
    let count = {
      try FileManager.default.contentsOfDirectory(atPath: entries).filter { $0.hasSuffix(".json") }.count
    }
    #expect(try count() == 2)
    #expect(LintingRun(words, in: folder).run.output == cold.run.output)
    #expect(try count() == 2)
    try Self.row.replacing("\"B\"", with: "\"\"").replacing(".isHeader", with: "[]")
      .write(toFile: folder.path + "/Views/Row.swift", atomically: true, encoding: .utf8)
    #expect(LintingRun(words, in: folder).run.output != cold.run.output)
    #expect(try count() == 4)
    try "{\"strings\": {\"Plain\": {}}}".write(
      toFile: folder.path + "/Localizable.xcstrings", atomically: true, encoding: .utf8)
    _ = LintingRun(words, in: folder)
    #expect(try count() == 6)
  }

  @Test("a baseline accepts what is there")
  func baseline() throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(LintingRun(["--write-baseline"], in: folder).run.exitCode == .done)
    let path = folder.path + "/.carousel-a11y-baseline.json"
    try ("\n\n" + Self.page).write(toFile: folder.path + "/Page.swift", atomically: true, encoding: .utf8)
    let run = LintingRun(["--baseline", path, "--format", "xcode"], in: folder)
    #expect(run.findings.isEmpty)
    #expect(run.run.exitCode == .done)
  }

  @Test("errors of syntax are told, and what was understood is linted")
  func syntaxErrors() throws {
    let broken = Self.page.replacing("#Preview(\"Big\")", with: "struct {\n#Preview(\"Big\")")
    let run = try LintingRun(["--format", "xcode"], files: ["Page.swift": broken, "Row.swift": Self.row])
    #expect(run.complaints.contains { $0.hasPrefix("Page.swift:12:8: error: ") }, "\(run.complaints)")
    #expect(run.findings.contains { $0.hasPrefix("Row.swift:5:5: error: there is a hint") })
    #expect(run.run.exitCode == .failure)
  }

  @Test("what is wrong with the app's texts is told once")
  func brokenTexts() throws {
    let files = ["A.swift": Self.row, "B.swift": "struct B {}\n", "Localizable.xcstrings": "{\"strings\": {"]
    let run = try LintingRun(["--format", "xcode"], files: files)
    #expect(
      run.complaints.filter { $0.hasPrefix("Localizable.xcstrings:1:") }.count == 1, "\(run.complaints)")
    #expect(run.run.exitCode == .done)
  }

  @Test("a project without views has no findings; an empty folder is told")
  func nothing() throws {
    let run = try LintingRun(["--format", "xcode"], files: ["Model.swift": "struct Model { var a = 1 }\n"])
    #expect(run.findings.isEmpty && run.complaints.isEmpty && run.run.exitCode == .done)
    #expect(try LintingRun(files: ["a.txt": ""]).complaints[0].contains("nothing to lint in"))
  }

  @Test("standard input is a file of its own", arguments: ["Page.swift"])
  func standardInput(_ name: String) throws {
    let run = CommandRun(["lint", "--format", "xcode", "--stdin-name", name, "-"], input: Self.page) {
      $0.rules = SampleRules.all
    }
    #expect(run.lines.contains("Page.swift:5:55: warning: this is no heading; mend it [heading-sample]"))
  }

  /// A row that its author moves by a drag.
  private static func dragged(_ stack: String) -> String {
    """
    import SwiftUI
    struct Trips: View {
      @State private var page = 0
      let trips = ["Alps", "Sahara", "Amazon"]
      var body: some View {
        VStack {
          Text("Trips").font(.largeTitle)
          \(stack) {
            ForEach(Array(trips.enumerated()), id: \\.element) { index, trip in
              VStack {
                Text(trip)
                Text("from 89 EUR")
              }
              .frame(width: 280)
              .offset(x: CGFloat(index - page) * 500)
              .onTapGesture { page = index }
            }
          }
          .gesture(DragGesture().onEnded { value in page += value.translation.width < 0 ? 1 : -1 })
        }
      }
    }

    """
  }

  @Test("the cards of a row that a drag moves are cards", arguments: ["ZStack", "HStack"])
  func draggedRows(_ stack: String) throws {
    let folder = try TemporaryFolder(["Trips.swift": Self.dragged(stack)])
    let run = CommandRun(["lint", "--no-cache", "--format", "xcode", folder.path])
    let rules = Set(run.lines.compactMap { $0.split(separator: "[").last?.dropLast() }.map(String.init))
    #expect(
      rules.isSuperset(of: [
        "gesture-only-paging", "position-missing", "split-card", "tap-without-button-trait",
        "offscreen-card-exposed",
        "carousel-label-missing", "heading-trait-missing",
      ]), "\(rules.sorted())")
  }

  @Test(
    "what everybody can use, and what only looks wrong, has no errors",
    arguments: [GoodCarousels.source, HarmlessViews.source])
  func good(_ source: String) throws {
    let folder = try TemporaryFolder(["Good.swift": source])
    let run = CommandRun(["lint", "--no-cache", "--format", "xcode", folder.path])
    #expect(!run.lines.contains { $0.contains(": error: ") }, "\(run.lines)")
    #expect(run.lines.count > 3 && run.exitCode == .done)
  }

  @Test("the group around such a row is named by the tool")
  func namedRow() throws {
    let folder = try TemporaryFolder(["Trips.swift": Self.dragged("ZStack")])
    _ = CommandRun(["lint", "--no-cache", "--fix", "--rule", "carousel-label-missing", folder.path])
    #expect(try folder.text("Trips.swift").contains(".accessibilityLabel(\"Trips\")"))
  }
}
