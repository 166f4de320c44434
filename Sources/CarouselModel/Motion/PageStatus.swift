/// What a scroll view says about its place while it is scrolled: "page 2 of 4".
public struct PageStatus: Hashable, Sendable {
  /// The one-based page.
  public var page: Int
  /// The number of pages.
  public var count: Int

  /// Creates a status.
  public init(page: Int, count: Int) {
    self.page = page
    self.count = count
  }
}

extension ScrollGeometry {
  /// The page that the row is on at an offset; nil where there is nothing to scroll through.
  ///
  /// iOS announces such a status while a scroll view is scrolled with three fingers, and does not document how
  /// it is computed. This is our inference: as many pages as containers are needed for the cards, and the page
  /// that the offset lies in.
  public func pageStatus(offset: Double) -> PageStatus? {
    guard container > 0, contentLength > 0, offset.isFinite else { return nil }
    let pages = (contentLength / container).rounded(.up)
    let page = (offset / container).rounded(.down) + 1
    guard pages.isFinite, pages < Double(Int.max) else { return nil }
    return PageStatus(page: Int(min(max(page, 1), pages)), count: Int(pages))
  }
}
