/// One file of a generated project: a screen with a carousel, its model, its cards and its page dots.
///
/// Four kinds take turns, each as long as a file of its kind commonly is (about 100 lines).
enum SwiftUIPage {
  /// Returns the file of a number.
  static func text(_ index: Int) -> String {
    let name = "Page\(index)"
    let body = [snapping, pages, dragged, stacked][index % 4](name)
    return "import SwiftUI\n\n" + model(name) + body + parts(name) + "\n#Preview {\n  \(name)()\n}\n"
  }

  private static func model(_ name: String) -> String {
    let places = ["Lisbon", "Kyoto", "Oslo", "Lima", "Accra", "Perth"]
    let items = places.enumerated().map { index, place in
      """
          \(name)Item(
            id: \(index), title: "\(place)", subtitle: "Day \(index + 1) of the tour",
            symbol: "\(index % 2 == 0 ? "airplane" : "tram.fill")", tint: \(index % 2 == 0 ? ".blue" : ".orange"),
            rating: \(3 + index % 3), tags: ["city", "food", "art"]),
      """
    }
    return """
      struct \(name)Item: Identifiable, Hashable {
        let id: Int
        var title: String
        var subtitle: String
        var symbol: String
        var tint: Color
        var rating: Int
        var tags: [String] = []

        var ratingText: String { "\\(rating) of 5 stars" }
        var isTop: Bool { rating > 4 }
      }

      final class \(name)Model: ObservableObject {
        @Published var items: [\(name)Item] = []
        @Published var selection = 0

        init() { load() }

        func load() {
          items = [
      \(items.joined(separator: "\n"))
          ]
        }

        var current: \(name)Item? { items.indices.contains(selection) ? items[selection] : nil }
        var top: [\(name)Item] { items.filter(\\.isTop).sorted { $0.title < $1.title } }
      }


      """
  }

  private static func snapping(_ name: String) -> String {
    """
    struct \(name): View {
      @StateObject private var model = \(name)Model()
      @State private var position: Int?
      @Environment(\\.accessibilityReduceMotion) private var reduceMotion

      var body: some View {
        VStack(alignment: .leading, spacing: 18) {
          Text("Your trips").font(.largeTitle).bold().padding(.horizontal)
          ScrollView(.horizontal) {
            LazyHStack(spacing: 12) {
              ForEach(model.items) { item in
                \(name)Card(item: item)
                  .containerRelativeFrame(.horizontal)
                  .scrollTransition { content, phase in
                    content.scaleEffect(reduceMotion || phase.isIdentity ? 1 : 0.9)
                      .opacity(phase.isIdentity ? 1 : 0.6)
                  }
              }
            }
            .scrollTargetLayout()
          }
          .scrollTargetBehavior(.viewAligned)
          .scrollPosition(id: $position)
          .safeAreaPadding(.horizontal, 30)
          .scrollIndicators(.hidden)
          \(name)Dots(count: model.items.count, current: position ?? 0)
        }
      }
    }


    """
  }

  private static func pages(_ name: String) -> String {
    """
    struct \(name): View {
      @StateObject private var model = \(name)Model()
      private let timer = Timer.publish(every: 4, on: .main, in: .common).autoconnect()

      var body: some View {
        NavigationStack {
          VStack {
            TabView(selection: $model.selection) {
              ForEach(Array(model.items.enumerated()), id: \\.offset) { index, item in
                \(name)Card(item: item).tag(index)
              }
            }
            .tabViewStyle(.page(indexDisplayMode: .always))
            .frame(height: 320)
            if let current = model.current { Text("Now showing \\(current.title)") }
            Button("Next") {
              withAnimation { model.selection = (model.selection + 1) % model.items.count }
            }
          }
          .onReceive(timer) { _ in
            withAnimation(.easeInOut) { model.selection = (model.selection + 1) % model.items.count }
          }
          .navigationTitle("Featured")
        }
      }
    }


    """
  }

  private static func dragged(_ name: String) -> String {
    """
    struct \(name): View {
      @StateObject private var model = \(name)Model()
      @State private var index = 0
      @GestureState private var translation: CGFloat = 0

      var body: some View {
        GeometryReader { proxy in
          let width = proxy.size.width - 80
          HStack(spacing: 20) {
            ForEach(model.items) { item in
              \(name)Card(item: item)
                .frame(width: width)
                .scaleEffect(item.id == index ? 1 : 0.85)
            }
          }
          .offset(x: -CGFloat(index) * (width + 20) + translation)
          .gesture(
            DragGesture()
              .updating($translation) { value, state, _ in state = value.translation.width }
              .onEnded { value in
                let step = Int((-value.translation.width / width).rounded())
                index = min(max(index + step, 0), model.items.count - 1)
              }
          )
        }
        .overlay(alignment: .bottom) { \(name)Dots(count: model.items.count, current: index) }
      }
    }


    """
  }

  private static func stacked(_ name: String) -> String {
    """
    struct \(name): View {
      @StateObject private var model = \(name)Model()
      @State private var removed: Set<Int> = []

      private var rest: [\(name)Item] { model.items.filter { !removed.contains($0.id) } }

      var body: some View {
        VStack {
          ZStack {
            ForEach(Array(rest.reversed().enumerated()), id: \\.element.id) { depth, item in
              \(name)Card(item: item)
                .offset(y: CGFloat(rest.count - depth) * -6)
                .zIndex(Double(depth))
            }
          }
          HStack {
            ForEach(["xmark", "heart.fill"], id: \\.self) { symbol in
              Button { if let last = rest.first { removed.insert(last.id) } } label: { Image(systemName: symbol) }
            }
          }
          Text("\\(rest.count) cards left")
        }
      }
    }


    """
  }

  private static func parts(_ name: String) -> String {
    """
    struct \(name)Card: View {
      let item: \(name)Item

      var body: some View {
        VStack(alignment: .leading, spacing: 8) {
          Image(systemName: item.symbol).font(.largeTitle).foregroundStyle(item.tint).accessibilityHidden(true)
          Text(item.title).font(.title2).bold()
          Text(item.subtitle).font(.subheadline).foregroundStyle(.secondary)
          HStack {
            ForEach(item.tags, id: \\.self) { tag in Text(tag).padding(4).background(.thinMaterial, in: .capsule) }
          }
          if item.isTop { Label("Top rated", systemImage: "star.fill") }
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 20).fill(item.tint.opacity(0.2)))
        .accessibilityElement(children: .combine)
        .accessibilityValue(item.ratingText)
      }
    }

    struct \(name)Dots: View {
      let count: Int
      let current: Int

      var body: some View {
        HStack(spacing: 8) {
          ForEach(0..<count, id: \\.self) { index in
            Circle()
              .fill(index == current ? Color.primary : Color.secondary)
              .frame(width: 8, height: 8)
              .scaleEffect(index == current ? 1.25 : 1)
          }
        }
        .accessibilityHidden(true)
      }
    }

    """
  }
}
