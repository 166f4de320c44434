import CarouselModel
import CarouselNarration
import Foundation
import Testing

@Suite("The words of each language")
struct LexiconTests {
  @Test("are complete", arguments: Lexicon.all.map(\.language))
  func complete(language: String) throws {
    let lexicon = try #require(Lexicon.all.first { $0.language == language })
    #expect(Set(lexicon.words.keys) == Set(Term.allCases))
  }

  @Test("are those of twelve languages")
  func languages() {
    let expected = ["ar", "de", "en", "es", "fr", "it", "ja", "nl", "pl", "pt", "ru", "sv"]
    #expect(Lexicon.all.map(\.language).sorted() == expected)
    #expect(Profile.voiceOver.languages == expected)
    #expect(Profile.accessibilitySnapshot.languages == ["de", "en", "ru"])
  }

  private func forms(_ lexicon: Lexicon) -> [(term: Term, text: String)] {
    lexicon.words.flatMap { term, word in word.forms.values.map { (term, $0) } }
  }

  @Test("have the places for numbers that English has", arguments: Lexicon.all.map(\.language))
  func places(language: String) throws {
    let lexicon = try #require(Lexicon.all.first { $0.language == language })
    for (term, word) in lexicon.words {
      let english = try #require(Lexicon.all.first { $0.language == "en" }?.words[term]?.forms[.other])
      for (category, text) in word.forms {
        // Arabic says "one row" and "two rows" without the number.
        let isWordedOut = [.zero, .one, .two].contains(category) && language == "ar"
        for place in ["{index}", "{count}", "{number}"] where english.contains(place) && !isWordedOut {
          #expect(text.contains(place), "\(language) \(term) \(category): \(text)")
        }
        #expect(text.contains("{") == english.contains("{") || isWordedOut)
        #expect(text == text.trimmingCharacters(in: .whitespaces) && !text.isEmpty)
      }
    }
  }

  @Test("have a form for every number that is counted", arguments: Lexicon.all.map(\.language))
  func counted(language: String) throws {
    let lexicon = try #require(Lexicon.all.first { $0.language == language })
    for term in [Term.rowSpan, .columnSpan] {
      let forms = try #require(lexicon.words[term]?.forms)
      let needed = Set([0, 1, 2, 3, 5, 11, 21, 100, 1_000_000].map(lexicon.plurals.category))
      // "Many" of Russian and Polish is written under "other", which else only fractions have.
      let missing = needed.subtracting(forms.keys)
      #expect(missing.isSubset(of: ["ru", "pl"].contains(language) ? [.many] : []))
    }
  }

  @Test("have no letters of another script that look alike", arguments: ["ru", "ar", "ja"])
  func scripts(language: String) throws {
    let lexicon = try #require(Lexicon.all.first { $0.language == language })
    for (term, text) in forms(lexicon) {
      let words = text.replacing(/\{[a-z]+\}/, with: "")
      #expect(!words.contains(/[A-Za-z]/), "\(term): \(text)")
    }
  }

  @Test("say back on the button that leads back", arguments: Lexicon.all.map(\.language))
  func back(language: String) throws {
    let lexicon = try #require(Lexicon.all.first { $0.language == language })
    let button = lexicon.word(.backButton).text.lowercased()
    #expect(button.contains(lexicon.word(.back).text.lowercased()))
  }

  @Test("tell where they come from")
  func sources() {
    let german = Lexicon.all.first { $0.language == "de" }?.word(.page)
    #expect(german?.source.description == #"gedit 44.2, "Page %N of %Q""#)
    #expect(german?.source.isAssumed == false)
    let italian = Lexicon.all.first { $0.language == "it" }?.word(.adjustable)
    #expect(italian?.source.description == "assumed")
    #expect(italian?.source.isAssumed == true)
  }
}
