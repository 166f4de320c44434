import CarouselLint
import Testing

@Suite("Lint configuration")
struct ConfigurationTests {
  @Test("identifiers are unique, and every rule is found by its own")
  func identifiers() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    for rule in Rule.all { #expect(Rule.named(rule.id)?.id == rule.id) }
  }
}
