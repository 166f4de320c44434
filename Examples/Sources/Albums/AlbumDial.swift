#if canImport(SwiftUI)
  import SwiftUI

  /// Albums as one element whose value a swipe up or down changes.
  struct AlbumDial: View {
    @State private var index = 1

    private let albums = Album.samples

    var body: some View {
      AlbumCover(album: albums[index])
        .accessibilityElement()
        .accessibilityLabel("Album")
        .accessibilityValue("\(albums[index].title), \(index + 1) of \(albums.count)")
        .accessibilityAdjustableAction { direction in
          switch direction {
          case .increment: index = min(index + 1, albums.count - 1)
          case .decrement: index = max(index - 1, 0)
          @unknown default: break
          }
        }
    }
  }
#endif
