import CarouselModel
import Testing

@Suite("Traits")
struct TraitsTests {
  @Test("each has a name of its own and one bit", arguments: Traits.names.indices)
  func names(_ index: Int) {
    let (name, trait) = Traits.names[index]
    #expect(trait.rawValue.nonzeroBitCount == 1)
    #expect(Traits(name: name) == trait)
    #expect(trait.names == [name])
  }

  @Test("are listed in the order of the bits")
  func order() {
    #expect(Traits([.header, .button, .selected]).names == ["button", "selected", "header"])
    #expect(Traits().names == [])
    #expect(Traits(name: "buton") == nil)
  }
}
