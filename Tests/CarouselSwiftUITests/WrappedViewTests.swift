import CarouselSwiftUI
import Testing

/// Views of UIKit inside SwiftUI: what is known of them is said, and the others are told as not known.
@Suite(.enabled(if: SwiftUIReader.isAvailable))
struct WrappedViewTests {
  private func lines(setUp: String, update: String, page: String = "1") -> [String] {
    Heard.lines(
      """
      import SwiftUI
      struct Dots: UIViewRepresentable {
        let count: Int
        @Binding var current: Int
        func makeUIView(context: Context) -> UIPageControl {
          let control = UIPageControl()
          control.numberOfPages = count
          \(setUp)
          return control
        }
        func updateUIView(_ view: UIPageControl, context: Context) { \(update) }
      }
      struct Page: View {
        @State private var current = \(page)
        var body: some View { Dots(count: 3, current: $current) }
      }
      """, view: "Page")
  }

  private static let hint = "Swipe up or down with one finger to adjust the value."

  @Test("a page control tells its page")
  func pageControl() {
    #expect(
      lines(setUp: "", update: "view.currentPage = current") == ["page 2 of 3, Adjustable. " + Self.hint])
    #expect(lines(setUp: "control.isEnabled = true", update: "") == ["page 1 of 3, Adjustable. " + Self.hint])
  }

  @Test("where its page is not known, nothing is claimed")
  func unknown() {
    #expect(lines(setUp: "", update: "if current > 0 { view.currentPage = current }") == ["‹Dots›"])
    #expect(lines(setUp: "", update: "view.currentPage = Store.page") == ["‹Dots›"])
    #expect(lines(setUp: "", update: "view.currentPage = current", page: "9") == ["‹Dots›"])
  }
}
