import SwiftUI

/// Rows whose cards leave in different ways: with the scrolling, all at once, and at one end only.
struct TransitionRows: View {
  private let names = ["One", "Two", "Three", "Four"]
  @State private var current: Int? = 0
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) {
          ForEach(Array(names.enumerated()), id: \.offset) { _, name in
            Text(name)
              .containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: 10)
              .scrollTransition(.interactive(timingCurve: .linear).threshold(.centered), axis: .horizontal) {
                content, phase in
                content
                  .scaleEffect(reduceMotion ? 1 : 1 - abs(phase.value) * 0.5)
                  .opacity(1 - abs(phase.value))
              }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $current)
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(names, id: \.self) { name in
            Text(name)
              .containerRelativeFrame(.horizontal)
              .scrollTransition(.animated(.bouncy).threshold(.visible(0.5))) { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.2)
              }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(names, id: \.self) { name in
            Text(name)
              .containerRelativeFrame(.horizontal)
              .scrollTransition(topLeading: .identity, bottomTrailing: .interactive) { content, phase in
                content.offset(x: phase == .identity ? 0 : phase.value * 40)
              }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    }
  }
}
