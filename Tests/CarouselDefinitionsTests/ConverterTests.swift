import CarouselDefinitions
import CarouselModel
import Foundation
import LocatedValues
import Testing

/// Definitions written in the other language.
@Suite("Conversion")
struct ConverterTests {
  private func convert(_ text: String, _ file: String) -> DefinitionConversion {
    DefinitionConverter().convert(Array(text.utf8), file: file)
  }

  @Test(
    "writes true and false where a word is taken for them in a short form",
    arguments: [
      "{cards: 2, dots: no}", "{cards: 2, dots: Yes}", "{cards: 2, autoplay: off}", "{controls: {next: yes}}",
      "{cards: 2, onUserChange: {announces: on}}", "{text: A, ignores-safe-area: yes}",
    ])
  func truths(_ definition: String) throws {
    let conversion = convert(definition, "a.yaml")
    #expect(conversion.diagnostics.lines == [])
    let text = try #require(conversion.text)
    #expect(DefinitionReader().read(text, file: "a.json").diagnostics.lines == [])
  }

  @Test("keeps what a number in the state stands for", arguments: ["1e3", "2", "2.0", "-1"])
  func stateNumbers(_ number: String) throws {
    let json = "{\"state\": {\"selection\": \(number)}, \"text\": \"A\"}"
    let yaml = try #require(convert(json, "a.json").text)
    let states = [(json, "a.json"), (yaml, "a.yaml")].map { text, file in
      DefinitionReader().read(text, file: file).screens.map(\.initialState)
    }
    #expect(
      states == [[ScreenState(["selection": .text(number)])], [ScreenState(["selection": .text(number)])]])
  }

  @Test("keeps the order of keys, the digits of numbers, and words that look like other types")
  func yamlToJSON() {
    let conversion = convert(
      """
      # a comment
      name: &name Albums
      vstack:
        - text: *name
          label: no
          value: 1.10
          hidden: yes
        - text: on
      """, "a.yaml")
    #expect(conversion.diagnostics.lines == [])
    #expect(conversion.format == .json)
    #expect(
      conversion.text == """
        {
          "name": "Albums",
          "vstack": [
            {
              "text": "Albums",
              "label": "no",
              "value": 1.10,
              "hidden": true
            },
            {
              "text": "on"
            }
          ]
        }

        """)
    #expect(conversion.notes == ["comments are not kept, and what an alias stands for is written out"])
  }

  @Test("says which quoted none it cannot keep")
  func none() {
    let conversion = convert("cards: [{label: 'none'}]", "a.yaml")
    #expect(conversion.notes.count == 2)
    #expect(conversion.notes.last?.hasPrefix("1:17: 'none' in quotes is a text") == true)
  }

  @Test("converts what is wrong as it stands, and nothing that could not be read")
  func faults() {
    let wrong = convert("{\"txet\": \"A\"}", "a.json")
    #expect(wrong.text == "txet: A\n")
    #expect(wrong.diagnostics.hasErrors)
    let unreadable = convert("{\"text\": ", "a.json")
    #expect(unreadable.text == nil)
    #expect(unreadable.diagnostics.hasErrors)
  }

  @Test("gives the same views, there and back", arguments: FixtureDefinitions.all)
  func thereAndBack(_ file: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: file))
    let json = DefinitionConverter().convert(bytes, file: "a.yaml")
    let yaml = convert(try #require(json.text), "a.json")
    let readings = [
      DefinitionReader().read(bytes, file: "a.yaml"),
      DefinitionReader().read(json.text ?? "", file: "a.json"),
      DefinitionReader().read(yaml.text ?? "", file: "a.yaml"),
    ]
    let outlines = readings.map { $0.screens.map { NodeOutline($0).lines } }
    #expect(outlines[0].isEmpty == false)
    #expect(outlines[1] == outlines[0])
    #expect(outlines[2] == outlines[0])
  }
}

/// Every definition of Fixtures that is not there for its faults.
enum FixtureDefinitions {
  static let all: [URL] = {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: FixtureFolder.root.path)) ?? []
    return paths.filter { $0.hasSuffix("/definition.yaml") && !$0.hasPrefix("Malformed/") }.sorted()
      .map { FixtureFolder.root.appendingPathComponent($0) }
  }()
}
