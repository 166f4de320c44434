#if canImport(SwiftUI)
  import SwiftUI

  /// Albums in a row.
  struct AlbumRow: View {
    private let titles = ["Sunset", "Forest", "Midnight"]

    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 16) {
          ForEach(Array(titles.enumerated()), id: \.element) { index, title in
            Button {
            } label: {
              Text(title)
                .frame(width: 240, height: 240)
            }
            .accessibilityLabel(title)
            .accessibilityValue("\(index + 1) of \(titles.count)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Albums")
    }
  }
#endif
