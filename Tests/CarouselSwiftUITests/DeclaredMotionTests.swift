import CarouselModel
import CarouselSemantics
import CarouselSwiftUI
import Testing

/// What moves besides the cards of a scroll view is told.
@Suite(.enabled(if: SwiftUIReader.isAvailable))
struct DeclaredMotionTests {
  private func variants(_ body: String) throws -> ReduceMotionVariants {
    let source = """
      import SwiftUI
      struct Page: View {
        @State var page = 0
        @Environment(\\.accessibilityReduceMotion) var reduced
        var body: some View { \(body) }
      }
      """
    return ReduceMotionVariants(
      screen: try #require(Heard.screen(source)), settings: AccessibilitySettings())
  }

  @Test("animators, symbol effects and transitions of rows")
  func declared() throws {
    let motion = { try variants($0).standardMotion.map(\.kind) }
    #expect(
      try motion("Text(\"A\").phaseAnimator([1, 2]) { v, p in v.opacity(p) }") == [
        .animation(Animation("phases", repeatsForever: true))
      ])
    #expect(
      try motion("Text(\"A\").keyframeAnimator(initialValue: 1, repeating: true) { v, s in v }") == [
        .animation(Animation("key frames", repeatsForever: true))
      ])
    #expect(
      try motion("ForEach(0..<3) { i in if i == page { Text(\"P\\(i)\").transition(.slide) } }") == [
        .transition("slide")
      ])
    let bell = try variants("Image(systemName: \"bell\").symbolEffect(.pulse, isActive: !reduced)")
    #expect(
      bell.standardMotion.map(\.kind) == [.animation(Animation("symbol effect pulse", repeatsForever: true))])
    #expect(bell.reducedMotion.isEmpty)
  }

  @Test("the animation of a row that is dragged")
  func dragged() throws {
    let table = try #require(
      variants(
        """
        HStack { ForEach(0..<3) { Text("\\($0)") } }.offset(x: CGFloat(page) * -300)
          .animation(.spring(), value: page).gesture(DragGesture().onEnded { _ in page += 1 })
        """
      ).tables.first)
    #expect(table.standard.facts.animations == [AnimatedChange("cards", Animation("spring"))])
  }

  @Test("an animation without end that begins with the screen")
  func endless() throws {
    let found = try variants(
      "Text(\"A\").offset(x: CGFloat(page)).onAppear { withAnimation(.linear(duration: 9).repeatForever()) { page = 4 } }"
    )
    #expect(found.standard.assumptions.contains { $0.contains("animation without end") })
  }
}
