/// The documented demo of the Parallax Cards Row: five landscapes on black.
public struct ParallaxCardsRowDemo: View {
  private struct Card: Identifiable, Sendable {
    var id: String
    var symbol: String
    var colors: [Color]
  }

  private let cards: LazyList<Card> = [
    Card(id: "Alps", symbol: "mountain.2.fill", colors: [Color(.blue), Color(.indigo)]),
    Card(id: "Sahara", symbol: "sun.max.fill", colors: [Color(.orange), Color(.red)]),
    Card(id: "Amazon", symbol: "leaf.fill", colors: [Color(.green), Color(.teal)]),
    Card(id: "Arctic", symbol: "snowflake", colors: [Color(.cyan), Color(.purple)]),
    Card(id: "Pacific", symbol: "water.waves", colors: [Color(.teal), Color(.blue)]),
  ]

  /// Creates the demo.
  public init() {}

  /// The demo as a screen.
  public static var screen: Screen { Screen("ParallaxCardsRowDemo") { _ in ParallaxCardsRowDemo().node } }

  /// The view that is declared.
  public var node: ViewNode {
    ZStack {
      Color(.black).ignoresSafeArea()
      ParallaxCardsRow(items: cards) { card in
        LinearGradient(colors: card.colors, start: .leading, end: .trailing)
          .overlay {
            Image(systemName: card.symbol)
              .font(Font(.scaled(180, relativeTo: .largeTitle)))
              .foregroundStyle(.color(Color(.white, opacity: 0.35)))
              .accessibilityHidden(true)
          }
      } overlay: { card in
        Text(TextValue(card.id))
          .font(.system(.largeTitle, design: .rounded, weight: .bold))
          .foregroundStyle(.color(Color(.white)))
          .padding(28)
      }
    }.node
  }
}
