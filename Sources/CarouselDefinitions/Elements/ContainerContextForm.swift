import CarouselModel
import LocatedValues

/// An element's place in what contains it, in braces.
struct ContainerContextForm: Sendable {
  /// What contains the element.
  enum Kind: String, CaseIterable, Sendable {
    case series, tab, tabBarItem, list, landmark, dataTableCell
  }

  var kind: Kind?
  var index: Int?
  var count: Int?
  var position: ContainerContext.Edge?
  var cell = ContainerContext.TableCell(row: nil, column: nil)

  static let record = RecordType<ContainerContextForm>(
    "container-context", "a container", acceptsNull: true, start: { ContainerContextForm() },
    keys: [
      Key(
        "kind", \.kind, .choice("a kind of container"), required: true, example: "series",
        "What contains the element."),
      Key(
        "index", \.index, .integer("an index from 1", from: 1), example: "3",
        "Its place from 1, in a series or tab bar."),
      Key(
        "count", \.count, .integer("a count from 1", from: 1), example: "5",
        "How many there are, in a series or tab bar."),
      Key(
        "position", \.position, .choice("a position"), example: "start",
        "Which end of a list or landmark it is at: start, middle or end."),
      Key(
        "row", \.cell.row, .integer("a row from 0", from: 0), example: "2",
        "The row of a table's cell, from 0; null where it is not known."),
      Key(
        "column", \.cell.column, .integer("a column from 0", from: 0), example: "1",
        "The column of a table's cell, from 0; null where it is not known."),
      Key(
        "width", \.cell.width, .integer("a number of columns from 1", from: 1), standard: "1", example: "1",
        "How many columns a cell spans."),
      Key(
        "height", \.cell.height, .integer("a number of rows from 1", from: 1), standard: "1", example: "1",
        "How many rows a cell spans."),
      Key(
        "isFirstInRow", \.cell.isFirstInRow, .bool, aliases: ["first-in-row"], standard: "false",
        example: "true", "Whether it is the first cell of its row."),
      Key(
        "rowHeaders", \.cell.rowHeaders, headers, aliases: ["row-headers"],
        example: "[{label: Alps, value: null}]", "The headers of its row, in order."),
      Key(
        "columnHeaders", \.cell.columnHeaders, headers, aliases: ["column-headers"],
        example: "[{label: Price}]", "The headers of its column, in order."),
    ])

  private static let headers = ValueType<[ContainerContext.TableCell.Header]>.list(
    of: .forms(
      scalar: ValueType.verbatimText.map { ContainerContext.TableCell.Header(label: $0) },
      mapping: TableHeaderForm.record.type.map(\.header)))

  /// The place that the keys describe; nil after a report of those that its kind lacks.
  static func context(
    _ form: ContainerContextForm, _ value: LocatedValue, _ session: inout ReadingSession
  ) -> ContainerContext? {
    switch form.kind {
    case .series, .tab, .tabBarItem: return form.numbered(value, &session)
    case .list: return form.edge(value, &session).map { .list($0) }
    case .landmark: return form.edge(value, &session).map { .landmark($0) }
    case .dataTableCell: return .dataTableCell(form.cell)
    case nil: return nil
    }
  }

  private func numbered(_ value: LocatedValue, _ session: inout ReadingSession) -> ContainerContext? {
    guard let index, let count else {
      if value.mapping?["index"] == nil || value.mapping?["count"] == nil {
        session.lacks(
          "'index' and 'count'", of: kind?.rawValue, at: value, advice: "both, such as index: 3 and count: 5")
      }
      return nil
    }
    guard index <= count else {
      session.error(
        at: value.mapping?["index"]?.place ?? value.place, "index \(index) is above the count \(count)",
        advice: "write a number from 1 to \(count)")
      return nil
    }
    switch kind {
    case .tab: return .tab(index: index, count: count)
    case .tabBarItem: return .tabBarItem(index: index, count: count)
    default: return .series(index: index, count: count)
    }
  }

  private func edge(_ value: LocatedValue, _ session: inout ReadingSession) -> ContainerContext.Edge? {
    if position == nil, value.mapping?["position"] == nil {
      session.lacks("'position'", of: kind?.rawValue, at: value, advice: "position: start, middle or end")
    }
    return position
  }
}

/// The header of a row or column in braces.
struct TableHeaderForm: Sendable {
  var label: TextValue?
  var value: TextValue?

  static let record = RecordType<TableHeaderForm>(
    "table-header", "a header", acceptsNull: true, start: { TableHeaderForm() },
    keys: [
      Key("label", \.label, .verbatimText, example: "Price", "The header's name."),
      Key("value", \.value, .verbatimText, example: "in euros", "The header's value."),
    ])

  var header: ContainerContext.TableCell.Header {
    ContainerContext.TableCell.Header(label: label, value: value)
  }
}

extension ReadingSession {
  fileprivate mutating func lacks(_ keys: String, of kind: String?, at value: LocatedValue, advice: String) {
    guard !isEvaluating, !isCutShort(value) else { return }
    error(at: value.place, "a container of the kind '\(kind ?? "")' needs \(keys)", advice: "add \(advice)")
  }
}
