internal import CarouselModel
internal import CarouselSemantics

/// What an element's place in a series, list, landmark or table adds (AccessibilitySnapshot 0.12.1).
extension StopWording {
  /// The place in a series, list or landmark, behind the traits.
  var contextParts: [UtterancePart] {
    switch stop.context {
    case .series(let index, let count), .tab(let index, let count), .tabBarItem(let index, let count):
      [part(.position, .position, numbers: ["index": index, "count": count])]
    case .list(.start): [part(.edge, .listStart)]
    case .list(.end): [part(.edge, .listEnd)]
    case .landmark(.start): [part(.edge, .landmarkStart)]
    case .landmark(.end): [part(.edge, .landmarkEnd)]
    case .list(.middle), .landmark(.middle), .dataTableCell, nil: []
    }
  }

  private var cell: ContainerContext.TableCell? {
    if case .dataTableCell(let cell) = stop.context { cell } else { nil }
  }

  /// The headers of the cell's row, then those of its column, each with its own value.
  var cellHeaderParts: [UtterancePart] {
    guard let cell else { return [] }
    return (cell.rowHeaders + cell.columnHeaders).compactMap { header in
      let texts = [header.label?.nonEmpty, header.value?.nonEmpty].compactMap(\.self)
      return texts.isEmpty ? nil : part(.header, texts.joined(separator: profile.labelValueSeparator))
    }
  }

  /// The rows and columns that the cell spans, the row if it is the row's first cell, and the column.
  ///
  /// Nothing is said of a row or column that is not known.
  var cellPlaceParts: [UtterancePart] {
    guard let cell else { return [] }
    var parts: [UtterancePart] = []
    if cell.height > 1, cell.row != nil {
      parts.append(part(.cell, .rowSpan, numbers: ["count": cell.height]))
    }
    if cell.width > 1, cell.column != nil {
      parts.append(part(.cell, .columnSpan, numbers: ["count": cell.width]))
    }
    if cell.isFirstInRow, let row = StopWording.oneBased(cell.row) {
      parts.append(part(.cell, .row, numbers: ["number": row]))
    }
    if let column = StopWording.oneBased(cell.column) {
      parts.append(part(.cell, .column, numbers: ["number": column]))
    }
    return parts
  }

  /// A zero-based index as people count; nil for none, and for one that cannot be counted.
  private static func oneBased(_ index: Int?) -> Int? {
    guard let (number, overflow) = index?.addingReportingOverflow(1), !overflow, number > 0 else {
      return nil
    }
    return number
  }
}
