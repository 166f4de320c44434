/// SwiftUI source of carousels in which everybody can do everything: whatever is called an error here is none.
enum GoodCarousels {
  static let source = """
    import SwiftUI

    struct Place: Identifiable { let id: Int; let name: String; let symbol: String }
    let places = [Place(id: 0, name: "Alps", symbol: "mountain.2"), Place(id: 1, name: "Sahara", symbol: "sun.max"), Place(id: 2, name: "Amazon", symbol: "leaf")]

    struct Pile: View {
      @State private var index = 0
      var body: some View {
        VStack {
          Text("Places").font(.title).accessibilityAddTraits(.isHeader)
          ZStack {
            ForEach(places) { place in
              Button { print(place.name) } label: {
                VStack {
                  Image(systemName: place.symbol).accessibilityHidden(true)
                  Text(place.name).font(.headline)
                }
                .padding()
              }
              .accessibilityValue("\\(place.id + 1) of \\(places.count)")
              .offset(x: CGFloat(place.id - index) * 400)
              .accessibilityHidden(place.id != index)
            }
          }
          .gesture(DragGesture().onEnded { value in
            index = min(max(index + (value.translation.width < 0 ? 1 : -1), 0), places.count - 1)
          })
          .accessibilityElement(children: .contain)
          .accessibilityLabel("Places")
          HStack {
            Button("Previous") { index = max(index - 1, 0) }.disabled(index == 0)
            Button("Next") { index = min(index + 1, places.count - 1) }.disabled(index == places.count - 1)
          }
        }
      }
    }

    struct Adjusted: View {
      @State private var index = 1
      var body: some View {
        HStack {
          ForEach(places) { place in Text(place.name).frame(width: 300) }
        }
        .offset(x: CGFloat(-index) * 300)
        .gesture(DragGesture().onEnded { value in
          index = min(max(index + (value.translation.width < 0 ? 1 : -1), 0), 2)
        })
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Places")
        .accessibilityValue("\\(places[index].name), \\(index + 1) of \\(places.count)")
        .accessibilityAdjustableAction { direction in
          switch direction {
          case .increment: index = min(index + 1, 2)
          case .decrement: index = max(index - 1, 0)
          @unknown default: break
          }
        }
      }
    }

    struct Paged: View {
      @State private var page = 0
      var body: some View {
        TabView(selection: $page) {
          ForEach(places) { place in
            VStack {
              Image(systemName: place.symbol).accessibilityHidden(true)
              Text(place.name).font(.largeTitle)
            }
            .accessibilityElement(children: .combine)
            .tag(place.id)
          }
        }
        .tabViewStyle(.page)
        .accessibilityLabel("Places")
      }
    }

    struct Rated: View {
      var body: some View {
        ScrollView(.horizontal) {
          LazyHStack {
            ForEach(places) { place in
              NavigationLink {
                Text(place.name)
              } label: {
                VStack(alignment: .leading) {
                  Text(place.name).font(.headline)
                  HStack { ForEach(0..<5) { star in Image(systemName: star < place.id + 3 ? "star.fill" : "star") } }
                    .accessibilityElement(children: .ignore)
                    .accessibilityLabel("\\(place.id + 3) of 5 stars")
                }
              }
              .accessibilityValue("\\(place.id + 1) of \\(places.count)")
            }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Places")
      }
    }

    struct AutoGood: View {
      @Environment(\\.accessibilityReduceMotion) private var reduceMotion
      @Environment(\\.accessibilityVoiceOverEnabled) private var voiceOver
      @Environment(\\.accessibilitySwitchControlEnabled) private var switchControl
      @State private var page = 0
      @State private var isPlaying = true
      private let timer = Timer.publish(every: 8, on: .main, in: .common).autoconnect()

      var body: some View {
        VStack {
          Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
          TabView(selection: $page) {
            ForEach(places) { place in
              Text(place.name).tag(place.id)
            }
          }
          .tabViewStyle(.page)
        }
        .onReceive(timer) { _ in
          guard isPlaying, !reduceMotion, !voiceOver, !switchControl else { return }
          page = (page + 1) % places.count
        }
      }
    }

    struct AutoTask: View {
      @Environment(\\.accessibilityReduceMotion) private var reduceMotion
      @Environment(\\.accessibilityVoiceOverEnabled) private var voiceOver
      @State private var current: Int? = 0
      @State private var isPaused = false

      var body: some View {
        VStack {
          ScrollView(.horizontal) {
            LazyHStack {
              ForEach(places) { place in
                Button(place.name) { print(place.name) }.frame(width: 300)
              }
            }
            .scrollTargetLayout()
          }
          .scrollPosition(id: $current)
          .scrollTargetBehavior(.viewAligned)
          Toggle("Stop moving", isOn: $isPaused)
        }
        .task(id: isPaused) {
          guard !isPaused, !reduceMotion, !voiceOver else { return }
          while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(7))
            withAnimation { current = ((current ?? 0) + 1) % places.count }
          }
        }
      }
    }

    struct PauseIcon: View {
      @Environment(\\.accessibilityReduceMotion) private var reduceMotion
      @State private var page = 0
      @State private var running = true
      let timer = Timer.publish(every: 6, on: .main, in: .common).autoconnect()
      var body: some View {
        ZStack(alignment: .bottomTrailing) {
          TabView(selection: $page) { ForEach(places) { Text($0.name).tag($0.id) } }
            .tabViewStyle(.page(indexDisplayMode: .never))
          Button { running.toggle() } label: { Image(systemName: running ? "pause.fill" : "play.fill") }
            .accessibilityLabel(running ? "Anhalten" : "Fortsetzen")
        }
        .onReceive(timer) { _ in if running && !reduceMotion { page = (page + 1) % 3 } }
      }
    }

    struct IconButtons: View {
      @State private var index = 0
      var body: some View {
        HStack {
          Button { index = max(0, index - 1) } label: { Image(systemName: "chevron.left") }.accessibilityLabel("Zurück")
          HStack { ForEach(places) { place in Text(place.name).frame(width: 300) } }
            .offset(x: -CGFloat(index) * 300)
            .gesture(DragGesture().onEnded { v in index += v.translation.width < 0 ? 1 : -1 })
            .clipped()
          Button { index = min(2, index + 1) } label: { Image(systemName: "chevron.right") }.accessibilityLabel("Weiter")
        }
      }
    }

    final class Deck: ObservableObject {
      @Published var index = 0
      func forward() { index = min(index + 1, 2) }
      func back() { index = max(index - 1, 0) }
    }

    struct ModelDeck: View {
      @StateObject private var deck = Deck()
      var body: some View {
        VStack {
          HStack { ForEach(places) { place in Text(place.name).frame(width: 300) } }
            .offset(x: -CGFloat(deck.index) * 300)
            .gesture(DragGesture().onEnded { v in if v.translation.width < 0 { deck.forward() } else { deck.back() } })
          HStack {
            Button(action: deck.back) { Label("Earlier", systemImage: "arrow.left") }
            Button(action: deck.forward) { Label("Later", systemImage: "arrow.right") }
          }
        }
      }
    }

    struct SwipeStack: View {
      @State private var cards = places
      var body: some View {
        ZStack {
          ForEach(cards) { place in
            Text(place.name)
              .frame(width: 300, height: 400)
              .gesture(DragGesture().onEnded { _ in cards.removeLast() })
              .accessibilityAction(named: "Skip") { cards.removeLast() }
              .accessibilityHidden(place.id != cards.last?.id)
          }
        }
      }
    }

    """
}
