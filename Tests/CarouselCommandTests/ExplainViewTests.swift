import CarouselSwiftUI
import CommandTesting
import Foundation
import Testing

/// `explain-view` tells how the tree came about.
@Suite("explain-view")
struct ExplainViewTests {
  private static let source = """
    import SwiftUI
    struct Page: View {
      let title: String
      var body: some View {
        VStack {
          Text(title)
            .font(.headline)
            .glow()
          Image(decorative: "a")
          HStack {
            Text("One")
            Text("Two")
          }
          .accessibilityElement(children: .combine)
          ForEach(0..<5) { number in Text("\\(number)") }
          Chart()
        }
        .sheet(isPresented: .constant(false)) { Text("B") }
      }
    }

    """

  @Test(
    "names modifiers with their lines, reasons, unknowns and assumptions",
    .enabled(if: SwiftUIReader.isAvailable))
  func text() throws {
    let folder = try TemporaryFolder(["Page.swift": Self.source])
    let run = CommandRun(["explain-view", folder.path + "/Page.swift", "--view", "Page"])
    #expect(
      run.lines == [
        "screen Page", "  VStack, line 5",
        "    modifier: .sheet(isPresented: .constant(false)) { Text(\"B\") }, line 18, a screen of its own",
        "    gives: no node of its own", "    Text \"‹title›\", line 6",
        "      modifier: .font(.headline), line 7",
        "      modifier: .glow(), line 8, passed over", "      gives: element Text \"‹title›\"",
        "        traits: staticText", "      unknown: title", "    Image Image(decorative: \"a\"), line 9",
        "      not given: hidden because it is declared decorative at line 9", "    HStack, line 10",
        "      modifier: .accessibilityElement(children: .combine), line 14",
        "      gives: element HStack \"One, Two\"", "        traits: staticText",
        "      Text \"One\", line 11",
        "        not given: merged by accessibilityElement(children: .combine) at line 14",
        "      Text \"Two\", line 12",
        "        not given: merged by accessibilityElement(children: .combine) at line 14",
        "    Text \"0\", line 15", "      gives: element Text \"0\"", "        traits: staticText",
        "    Text \"1\", line 15", "      gives: element Text \"1\"", "        traits: staticText",
        "    and 3 more, made by the same source", "    Chart Chart(), line 16",
        "      gives: element Chart \"‹Chart›\"", "      unknown: Chart",
        "      assumption: a view from outside the project",
        "  assumption: Page needs arguments, which are not known here",
      ])
  }

  @Test("explains definitions too, and writes JSON that reads back")
  func json() throws {
    let folder = try TemporaryFolder(["a.yaml": "text: A\ntraits: [header]\nopacity: 0\n"])
    let run = CommandRun(["explain-view", "--format", "json", folder.path + "/a.yaml"])
    let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(document?["schema"] as? Int == 1)
    let explanation = try #require((document?["explanations"] as? [[String: Any]])?.first)
    let root = try #require(explanation["root"] as? [String: Any])
    #expect(root["view"] as? String == "Text")
    let modifiers = try #require(root["modifiers"] as? [[String: Any]])
    #expect(modifiers.compactMap { ($0["source"] as? [String: Any])?["line"] as? Int } == [2, 3])
    let node = try #require((root["nodes"] as? [[String: Any]])?.first)
    #expect(node["hidden"] as? Bool == true)
    #expect((node["reason"] as? String)?.hasPrefix("hidden by opacity 0") == true)
  }
}
