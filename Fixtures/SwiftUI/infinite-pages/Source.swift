import Combine
import SwiftUI

/// A banner that turns its pages by itself, with copies of the last and first page at the ends.
struct Banner: Identifiable, Hashable {
  let id: Int
  let title: String
}

extension Collection {
  subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}

struct BannerPager: View {
  private let banners = ["Spring sale", "New arrivals", "Last chance"].enumerated()
    .map { Banner(id: $0.offset, title: $0.element) }
  private let timer = Timer.publish(every: 3, on: .main, in: .common).autoconnect()
  @State private var page = 1
  @State private var isPaused = false

  private var looped: [Banner] {
    guard let first = banners.first, let last = banners.last else { return [] }
    return [last] + banners + [first]
  }

  var body: some View {
    VStack {
      TabView(selection: $page) {
        ForEach(looped.indices, id: \.self) { index in
          Text(looped[safe: index]?.title ?? "none")
            .frame(maxWidth: .infinity, maxHeight: 180)
            .tag(index)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      .onReceive(timer) { _ in
        guard !isPaused else { return }
        withAnimation { page = page < banners.count ? page + 1 : 1 }
      }
      Button(isPaused ? "Play" : "Pause") { isPaused.toggle() }
    }
  }
}

#Preview { BannerPager() }
