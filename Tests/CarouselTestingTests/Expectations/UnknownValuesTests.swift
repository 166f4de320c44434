import CarouselTesting
import Testing

@Suite("Unknown values")
struct UnknownValuesTests {
  @Test("never pass silently: the failure names them, and says how to supply them")
  func failure() throws {
    let screen = try TestedScreen(swiftUISource: Samples.cardSource)
    let failures = collectingFailures {
      expectSpoken(screen, ["‹album.title›, Released in ‹album.year›"])
    }
    #expect(
      failures.map(\.message) == [
        """
        what is said on 'AlbumCard' is not known as a whole: only the running app knows parts of it
        unknown: ‹album.title›
        unknown: ‹album.year›
        supply them: .with(["album.title": "a text", "album.year": "a text"])
        or what they are parts of: .with(["album": .swift("an expression of your project")])
        or accept them: allowingUnknown: ["album.title", "album.year"]
        """
      ])
  }

  @Test(
    "are supplied as an expression of the project, or one by one",
    arguments: [
      ["album": SampleValue.swift("Album.sample")],
      ["album": .swift("Album(title: \"Sunset\", year: 1999)")],
      ["album.title": "Sunset", "album.year": 1999],
    ])
  func supplied(_ samples: [String: SampleValue]) throws {
    let screen = try TestedScreen(swiftUISource: Samples.cardSource)
    expectSpoken(try screen.with(samples), ["Sunset, Released in 1,999"])
  }

  @Test("are accepted by name")
  func accepted() throws {
    let screen = try TestedScreen(swiftUISource: Samples.cardSource).with(["album.title": "Sunset"])
    expectSpoken(screen, ["Sunset, Released in ‹album.year›"], allowingUnknown: ["album.year"])
  }

  @Test("decide conditions and loops once they are supplied")
  func conditions() throws {
    let source = """
      import SwiftUI
      struct Shelf: View {
        let titles: [String]
        let isLoading: Bool
        var body: some View {
          if isLoading { Text("Loading") } else { ForEach(titles, id: \\.self) { title in Text(title) } }
        }
      }
      """
    let screen = try TestedScreen(
      swiftUISource: source, samples: ["titles": ["Sunset", "Ocean"], "isLoading": false])
    expectSpoken(screen, ["Sunset", "Ocean"])
  }

  @Test("a slip in a name is told")
  func slip() throws {
    let screen = try TestedScreen(swiftUISource: Samples.cardSource)
      .with(["album.titel": "Sunset", "album.year": 1999])
    let failures = collectingFailures { expectSpoken(screen, ["Sunset"]) }
    #expect(failures.first?.message.contains("'album.titel'; did you mean 'album.title'?") == true)
  }

  @Test("a sample that is no Swift is an error at its place")
  func noSwift() throws {
    let screen = try TestedScreen(swiftUISource: Samples.cardSource)
    let error = #expect(throws: ScreenError.self) { try screen.with(["album": .swift("Album(")]) }
    #expect(error?.description.hasPrefix("sample of 'album':") == true)
  }

  @Test("of a definition are supplied in the definition")
  func definition() throws {
    let screen = try TestedScreen(definitionText: "text: {unknown: item.title}")
    let failures = collectingFailures { expectSpoken(screen, ["‹item.title›"]) }
    #expect(
      failures.map(\.message) == [
        """
        what is said on 'definition' is not known as a whole: only the running app knows parts of it
        unknown: ‹item.title›
        supply them: write the text in place of 'unknown' in the definition
        or accept them: allowingUnknown: ["item.title"]
        """
      ])
    #expect(throws: ScreenError.self) { try screen.with(["item.title": "Sunset"]) }
  }
}
