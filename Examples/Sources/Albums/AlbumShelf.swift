#if canImport(SwiftUI)
  import SwiftUI

  /// Albums side by side, with a heading.
  struct AlbumShelf: View {
    @State private var chosen = "Forest"
    @State private var shown: String?
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    private let albums = Album.samples

    var body: some View {
      VStack(alignment: .leading) {
        Text("Albums")
          .font(.title)
          .accessibilityAddTraits(.isHeader)
        ScrollView(.horizontal) {
          LazyHStack(spacing: 16) {
            ForEach(Array(albums.enumerated()), id: \.element.id) { index, album in
              Button {
                chosen = album.id
              } label: {
                AlbumCover(album: album)
              }
              .accessibilityLabel(album.title)
              .accessibilityValue("\(index + 1) of \(albums.count)")
              .accessibilityAddTraits(chosen == album.id ? .isSelected : [])
              .containerRelativeFrame(.horizontal) { width, _ in width * 0.8 }
              .visualEffect { [reduceMotion] cover, proxy in
                let middle = proxy.frame(in: .scrollView(axis: .horizontal)).midX
                return cover.scaleEffect(reduceMotion ? 1 : 1 - min(abs(middle - 196) / 2000, 0.1))
              }
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $shown, anchor: .center)
        .scrollTargetBehavior(.viewAligned)
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Albums")
      }
    }
  }

  /// The cover of an album, drawn.
  struct AlbumCover: View {
    let album: Album

    var body: some View {
      RoundedRectangle(cornerRadius: 24)
        .fill(Color(red: 0.16, green: 0.15, blue: 0.45))
        .frame(height: 240)
        .overlay(alignment: .bottomLeading) {
          Text(album.title)
            .font(.headline)
            .foregroundStyle(.white)
            .padding()
        }
    }
  }

  /// One album with its artist; which one it is, only the running app knows.
  struct AlbumCard: View {
    let album: Album

    var body: some View {
      VStack {
        Text(album.title)
        Text(album.artist)
      }
      .accessibilityElement(children: .combine)
    }
  }

  #Preview {
    AlbumShelf()
  }
#endif
