import SwiftUI

/// The facts of the Peek Carousel in another author's code: an observable model, a style of its own, dots as a view.
struct Slide: Identifiable, Hashable {
  enum Scenery: String, CaseIterable {
    case sunrise, forest, ocean, night

    var symbol: String {
      switch self {
      case .sunrise: "sunrise.fill"
      case .forest: "tree.fill"
      case .ocean: "water.waves"
      case .night: "moon.stars.fill"
      }
    }

    var palette: [Color] {
      switch self {
      case .sunrise: return [.orange, .pink]
      case .forest: return [.green, .teal]
      case .ocean: return [.cyan, .blue]
      case .night: return [.indigo, .purple]
      }
    }
  }

  let scenery: Scenery
  var id: String { scenery.rawValue.capitalized }
}

@Observable
final class SlideModel {
  var slides: [Slide] = []

  init() {
    slides = Slide.Scenery.allCases.map(Slide.init(scenery:))
  }
}

struct SnappingRow<Element: Identifiable, Content: View>: View {
  private let elements: [Element]
  private let visibleEdge: CGFloat
  private let gap: CGFloat
  private let content: (Element) -> Content

  @State private var restingID: Element.ID?
  @Environment(\.accessibilityReduceMotion) var isMotionReduced

  init(
    _ elements: [Element], visibleEdge: CGFloat = 28, gap: CGFloat = 12,
    @ViewBuilder content: @escaping (Element) -> Content
  ) {
    self.elements = elements
    self.visibleEdge = visibleEdge
    self.gap = gap
    self.content = content
  }

  var body: some View {
    VStack(spacing: 18) {
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: gap) {
          ForEach(elements, content: cell)
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      .scrollPosition(id: $restingID)
      .safeAreaPadding(.horizontal, visibleEdge + gap)

      Dots(count: elements.count, active: activeIndex)
        .animation(isMotionReduced ? nil : .snappy, value: restingID)
        .accessibilityHidden(true)
    }
  }

  private var activeIndex: Int {
    guard let restingID else { return 0 }
    return elements.firstIndex { $0.id == restingID } ?? 0
  }

  private func cell(_ element: Element) -> some View {
    content(element)
      .containerRelativeFrame(.horizontal)
      .scrollTransition(axis: .horizontal) { view, phase in
        view
          .scaleEffect(phase.isIdentity || isMotionReduced ? 1 : 0.92)
          .opacity(phase.isIdentity ? 1 : 0.7)
      }
  }
}

private struct Dots: View {
  var count: Int
  var active: Int

  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { index in
        let isActive = index == active
        Circle()
          .fill(isActive ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
          .frame(width: 8, height: 8)
          .scaleEffect(isActive ? 1.25 : 1)
      }
    }
  }
}

extension View {
  func slideTitle(_ style: Font.TextStyle) -> some View {
    font(.system(style, design: .rounded, weight: .bold))
  }

  func slideSurface(_ colors: [Color]) -> some View {
    modifier(SlideSurface(colors: colors))
  }
}

struct SlideSurface: ViewModifier {
  let colors: [Color]

  func body(content: Content) -> some View {
    content
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity)
      .frame(height: 500)
      .background(
        LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing),
        in: .rect(cornerRadius: 32))
  }
}

struct SlideShow: View {
  @State private var model = SlideModel()

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Text("Explore")
        .slideTitle(.largeTitle)
        .padding(.horizontal, 40)

      SnappingRow(model.slides) { slide in
        VStack(spacing: 14) {
          Image(systemName: slide.scenery.symbol)
            .font(.largeTitle)
            .imageScale(.large)
            .accessibilityHidden(true)
          Text(slide.id)
            .slideTitle(.title)
        }
        .slideSurface(slide.scenery.palette)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(LinearGradient(colors: [.indigo.opacity(0.15), .pink.opacity(0.1)], startPoint: .top, endPoint: .bottom))
  }
}

#Preview { SlideShow() }
