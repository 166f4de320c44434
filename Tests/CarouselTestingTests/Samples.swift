import CarouselTesting

/// The screens that the tests of this folder listen to.
enum Samples {
  /// A heading and a Cover Flow Carousel of three albums.
  static let albumsText = """
    name: Albums
    state: {selection: Midnight}
    vstack:
      - text: Albums
        traits: [header]
      - cover-flow-carousel:
          selection: {state: selection}
          items:
            - {id: Sunset}
            - {id: Midnight}
            - {id: Bloom}
        frame: {height: 400}
    """

  static func albums() throws -> TestedScreen { try TestedScreen(definitionText: albumsText) }

  /// One card whose album only the running app knows.
  static let cardSource = """
    import SwiftUI

    struct Album {
      let title: String
      let year: Int

      static let sample = Album(title: "Sunset", year: 1999)
    }

    struct AlbumCard: View {
      let album: Album

      var body: some View {
        VStack {
          Text(album.title)
          Text("Released in \\(album.year)")
        }
        .accessibilityElement(children: .combine)
      }
    }
    """

  /// A carousel that is one adjustable element.
  static let dialSource = """
    import SwiftUI

    struct AlbumDial: View {
      @State private var index = 0
      private let albums = ["Sunset", "Forest", "Midnight"]

      var body: some View {
        VStack {
          Text("Albums").accessibilityAddTraits(.isHeader)
          Text(albums[index])
            .accessibilityElement()
            .accessibilityLabel("Album")
            .accessibilityValue("\\(albums[index]), \\(index + 1) of \\(albums.count)")
            .accessibilityAdjustableAction { direction in
              switch direction {
              case .increment: index = min(index + 1, albums.count - 1)
              case .decrement: index = max(index - 1, 0)
              default: break
              }
            }
        }
      }
    }
    """

  static func dial() throws -> TestedScreen { try TestedScreen(swiftUISource: dialSource) }
}
