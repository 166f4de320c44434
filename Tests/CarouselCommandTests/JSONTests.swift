import CommandTesting
import Foundation
import Testing

/// The JSON of each subcommand reads back, with the documented keys.
@Suite("JSON")
struct JSONTests {
  private let definition = """
    vstack:
      - text: Albums
      - cover-flow-carousel:
          items: [{id: Sunset}, {id: "Mid\\"night\\u2028"}]
        frame: {height: 400}
    """

  private func object(_ words: [String]) throws -> [String: Any] {
    let run = CommandRun(words + ["--format", "json", "-"], input: definition)
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require(value as? [String: Any])
  }

  @Test("read: the utterances with their parts")
  func read() throws {
    let document = try object(["read"])
    #expect(document["schema"] as? Int == 1)
    let transcript = try #require((document["transcripts"] as? [[String: Any]])?.first)
    #expect(transcript["file"] as? String == "standard-input.yaml")
    let utterances = try #require(transcript["utterances"] as? [[String: Any]])
    #expect(
      utterances.map { $0["text"] as? String } == ["Albums", "Sunset, 1 of 2", "Mid\"night\u{2028}, 2 of 2"])
    #expect(utterances.map { $0["value"] as? String } == [nil, "1 of 2", "2 of 2"])
    let source = try #require(utterances[0]["source"] as? [String: Any])
    #expect(source["line"] as? Int == 2)
  }

  @Test("tree: nested nodes with the reason why they are hidden")
  func tree() throws {
    let tree = try #require((try object(["tree"])["trees"] as? [[String: Any]])?.first)
    let nodes = try #require(tree["nodes"] as? [[String: Any]])
    #expect(nodes.map { $0["view"] as? String } == ["Text", "ScrollView"])
    let row = try #require((nodes[1]["children"] as? [[String: Any]])?.first)
    let card = try #require((row["children"] as? [[String: Any]])?.first)
    let hidden = try #require(card["children"] as? [[String: Any]])
    #expect(hidden.map { $0["hidden"] as? Bool } == [true, true])
    #expect(hidden.contains { ($0["reason"] as? String)?.contains("accessibilityRepresentation") == true })
  }

  @Test("motion: every rest has a row for every card")
  func motion() throws {
    let carousels = try #require(try object(["motion", "--at", "all"])["carousels"] as? [[String: Any]])
    let cards = try #require(carousels.first?["cards"] as? [[String: Any]])
    #expect(cards.count == 4)
    #expect(carousels.first?["semanticsDiffer"] as? Bool == false)
    let standard = try #require(cards[1]["standard"] as? [String: Any])
    #expect(standard["rotation"] as? Double == -52)
    let reduced = try #require(cards[1]["reduced"] as? [String: Any])
    #expect(reduced["rotation"] as? Double == 0)
    #expect(reduced["offsetX"] is NSNull)
  }
}
