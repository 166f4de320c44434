import CarouselLint
import CarouselModel
import Testing

@Suite("Linter")
struct LinterTests {
  @Test("a rule that is off finds nothing, and the one that it replaces speaks again")
  func off() throws {
    let definition = "dots: {shown: true, exposed: false}\ncards: [A, B]"
    #expect(try rules(definition).contains("dots-hidden-no-position"))
    #expect(try !rules(definition).contains("position-missing"))
    let configuration = LintConfiguration(levels: ["dots-hidden-no-position": .off])
    #expect(try !rules(definition, configuration).contains("dots-hidden-no-position"))
    #expect(try rules(definition, configuration).contains("position-missing"))
  }

  @Test("a fixed level holds for faults, and not for questions")
  func levels() throws {
    let configuration = LintConfiguration(levels: [
      "position-missing": .fixed(.error), "autoplay-no-pause": .fixed(.error),
    ])
    let fault = try lint("cards: [A, B]", configuration).findings.first { $0.rule == "position-missing" }
    #expect(fault?.level == .error)
    let question = try lint("autoplay: {interval: 6}", configuration).findings.first {
      $0.rule == "autoplay-no-pause"
    }
    #expect(question?.certainty == .review)
    #expect(question?.level == .info)
  }

  @Test("an option of the wrong kind is as if it were not there")
  func options() throws {
    let rule = try #require(Rule.named("label-too-long"))
    #expect(
      LintConfiguration(options: [rule.id: ["limit": .word("many")]]).options(of: rule).values["limit"]
        == .number(150))
    #expect(
      LintConfiguration(options: [rule.id: ["limit": .number(20)]]).options(of: rule).values["limit"]
        == .number(20))
  }

  @Test("questions never have a level above info", arguments: ExampleCase.all)
  func questions(_ test: ExampleCase) throws {
    for finding in try test.result().findings where finding.certainty == .review {
      #expect(finding.level == .info, "\(finding.rule)", sourceLocation: test.location)
    }
  }

  @Test(
    "findings are unique by rule, place and card, and in the order of the source", arguments: ExampleCase.all)
  func order(_ test: ExampleCase) throws {
    let findings = try test.result().findings
    let keys = findings.map { "\($0.rule) \($0.place.map { "\($0.start)" } ?? "") \($0.path)" }
    #expect(Set(keys).count == keys.count, sourceLocation: test.location)
    let places = findings.compactMap(\.place?.start)
    #expect(places == places.sorted(), sourceLocation: test.location)
  }

  @Test("the order of the rules makes no difference", arguments: ExampleCase.all)
  func shuffled(_ test: ExampleCase) throws {
    let screens = try screens(of: test.example.definition)
    for screen in screens {
      let forwards = Linter(rules: Rule.all).lint(screen).findings.map {
        "\($0.path) \($0.rule) \($0.message)"
      }
      let backwards = Linter(rules: Rule.all.reversed()).lint(screen).findings.map {
        "\($0.path) \($0.rule) \($0.message)"
      }
      #expect(forwards == backwards, sourceLocation: test.location)
    }
  }

  @Test("cards from one template are one finding that counts them")
  func occurrences() {
    let place = SourceRange(file: "a.swift", start: SourcePosition(line: 7, column: 3))
    let card = ViewNode(.text("IMG_0001.png"), source: place)
    let screen = Screen("Row") { _ in
      PeekCarousel(items: LazyList(count: 100) { Item(id: "\($0)") }) { _ in card }.node
    }
    let finding = Linter().lint(screen).findings.first { $0.rule == "label-file-name" }
    #expect(finding?.occurrences == 100)
    #expect(finding?.place == place)
  }

  @Test("every rule answers on every screen: a fault, a question, a pass, or that it does not apply")
  func counts() throws {
    let result = try lint("cards: [A, B]")
    #expect(Set(result.counts.keys) == Set(Rule.all.map(\.id)))
    for (rule, counts) in result.counts {
      let sum = counts.fail + counts.review + counts.pass + counts.notApplicable
      #expect(sum > 0, "\(rule)")
      #expect(counts.notApplicable == 0 || sum == 1, "\(rule)")
    }
  }

  @Test("a thousand times as many cards of one template are linted without a thousand findings")
  func manyCards() {
    let screen = Screen("Row") { _ in
      PeekCarousel(items: LazyList(count: 3_000) { Item(id: "Card \($0)") }) { item in
        Text(TextValue(item.id))
      }.node
    }
    #expect(Set(Linter().lint(screen).findings.map(\.rule)).contains("dots-hidden-no-position"))
  }

  @Test(
    "nothing at all is no fault and no crash",
    arguments: ["empty: null", "cards: 0", "cards: []", "vstack: []", "carousel: {}"])
  func nothing(_ definition: String) throws {
    #expect(try lint(definition).findings.allSatisfy { $0.level != .error })
  }

  @Test("cards that are carousels themselves are linted, as deep as they lie", arguments: [1, 3, 12])
  func nested(_ depth: Int) throws {
    let definition = (0..<depth).reduce("{label: Innermost, cards: [{label: A}, {label: A}]}") {
      inner, level in
      "{label: Level \(level), cards: [{label: Row \(level), content: [{carousel: \(inner)}]}, {label: Other}]}"
    }
    let result = try lint("carousel: \(definition)")
    #expect(result.findings.filter { $0.rule == "label-duplicate" }.count == 1)
  }

  private func rules(
    _ definition: String, _ configuration: LintConfiguration = LintConfiguration()
  ) throws -> Set<String> {
    Set(try lint(definition, configuration).findings.map(\.rule))
  }

  private struct Item: Identifiable, Sendable { var id: String }
}
