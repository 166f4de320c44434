import CarouselModel

/// The geometric order of elements: rows from top to bottom, each in the layout direction.
///
/// Two elements are on different rows when their tops differ by 8 points or more on a phone, 13 on other
/// devices (AccessibilitySnapshot 0.12.1, confirmed on devices by its authors). That comparison of pairs is
/// not transitive, so rows are built first: in the order of their tops, an element stays on the row of the
/// one before it while the difference is below the limit.
struct ReadingRows: Sendable {
  private let rowLimit: Double
  private let isRightToLeft: Bool

  init(_ settings: AccessibilitySettings) {
    rowLimit = settings.idiom == .phone ? 8 : 13
    isRightToLeft = settings.effectiveDirection == .rightToLeft
  }

  /// The places of the items in reading order, by the top left corner of each, which must be finite.
  func order(_ corners: [Rect]) -> [Int] {
    let byTop = corners.indices.sorted { (corners[$0].y, $0) < (corners[$1].y, $1) }
    var order: [Int] = []
    order.reserveCapacity(corners.count)
    var row: [Int] = []
    for index in byTop {
      if let last = row.last, corners[index].y - corners[last].y >= rowLimit {
        order += sorted(row, corners)
        row = []
      }
      row.append(index)
    }
    return order + sorted(row, corners)
  }

  private func sorted(_ row: [Int], _ corners: [Rect]) -> [Int] {
    row.sorted { first, second in
      let (a, b) = (corners[first].x, corners[second].x)
      guard a != b else { return first < second }
      return isRightToLeft ? a > b : a < b
    }
  }
}
