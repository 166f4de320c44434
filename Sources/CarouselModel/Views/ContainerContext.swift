/// An element's place in what contains it, which a screen reader adds to its words.
public enum ContainerContext: Hashable, Sendable {
  /// One of a segmented control's segments: "3 of 5". Index is one-based.
  case series(index: Int, count: Int)
  /// A tab of any view with the tab-bar trait: "Tab. 3 of 5." Index is one-based.
  case tab(index: Int, count: Int)
  /// A tab of the system's tab bar. Index is one-based.
  case tabBarItem(index: Int, count: Int)
  /// The first, a middle or the last element of a list.
  case list(Edge)
  /// The first, a middle or the last element of a landmark.
  case landmark(Edge)
  /// A cell of a table.
  case dataTableCell(TableCell)

  /// Which end of its container an element is at.
  public enum Edge: String, Hashable, Sendable, CaseIterable { case start, middle, end }

  /// A cell's place and headers.
  public struct TableCell: Hashable, Sendable {
    /// A header's own words.
    public struct Header: Hashable, Sendable {
      /// The header's name.
      public var label: TextValue?
      /// The header's value.
      public var value: TextValue?

      /// Creates a header.
      public init(label: TextValue?, value: TextValue? = nil) {
        self.label = label
        self.value = value
      }
    }

    /// Zero-based row; nil where it is not known.
    public var row: Int?
    /// Zero-based column; nil where it is not known.
    public var column: Int?
    /// Number of columns that the cell spans.
    public var width: Int
    /// Number of rows that the cell spans.
    public var height: Int
    /// Whether it is the first cell of its row, so that the row is said.
    public var isFirstInRow: Bool
    /// Headers of the row, in order.
    public var rowHeaders: [Header]
    /// Headers of the column, in order.
    public var columnHeaders: [Header]

    /// Creates a cell's place.
    public init(
      row: Int?, column: Int?, width: Int = 1, height: Int = 1, isFirstInRow: Bool = false,
      rowHeaders: [Header] = [], columnHeaders: [Header] = []
    ) {
      self.row = row
      self.column = column
      self.width = width
      self.height = height
      self.isFirstInRow = isFirstInRow
      self.rowHeaders = rowHeaders
      self.columnHeaders = columnHeaders
    }
  }
}
