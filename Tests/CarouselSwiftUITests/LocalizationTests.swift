import CarouselModel
import CarouselSemantics
import CarouselSwiftUI
import LocatedValues
import Testing

/// Texts come from the app's catalogues, in the person's language.
@Suite(.enabled(if: SwiftUIReader.isAvailable))
struct LocalizationTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Explore": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Entdecken"}},
        "pt-BR": {"stringUnit": {"state": "translated", "value": "Explorar"}}}},
      "%lld of %lld": {"localizations": {
        "de": {"stringUnit": {"value": "%1$lld von %2$lld"}},
        "ja": {"stringUnit": {"value": "%2$lld 件中 %1$lld 件目"}}}},
      "%lld cards": {"localizations": {
        "en": {"variations": {"plural": {
          "zero": {"stringUnit": {"value": "No cards"}}, "one": {"stringUnit": {"value": "%lld card"}},
          "other": {"stringUnit": {"value": "%lld cards"}}}}},
        "ru": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld карта"}}, "few": {"stringUnit": {"value": "%lld карты"}},
          "many": {"stringUnit": {"value": "%lld карт"}}, "other": {"stringUnit": {"value": "%lld карты"}}}}}}},
      "%@ has %lld songs": {"localizations": {"de": {
        "stringUnit": {"value": "%1$@ hat %#@songs@"},
        "substitutions": {"songs": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"value": "ein Lied"}}, "other": {"stringUnit": {"value": "%arg Lieder"}}}}}}}}},
      "Hello **%@**": {"localizations": {"de": {"stringUnit": {"value": "Hallo **%@**, 100 %%"}}}},
      "only.english": {"localizations": {"en": {"stringUnit": {"value": "Only English"}}}}
    }}
    """

  private func lines(
    _ body: String, _ language: String, _ files: [String: String] = ["Localizable.xcstrings": catalog]
  ) -> (heard: [String], assumptions: [String]) {
    let texts = files.sorted { $0.key < $1.key }.map {
      LocalizationFile(path: $0.key, bytes: Array($0.value.utf8))
    }
    let file = SwiftUIReader.File(path: "a.swift", text: Heard.body(body))
    var settings = AccessibilitySettings()
    settings.language = language
    guard let screen = SwiftUIReader().read([file], localizations: texts).screens.last else {
      return ([], [])
    }
    let tree = SemanticTree(screen: screen, settings: settings)
    return (tree.stops.map { $0.node.label?.rendered ?? "" }, tree.assumptions)
  }

  @Test(
    "says a key's text in the language, with its arguments where the format has them",
    arguments: [
      ("Text(\"Explore\")", "de", "Entdecken"), ("Text(\"Explore\")", "de-AT", "Entdecken"),
      ("Text(\"Explore\")", "pt", "Explorar"), ("Text(\"Explore\")", "en", "Explore"),
      ("Text(\"\\(1) of \\(4)\")", "de", "1 von 4"), ("Text(\"\\(1) of \\(4)\")", "ja", "4 件中 1 件目"),
      ("Text(\"\\(0) cards\")", "en", "No cards"), ("Text(\"\\(1) cards\")", "en", "1 card"),
      ("Text(\"\\(2) cards\")", "en-GB", "2 cards"), ("Text(\"\\(1) cards\")", "ru", "1 карта"),
      ("Text(\"\\(3) cards\")", "ru", "3 карты"), ("Text(\"\\(11) cards\")", "ru", "11 карт"),
      ("Text(\"\\(\"Bloom\") has \\(1) songs\")", "de", "Bloom hat ein Lied"),
      ("Text(\"\\(\"Bloom\") has \\(7) songs\")", "de", "Bloom hat 7 Lieder"),
      ("Text(\"Hello **\\(\"Ada\")**\")", "de", "Hallo Ada, 100 %"),
      ("Text(verbatim: \"Explore\")", "de", "Explore"),
      ("Text(String(localized: \"Explore\"))", "de", "Entdecken"),
      ("Text(LocalizedStringKey(\"Explore\"))", "de", "Entdecken"),
      ("Text(NSLocalizedString(\"Explore\", comment: \"\"))", "de", "Entdecken"),
      ("Color.red.accessibilityLabel(\"Explore\")", "de", "Entdecken"),
      ("Button(\"Explore\") {}", "de", "Entdecken"),
      ("Text(\"only.english\")", "en", "Only English"),
      ("let word = \"Explore\"\nreturn Text(word)", "de", "Explore"),
    ])
  func catalogs(_ body: String, _ language: String, _ heard: String) {
    #expect(lines(body, language).heard == [heard])
  }

  @Test("a missing text is said in the development language, and that is an assumption")
  func missing() {
    let (heard, assumptions) = lines("Text(\"only.english\")", "de")
    #expect(heard == ["Only English"])
    #expect(
      assumptions == ["'only.english' has no text in de; the development language, en, is taken"])
    let other = lines("VStack { Text(\"Explore\"); Text(\"\\(\"a\")\") }", "fr")
    #expect(other.heard == ["Explore", "a"])
    #expect(other.assumptions == ["the app has no texts in fr; the development language, en, is taken"])
    #expect(lines("Text(\"Explore\")", "en").assumptions.isEmpty)
    #expect(lines("Text(\"Explore\")", "fr", [:]).assumptions.isEmpty)
  }

  @Test("what is not known stays unknown in its place, and the form that it asks for is assumed")
  func unknown() {
    let (heard, assumptions) = lines("Text(\"\\(model.count) cards\")", "ru")
    #expect(heard == ["‹model.count› карты"])
    #expect(
      assumptions == [
        "which plural form of '%lld cards' is said is not known; that for other numbers is taken"
      ])
  }

  @Test("strings files in folders of languages are read, with comments and escapes")
  func strings() {
    let files = [
      "en.lproj/Localizable.strings":
        "/* a \"comment\" = \"x\"; */\n\"title\" = \"Say \\\"hi\\\"\\U0021\";\nplain = \"Plain\";",
      "de.lproj/Localizable.strings":
        "// Titel\n\"title\" = \"Sag \\\"hallo\\\"\";\nbroken\n\"plain\"=\"Einfach\";",
      "de.lproj/Cards.strings": "\"title\" = \"Karten\";",
      "Base.lproj/Localizable.strings": "\"base\" = \"Base\";",
    ]
    #expect(lines("Text(\"title\")", "en", files).heard == ["Say \"hi\"!"])
    #expect(lines("Text(\"title\")", "de", files).heard == ["Sag \"hallo\""])
    #expect(lines("Text(\"plain\")", "de", files).heard == ["Einfach"])
    #expect(lines("Text(\"title\", tableName: \"Cards\")", "de", files).heard == ["Karten"])
    #expect(lines("Text(String(localized: \"title\", table: \"Cards\"))", "de", files).heard == ["Karten"])
    #expect(lines("Text(\"base\")", "de", files).heard == ["Base"])
  }

  @Test(
    "stringsdict files give the forms that numbers ask for",
    arguments: [(1, "1 Karte hier"), (5, "5 Karten hier")])
  func dictionaries(_ count: Int, _ heard: String) {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>%lld cards</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@cards@ hier</string>
      <key>cards</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>%lld Karte</string><key>other</key><string>%lld Karten</string></dict>
      </dict></dict></plist>
      """
    #expect(
      lines("Text(\"\\(\(count)) cards\")", "de", ["de.lproj/Localizable.stringsdict": list]).heard == [heard]
    )
  }

  @Test(
    "files that cannot be read are told, and end nothing",
    arguments: [
      ("de.lproj/Localizable.stringsdict", "bplist00"),
      ("de.lproj/Localizable.stringsdict", String(repeating: "<dict>", count: 100_000)),
      ("Localizable.xcstrings", "{\"strings\": {"),
    ])
  func hostile(_ path: String, _ text: String) {
    let file = SwiftUIReader.File(path: "a.swift", text: Heard.body("Text(\"Explore\")"))
    let reading = SwiftUIReader().read(
      [file], localizations: [LocalizationFile(path: path, bytes: Array(text.utf8))])
    #expect(reading.diagnostics.contains { $0.file == path && $0.advice.hasSuffix("its texts are left out") })
    #expect(reading.screens.map { Heard.lines($0) } == [["Explore"]])
  }
}
