import CarouselDefinitions
import Foundation
import LocatedValues
import Testing

/// The JSON Schema, and the reference, that are made from the table.
@Suite("Schema and reference")
struct SchemaTests {
  private static let documentation = FixtureFolder.root.deletingLastPathComponent().appendingPathComponent(
    "Documentation")

  @Test("the schema beside the documentation is that of the table")
  func schemaFile() throws {
    let file = Self.documentation.appendingPathComponent("definition.schema.json")
    #expect(try FixtureFolder.differences(DefinitionSchema.json, from: file) == [])
  }

  @Test("uses no keyword that the tests do not check")
  func keywords() { #expect(SchemaCheck.schema.unknownKeywords == []) }

  @Test("the reference in the documentation is that of the table")
  func reference() throws {
    let file = Self.documentation.appendingPathComponent("Definitions.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let marker = "<!-- reference -->\n"
    let start = try #require(text.range(of: marker))
    #expect(
      try FixtureFolder.differences(
        text[..<start.upperBound] + "\n" + DefinitionReference.markdown, from: file) == [])
  }

  @Test("accepts every definition of Fixtures", arguments: FixtureDefinitions.all)
  func fixtures(_ file: URL) throws {
    let value = try #require(DocumentReader().read([UInt8](try Data(contentsOf: file)), file: "a.yaml").value)
    let isAccepted = SchemaCheck.schema.accepts(JSONTree(PlainValue(value)))
    #expect(isAccepted)
  }

  @Test("accepts what the reader accepts", arguments: 0..<40 as Range<UInt64>)
  func random(_ seed: UInt64) {
    var definitions = RandomDefinition(seed: seed)
    let definition = definitions.next()
    guard !DefinitionReader().read(definition.json(), file: "a.json").diagnostics.hasErrors else { return }
    let isAccepted = SchemaCheck.schema.accepts(JSONTree(definition))
    #expect(isAccepted, "\(definition.json())")
  }

  @Test(
    "refuses what the reader refuses",
    arguments: [
      "{}", "[]", "null", "{txet: A}", "{text: A, image: b}", "{text: A, opacty: 1}", "{text: A, opacity: 2}",
      "{text: [A, {unknwn: b}]}",
      "{vstack: {spacing: -1, content: []}}", "{vstack: [{}]}", "{color: purpel}", "{color: '#12345'}",
      "{text: A, traits: [buton]}",
      "{text: A, heading-level: 7}", "{text: A, heading-level: 1.5}", "{text: A, hidden: maybe}",
      "{text: A, language: '!'}",
      "{cover-flow-carousel: {}}", "{peek-carousel: {items: a}}", "{image: {decorative: true}}", "{label: A}",
      "{spacer: 1}",
      "{text: A, fixed-size: false}", "{element: {label: A, container: {index: 1}}}",
      "{elements: {nodes: [{lable: A}]}}",
      "{carousel: {lable: A}}", "{cards: [{titel: A}]}", "{cards: -1}", "{dots: {size: -8}}", "{screens: []}",
      "{screens: {A: [text]}}",
      "{screens: {A: {text: A}}, text: B}", "{text: A, modifiers: {label: B}}", "{text: A, idiom: watch}",
      "{vstack: [{text: A, idiom: pad}]}",
    ])
  func refusals(_ text: String) throws {
    #expect(DefinitionReader().read(text, file: "a.yaml").diagnostics.hasErrors)
    let value = try #require(DocumentReader().read(text, file: "a.yaml").value)
    let isAccepted = SchemaCheck.schema.accepts(JSONTree(PlainValue(value)))
    #expect(!isAccepted)
  }
}
