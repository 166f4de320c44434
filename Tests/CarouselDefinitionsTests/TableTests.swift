import CarouselDefinitions
import LocatedValues
import Testing

/// Every kind and key with the example that the reference gives for it.
@Suite("The table of kinds and keys")
struct TableTests {
  @Test("reads its own examples", arguments: DefinitionTable.examples)
  func example(_ example: DefinitionTable.Example) {
    #expect(example.faults == [])
  }

  @Test("says in one sentence or more what a key is", arguments: DefinitionTable.examples)
  func documentation(_ example: DefinitionTable.Example) {
    #expect(example.doc.last == ".")
    #expect(example.doc.first?.isUppercase == true || example.doc.first == "`")
  }

  @Test("names every key once in its place")
  func names() {
    for place in DefinitionTable.places {
      #expect(Set(place.names).count == place.names.count, "\(place.title)")
    }
  }
}
