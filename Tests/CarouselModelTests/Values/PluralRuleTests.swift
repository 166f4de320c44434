import CarouselModel
import Testing

/// The samples of Unicode CLDR's plural rules.
@Suite("Plural rules")
struct PluralRuleTests {
  private static let samples: [(PluralRule, PluralCategory, [Int])] = [
    (.invariable, .other, [0, 1, 2, 5, 100, 1_000_000]),
    (.oneOther, .one, [1]),
    (.oneOther, .other, [0, 2, 11, 21, 101, 1_000_000]),
    (.zeroOneMillions, .one, [0, 1]),
    (.zeroOneMillions, .many, [1_000_000, 2_000_000]),
    (.zeroOneMillions, .other, [2, 17, 100, 1_000_001]),
    (.oneMillions, .one, [1]),
    (.oneMillions, .many, [1_000_000]),
    (.oneMillions, .other, [0, 2, 16, 1_000]),
    (.russian, .one, [1, 21, 31, 101, 1_001]),
    (.russian, .few, [2, 3, 4, 22, 102, 1_002]),
    (.russian, .many, [0, 5, 11, 12, 14, 19, 20, 111, 112, 1_000_000]),
    (.polish, .one, [1]),
    (.polish, .few, [2, 4, 22, 34, 102]),
    (.polish, .many, [0, 5, 11, 12, 14, 21, 31, 101, 112]),
    (.arabic, .zero, [0]),
    (.arabic, .one, [1]),
    (.arabic, .two, [2]),
    (.arabic, .few, [3, 10, 103, 110, 1_003]),
    (.arabic, .many, [11, 26, 99, 111, 1_011]),
    (.arabic, .other, [100, 102, 200, 1_000, 1_000_000]),
    (.czech, .one, [1]),
    (.czech, .few, [2, 3, 4]),
    (.czech, .other, [0, 5, 12, 22, 101]),
    (.croatian, .one, [1, 21, 101]),
    (.croatian, .few, [2, 4, 22, 102]),
    (.croatian, .other, [0, 5, 11, 12, 14, 100]),
    (.romanian, .one, [1]),
    (.romanian, .few, [0, 2, 16, 19, 101, 119]),
    (.romanian, .other, [20, 100, 120, 1_000]),
    (.hebrew, .one, [1]),
    (.hebrew, .two, [2]),
    (.hebrew, .other, [0, 3, 20, 102]),
  ]

  @Test("give the form of CLDR's samples", arguments: samples.indices)
  func sample(_ index: Int) {
    let (rule, category, numbers) = Self.samples[index]
    for number in numbers { #expect(rule.category(of: number) == category, "\(rule) \(number)") }
  }

  @Test(
    "are known by the language",
    arguments: [("de", PluralRule.oneOther), ("ja", .invariable), ("uk", .russian), ("sk", .czech)])
  func languages(_ language: String, _ rule: PluralRule) {
    #expect(PluralRule.rule(for: language) == rule)
    #expect(PluralRule.rule(for: "tlh") == nil)
  }

  @Test("take no notice of the sign, and know the largest numbers", arguments: PluralRule.allCases)
  func sign(rule: PluralRule) {
    #expect(rule.category(of: -1) == rule.category(of: 1))
    #expect(PluralCategory.allCases.contains(rule.category(of: .min)))
    #expect(PluralCategory.allCases.contains(rule.category(of: .max)))
  }
}
