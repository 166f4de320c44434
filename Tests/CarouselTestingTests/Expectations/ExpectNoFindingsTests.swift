import CarouselTesting
import Testing

@Suite("Findings of the rules")
struct ExpectNoFindingsTests {
  @Test("are failures, one each, with all that helps")
  func findings() throws {
    let screen = try TestedScreen(
      definitionText: "name: Places\ncards:\n  - {label: Alps}\n  - {label: Sahara}\n")
    let failures = collectingFailures { expectNoFindings(screen) }
    let message = failures.first { $0.message.contains("position-missing") }?.message ?? ""
    let lines = message.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("definition.yaml:") == true)
    #expect(lines.first?.contains(": warning position-missing: ") == true)
    #expect(lines.contains { $0.hasPrefix("advice: ") })
    #expect(lines.contains { $0.hasPrefix("WCAG 2.2: ") })
    #expect(lines.contains { $0.hasPrefix("asserted at: ExpectNoFindingsTests.swift:") })
    #expect(
      lines.suffix(2) == [
        "to accept it: except: [\"position-missing\"]",
        "or in the source: # carousel-a11y:disable-next-line=position-missing - the reason",
      ])
  }

  @Test("are shown at the line of what causes them in the carousel's source")
  func place() throws {
    let screen = try TestedScreen(definition: "Screens/unnamed-cards.carousel.yaml")
    let failures = collectingFailures { expectNoFindings(screen) }
    let shown = failures.first { $0.message.contains("position-missing") }
    #expect(shown?.path.hasSuffix("/Screens/unnamed-cards.carousel.yaml") == true)
    #expect(shown?.line == 3)
  }

  @Test("are accepted by rule, and a slip in a rule's name is told")
  func exceptions() throws {
    let screen = try Samples.albums()
    let failures = collectingFailures { expectNoFindings(screen, except: ["position-mising"]) }
    #expect(
      failures.map(\.message).contains(
        "no rule is called 'position-mising'; did you mean 'position-missing'?"))
  }

  @Test("that the source silences are none")
  func suppressed() throws {
    let places = "cards:\n  - {label: Alps}\n  - {label: Sahara}\n"
    let open = try TestedScreen(definitionText: places)
    let silenced = try TestedScreen(
      definitionText: "# carousel-a11y:disable=position-missing - two cards need none\n" + places)
    #expect(rules(open).contains("position-missing"))
    #expect(!rules(silenced).contains("position-missing"))
  }

  @Test("that a comment in Swift silences are none")
  func suppressedInSwift() throws {
    let row = { (comment: String) in
      """
      import SwiftUI
      struct Row: View {
        var body: some View {
          ScrollView(.horizontal) {
            LazyHStack {
              ForEach(0..<3) { index in
                \(comment)
                Text("Album").accessibilityValue("\\(index) of 3")
              }
            }
          }
        }
      }
      """
    }
    let open = try TestedScreen(swiftUISource: row("// \"carousel-a11y:disable=position-zero-based\""))
    let silenced = try TestedScreen(
      swiftUISource: row("// carousel-a11y:disable-next-line=position-zero-based - a test"))
    #expect(rules(open).contains("position-zero-based"))
    #expect(!rules(silenced).contains("position-zero-based"))
  }

  /// The rules of the findings on a screen.
  private func rules(_ screen: TestedScreen) -> [String] {
    collectingFailures { expectNoFindings(screen) }.flatMap { failure in
      failure.message.split(separator: "\n").compactMap { line in
        line.hasPrefix("to accept it") ? line.split(separator: "\"").dropFirst().first.map(String.init) : nil
      }
    }
  }
}
