import CarouselModel
import Testing

/// "Page X of Y", as far as it can be inferred.
@Suite("Page status")
struct PageStatusTests {
  private func pages(_ geometry: ScrollGeometry) -> [String] {
    (0..<geometry.count).map { index in
      guard let status = geometry.pageStatus(offset: geometry.restOffset(index)) else { return "none" }
      return "page \(status.page) of \(status.count)"
    }
  }

  @Test("counts containers, not cards")
  func documented() {
    #expect(
      pages(ScrollGeometryTests.peek) == ["page 1 of 4", "page 1 of 4", "page 2 of 4", "page 3 of 4"])
    #expect(pages(ScrollGeometryTests.coverFlow)[2] == "page 2 of 4")
    #expect(pages(ScrollGeometryTests.parallax)[0] == "page 1 of 4")
  }

  @Test("has one page where everything fits, and stays within the pages when it is pulled past the ends")
  func ends() {
    let row = ScrollGeometry(container: 100, lead: 0, trail: 0, card: 50, spacing: 0, count: 2)
    #expect(row.pageStatus(offset: 0) == PageStatus(page: 1, count: 1))
    #expect(row.pageStatus(offset: -1000) == PageStatus(page: 1, count: 1))
    #expect(row.pageStatus(offset: 1000) == PageStatus(page: 1, count: 1))
  }

  @Test("is unknown without cards, without a container, and at no known offset")
  func unknown() {
    #expect(
      ScrollGeometry(container: 100, lead: 0, trail: 0, card: 50, spacing: 0, count: 0).pageStatus(offset: 0)
        == nil)
    #expect(
      ScrollGeometry(container: 0, lead: 0, trail: 0, card: 50, spacing: 0, count: 2).pageStatus(offset: 0)
        == nil)
    #expect(ScrollGeometryTests.peek.pageStatus(offset: .nan) == nil)
    #expect(
      ScrollGeometry(container: 1e-300, lead: 0, trail: 0, card: 1e300, spacing: 0, count: 2)
        .pageStatus(offset: 0) == nil)
  }
}
