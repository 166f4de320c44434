import SwiftUI

/// A carousel for any items, moved by a drag of its own, with a page indicator that has words.
struct CardCarousel<Item: Identifiable, Content: View>: View {
  struct Layout {
    var spacing: CGFloat = 16
    var scale: CGFloat = 0.9
    static func compact(_ spacing: CGFloat) -> Layout { Layout(spacing: spacing) }
  }

  @Binding private var selection: Int
  @GestureState private var translation: CGFloat = .zero
  private let items: [Item]
  private let layout: Layout
  private let content: (Item) -> Content

  init(
    _ items: [Item], selection: Binding<Int>, layout: Layout = .init(),
    @ViewBuilder content: @escaping (Item) -> Content
  ) {
    self.items = items
    _selection = selection
    self.layout = layout
    self.content = content
  }

  var body: some View {
    VStack {
      GeometryReader { proxy in
        let width = proxy.size.width * 0.8
        HStack(spacing: layout.spacing) {
          ForEach(items.indices, id: \.self) { card(at: $0, width: width) }
        }
        .offset(x: -CGFloat(selection) * (width + layout.spacing) + translation)
        .gesture(drag(width: width))
      }
      if items.count > 1 { indicator }
    }
  }

  @ViewBuilder
  private func card(at index: Int, width: CGFloat) -> some View {
    let isCurrent = index == selection
    content(items[index])
      .frame(width: width)
      .scaleEffect(isCurrent ? 1 : layout.scale)
      .accessibilityHidden(!isCurrent)
  }

  private var indicator: some View {
    HStack {
      ForEach(Array(zip(items.indices, items)), id: \.0) { pair in
        Circle().frame(width: 6).foregroundStyle(pair.0 == selection ? .primary : .secondary)
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Page indicator")
    .accessibilityValue("Page \(selection + 1) of \(items.count)")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: selection = min(selection + 1, items.count - 1)
      case .decrement: selection = max(selection - 1, 0)
      @unknown default: break
      }
    }
  }

  private func drag(width: CGFloat) -> some Gesture {
    DragGesture()
      .updating($translation) { value, state, _ in state = value.translation.width }
      .onEnded { value in
        selection = min(max(selection + (value.translation.width < -width / 3 ? 1 : -1), 0), items.count - 1)
      }
  }
}

struct Coast: Identifiable, Comparable {
  var id: String { name }
  let name: String
  var tags: [String] = []

  static func < (one: Coast, other: Coast) -> Bool { one.name < other.name }
  static let samples: [Self] = [
    .init(name: "Sea", tags: ["salt", "wind"]), .init(name: "Cliff"), .init(name: "Sand"),
  ]
  .sorted()
}

struct CoastCards: View {
  @State private var page = 1

  var body: some View {
    CardCarousel(Coast.samples, selection: $page, layout: .compact(8)) { coast in
      VStack {
        Text(coast.name).font(.headline)
        if !coast.tags.isEmpty { Text(coast.tags.map(\.capitalized).joined(separator: ", ")) }
      }
      .padding()
    }
  }
}

struct CoastCards_Previews: PreviewProvider {
  static var previews: some View { CoastCards() }
}
