import CarouselModel
import Testing

@testable import CarouselLint

@Suite("Words around a position")
struct PositionWordsTests {
  @Test(
    "nothing, punctuation and words for a slide leave nothing but a position",
    arguments: [
      "1 of 3", "Alps, 1 of 3", "Alps (1 of 3)", "Alps - 1 of 3", "Page 1 of 3", "Slide: 1 of 3",
      "1 of 3: Alps",
      "Seite 1 von 3", "1 of 3 slides", "第1张，共3张", "3件中1件目", "3개 중 1번째", "3 öğeden 1.", "1 van de 3",
    ])
  func plain(text: String) throws {
    let phrase = try #require(PositionPhrase.last(in: TextValue(text)))
    #expect(phrase.isPlain)
    #expect((phrase.index, phrase.total) == (1, 3))
  }

  @Test(
    "any other word may be what is counted",
    arguments: [
      "Week 1 of 3: Strength", "Difficulty 1 of 3", "Spiciness: 1 of 3", "1 of 3 lessons", "1 of 3 MB",
      "1 of 3+",
      "1 of 3 items", "Día 1 de 3", "1 z 3 lekcji", "已完成 1/3", "$1 of 3", "1 of 3 pages bookmarked",
      "🔥 1 of 3",
    ])
  func counted(text: String) throws {
    #expect(try #require(PositionPhrase.last(in: TextValue(text))).isPlain == false)
  }
}

@Suite("Words as they are heard")
struct HeardWordsTests {
  @Test("case, pauses and spaces make no difference")
  func same() {
    #expect(HeardWords.of("Night Drive") == HeardWords.of(" night  drive!"))
    #expect(HeardWords.of("\u{201C}Blue\u{201D}, hour") == HeardWords.of("Blue\u{200B} hour."))
  }

  @Test(
    "signs, accents and emoji do",
    arguments: [
      ("C", "C++"), ("Disney", "Disney+"), ("5°", "-5°"), ("A → B", "A ← B"), ("Pêche", "Péché"),
      ("1.5", "15"),
      ("Maße", "Masse"), ("Mood 🙂", "Mood 😢"), ("🇫🇷", "🇩🇪"), ("♂", "♀"), ("@home", "#home"), ("мой", "мои"),
    ])
  func different(first: String, second: String) {
    #expect(HeardWords.of(first) != HeardWords.of(second))
  }
}
