/// The documented demo of the Cover Flow Carousel: "Albums", the carousel, and the selection as a caption.
public struct CoverFlowCarouselDemo: View {
  /// Creates the demo.
  public init() {}

  /// The demo as a screen, which opens with Midnight selected.
  public static var screen: Screen {
    Screen("CoverFlowCarouselDemo", initialState: ScreenState(["selection": .text("Midnight")])) { _ in
      CoverFlowCarouselDemo().node
    }
  }

  /// The demo's own autoplay: it ends for good at the first touch, and does not run with Reduce Motion on.
  public static let autoplay = Autoplay(
    interval: 1.3, animation: Animation("smooth", duration: 0.8), target: "selection",
    cycle: [3, 4, 3, 2, 1, 0, 1, 2], start: 3, runsWithReduceMotion: false, stops: [.touch])

  private static let items: LazyList<CoverFlowCarousel.Item> = LazyList(
    ["Sunset", "Forest", "Midnight", "Ocean", "Bloom"].map { CoverFlowCarousel.Item(id: $0) })

  /// The view that is declared.
  public var node: ViewNode {
    VStack(spacing: 18) {
      Text("Albums")
        .font(.system(.largeTitle, design: .rounded, weight: .bold))
        .foregroundStyle(.color(Color(.white)))
      CoverFlowCarousel(items: Self.items, autoplay: Self.autoplay)
        .frame(height: 400)
      EnvironmentReader { context in
        Text(TextValue(context.state["selection"].text ?? ""))
          .font(.system(.headline))
          .foregroundStyle(.color(Color(.white, opacity: 0.75)))
          .transition("opacity")
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.color(Color(.black)))
    .modifier(.interaction(.gesture(.drag(minimumDistance: 0), Action(.activate, name: "stop autoplay"))))
    .modifier(.motion(.autoplay(Self.autoplay)))
  }
}
