import CarouselModel

/// The geometric order of elements: rows from top to bottom, each in the layout direction.
///
/// Two elements are on different rows when their tops differ by 8 points or more on a phone, 13 on other
/// devices (AccessibilitySnapshot 0.12.1, confirmed on devices by its authors). That comparison of pairs is
/// not transitive, so rows are built first: in the order of their tops, an element stays on the row of the
/// one before it while the difference is below the limit.
struct ReadingRows: Sendable {
  let rowLimit: Double
  let isRightToLeft: Bool

  init(_ settings: AccessibilitySettings) {
    rowLimit = settings.idiom == .phone ? 8 : 13
    isRightToLeft = settings.effectiveDirection == .rightToLeft
  }

  /// The places of the items in reading order, by the top left corner of each.
  func order(_ corners: [Rect]) -> [Int] {
    let byTop = corners.indices.sorted { (corners[$0].y, $0) < (corners[$1].y, $1) }
    var rows: [[Int]] = []
    var previous: Double?
    for index in byTop {
      let top = corners[index].y
      if let last = previous, top - last < rowLimit {
        rows[rows.count - 1].append(index)
      } else {
        rows.append([index])
      }
      previous = top
    }
    return rows.flatMap { sorted($0, corners) }
  }

  private func sorted(_ row: [Int], _ corners: [Rect]) -> [Int] {
    row.sorted { first, second in
      let (a, b) = (corners[first].x, corners[second].x)
      guard a != b else { return first < second }
      return isRightToLeft ? a > b : a < b
    }
  }
}
