/// The documented demo of the Peek Carousel: "Explore" over four slides.
public struct PeekCarouselDemo: View {
  private struct Slide: Identifiable, Sendable {
    var id: String
    var symbol: String
    var colors: [Color]
  }

  private let slides: LazyList<Slide> = [
    Slide(id: "Sunrise", symbol: "sunrise.fill", colors: [Color(.orange), Color(.pink)]),
    Slide(id: "Forest", symbol: "tree.fill", colors: [Color(.green), Color(.teal)]),
    Slide(id: "Ocean", symbol: "water.waves", colors: [Color(.cyan), Color(.blue)]),
    Slide(id: "Night", symbol: "moon.stars.fill", colors: [Color(.indigo), Color(.purple)]),
  ]

  /// Creates the demo.
  public init() {}

  /// The demo as a screen.
  public static var screen: Screen { Screen("PeekCarouselDemo") { _ in PeekCarouselDemo().node } }

  /// The view that is declared.
  public var node: ViewNode {
    VStack(alignment: .start, spacing: 24) {
      Text("Explore")
        .font(.system(.largeTitle, design: .rounded, weight: .bold))
        .padding(.horizontal, 40)
      PeekCarousel(items: slides) { card($0) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(
      .linearGradient(
        LinearGradient(
          colors: [Color(.indigo, opacity: 0.15), Color(.pink, opacity: 0.1)], start: .top, end: .bottom)))
  }

  private func card(_ slide: Slide) -> ViewNode {
    let gradient = LinearGradient(colors: slide.colors, start: .topLeading, end: .bottomTrailing)
    return VStack(spacing: 14) {
      Image(systemName: slide.symbol)
        .font(.system(.largeTitle))
        .node.modifier(.other("imageScale"))
        .accessibilityHidden(true)
      Text(TextValue(slide.id)).font(.system(.title, design: .rounded, weight: .bold))
    }
    .foregroundStyle(.color(Color(.white)))
    .frame(maxWidth: .infinity)
    .frame(height: 500)
    .background(.linearGradient(gradient), cornerRadius: 32)
  }
}
