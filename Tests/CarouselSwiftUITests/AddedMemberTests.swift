import CarouselSwiftUI
import Testing

/// What a project adds to collections, also to those of one type of elements only.
@Suite(.enabled(if: SwiftUIReader.isAvailable))
struct AddedMemberTests {
  static let declarations = """
    struct Photo { let title: String }
    struct Place { let name: String }
    extension Array where Element == Photo {
      static let samples: [Photo] = [.init(title: "Lake"), .init(title: "Peak")]
      static func named(_ titles: String...) -> [Photo] { titles.map { Photo(title: $0) } }
      var words: String { map(\\.title).joined(separator: ", ") }
    }
    extension [Place] {
      static var samples: [Place] { [Place(name: "Bern"), Place(name: "Rome")] }
      var words: String { map(\\.name).joined(separator: " and ") }
    }
    extension Collection where Element == Int { var total: Int { reduce(0, +) } }
    extension Sequence where Element == String { var total: String { joined() } }
    """

  @Test(
    "members are those of the elements' type",
    arguments: [
      ("let photos: [Photo] = .samples; Text(photos.words)", "Lake, Peak"),
      ("let photos: [Photo] = .samples.reversed(); Text(photos.words)", "Peak, Lake"),
      ("let photos: [Photo] = .named(\"Sea\", \"Sky\"); Text(photos.words)", "Sea, Sky"),
      ("let places: [Place] = .samples; Text(places.words)", "Bern and Rome"),
      ("Text([Photo].samples.words)", "Lake, Peak"),
      ("Text([Place].samples.words)", "Bern and Rome"),
      ("Text(verbatim: \"\\([1, 2].total)\")", "3"),
      ("Text([\"a\", \"b\"].total)", "ab"),
    ])
  func members(_ body: String, _ heard: String) {
    #expect(Heard.lines(Heard.body(body, Self.declarations), view: "Page") == [heard])
  }

  @Test("properties and parameters expect an array as well")
  func expected() {
    let source =
      Heard.body("Row(photos: .samples)", Self.declarations) + """
        struct Row: View {
          let photos: [Photo]
          var more: [Place] = .samples
          var body: some View { Text(photos.words); Text(more.words) }
        }
        """
    #expect(Heard.lines(source, view: "Page") == ["Lake, Peak", "Bern and Rome"])
  }
}
