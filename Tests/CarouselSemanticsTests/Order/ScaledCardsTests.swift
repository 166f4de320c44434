import CarouselModel
import CarouselSemantics
import Testing

/// Rows whose side cards are smaller, so that their tops are lower than the current card's.
///
/// This is the rule for frames that are given, as in UIKit; SwiftUI's effects do not move the frame that orders.
@Suite("Scaled cards")
struct ScaledCardsTests {
  private func cards(scale: Double) -> [ViewNode] {
    (1...5).map { number in
      let isCurrent = number == 3
      let factor = isCurrent ? 1 : scale
      let (width, height) = (260 * factor, 300 * factor)
      let centre = 200 + Double(number - 3) * 240
      return GivenElements.element(
        "\(number)", centre - width / 2, (300 - height) / 2, width: width, height: height)
    }
  }

  @Test(
    "the current card comes first once the others are lower by the row limit",
    arguments: [
      (0.96, AccessibilitySettings.Idiom.phone, false), (0.947, .phone, false), (0.93, .phone, true),
      (0.90, .phone, true), (0.93, .pad, false), (0.914, .pad, false), (0.91, .pad, true),
    ])
  func scale(_ scale: Double, _ idiom: AccessibilitySettings.Idiom, _ currentFirst: Bool) {
    let expected = currentFirst ? ["3", "1", "2", "4", "5"] : ["1", "2", "3", "4", "5"]
    #expect(GivenElements.read(idiom: idiom, cards(scale: scale)) == expected)
  }

  @Test("frames that are not mirrored are read from the right in right-to-left layout")
  func rightToLeft() {
    #expect(
      GivenElements.read(direction: .rightToLeft, cards(scale: 0.96)) == ["5", "4", "3", "2", "1"])
  }

  @Test("an explicit order repairs it")
  func explicit() {
    let group = GivenElements.group(.explicit, cards(scale: 0.9))
    #expect(GivenElements.read([group]) == ["1", "2", "3", "4", "5"])
  }

  @Test("effects and scroll transitions leave the order alone")
  func effects() {
    let row = ScrollView(.horizontal) {
      HStack {
        for number in 1...5 {
          Text("\(number)").frame(width: 260, height: 300).scaleEffect(number == 3 ? 1 : 0.5)
            .visualEffect { _ in EffectValues(scale: 0.5, offsetY: 90) }
            .scrollTransition { _ in EffectValues(offsetY: 90) }
        }
      }
    }
    #expect(TreePage.tree(row).spoken == ["1", "2", "3", "4", "5"])
  }

  @Test("an offset moves the frame that orders")
  func offset() {
    let row = HStack {
      Text("1").offset(y: 20)
      Text("2")
    }
    #expect(TreePage.tree(row).spoken == ["2", "1"])
  }
}
