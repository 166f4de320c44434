import SwiftUI

/// Effects, sizes and movements that something outside this file decides.
struct Postcard: Identifiable {
  let id: Int
  let place: String
}

let postcards = [
  Postcard(id: 1, place: "Porto"), Postcard(id: 2, place: "Bergen"), Postcard(id: 3, place: "Lucca"),
]

struct PostcardRow: View {
  @State private var shown: Int?

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 16) {
        ForEach(postcards) { postcard in
          Text(postcard.place)
            .frame(width: 280, height: 180)
            .scrollTransition(.interactive) { content, phase in
              content
                .scaleEffect(phase.isIdentity ? 1 : Theme.shared.scale)
                .opacity(phase.isIdentity ? 1 : 0.5)
            }
            .visualEffect { content, proxy in
              Theme.shared.tilts ? content.rotationEffect(.degrees(4)) : content
            }
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $shown)
  }
}

/// The width of a card is not known, so neither is where the others are.
struct WidePostcards: View {
  @State private var shown: Int?

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 16) {
        ForEach(postcards) { postcard in
          Text(postcard.place)
            .frame(width: Theme.shared.width, height: 180)
            .scrollTransition { content, phase in content.scaleEffect(phase.isIdentity ? 1 : 0.8) }
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $shown)
  }
}

struct TurningPostcards: View {
  let seconds: Double
  let turns: Bool
  @State private var page = 1

  var body: some View {
    TabView(selection: $page) {
      ForEach(postcards) { Text($0.place).tag($0.id) }
    }
    .tabViewStyle(.page)
    .task {
      guard turns else { return }
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(seconds))
        withAnimation(Theme.shared.animation) { page = page % 3 + 1 }
      }
    }
  }
}

/// The page follows the clock.
struct ClockPostcards: View {
  var body: some View {
    TimelineView(.periodic(from: .now, by: 5)) { timeline in
      let page = Int(timeline.date.timeIntervalSinceReferenceDate / 5) % postcards.count
      TabView(selection: .constant(page)) {
        ForEach(postcards) { Text($0.place).tag($0.id) }
      }
      .tabViewStyle(.page)
    }
  }
}
