import SwiftUI

/// The facts of the Parallax Cards Row in another author's code: two builders, an enum of places, a free function.
enum Landscape: String, CaseIterable, Identifiable {
  case alps = "Alps"
  case sahara = "Sahara"
  case amazon = "Amazon"
  case arctic = "Arctic"
  case pacific = "Pacific"

  var id: String { rawValue }

  var look: (symbol: String, first: Color, second: Color) {
    switch self {
    case .alps: ("mountain.2.fill", .blue, .indigo)
    case .sahara: ("sun.max.fill", .orange, .red)
    case .amazon: ("leaf.fill", .green, .teal)
    case .arctic: ("snowflake", .cyan, .purple)
    case .pacific: ("water.waves", .teal, .blue)
    }
  }
}

struct DriftingRow<Element: Identifiable, Backdrop: View, Title: View>: View {
  var elements: [Element]
  var tall: CGFloat = 460
  var drift: CGFloat = 70
  @ViewBuilder var backdrop: (Element) -> Backdrop
  @ViewBuilder var title: (Element) -> Title

  @Environment(\.accessibilityReduceMotion) private var isStill

  var body: some View {
    let reach: CGFloat = isStill ? 0 : drift

    ScrollView(.horizontal) {
      LazyHStack(spacing: 16) {
        ForEach(elements) {
          card($0, reach: reach)
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, 40, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .scrollIndicators(.hidden)
  }

  @ViewBuilder
  private func card(_ element: Element, reach: CGFloat) -> some View {
    backdrop(element)
      .padding(.horizontal, -drift)
      .visualEffect { view, proxy in view.offset(x: driftOffset(proxy, reach)) }
      .containerRelativeFrame(.horizontal) { length, _ in length * 0.85 }
      .frame(height: tall)
      .clipShape(.rect(cornerRadius: 30))
      .overlay(alignment: .bottomLeading) { title(element) }
  }
}

private func driftOffset(_ proxy: GeometryProxy, _ reach: CGFloat) -> CGFloat {
  if let room = proxy.bounds(of: .scrollView(axis: .horizontal)), room.width > 0 {
    let share = (proxy.size.width / 2 - room.midX) / room.width
    return 0 - max(-1, min(1, share)) * reach
  }
  return 0
}

struct LandscapeRow: View {
  @ScaledMetric(relativeTo: .largeTitle) private var large = 180.0

  var body: some View {
    ZStack {
      Color.black.ignoresSafeArea()
      DriftingRow(elements: Landscape.allCases) { place in
        LinearGradient(colors: [place.look.first, place.look.second], startPoint: .leading, endPoint: .trailing)
          .overlay {
            Image(systemName: place.look.symbol)
              .font(.system(size: large))
              .foregroundStyle(.white.opacity(0.35))
              .accessibilityHidden(true)
          }
      } title: { place in
        Text(place.rawValue)
          .font(.system(.largeTitle, design: .rounded, weight: .bold))
          .foregroundStyle(.white)
          .padding(28)
      }
    }
  }
}

#Preview("On black") { LandscapeRow() }
