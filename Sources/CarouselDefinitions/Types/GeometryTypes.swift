import CarouselModel
import LocatedValues

extension ValueType where Value == Size {
  /// A width and a height in points: `44`, `38x5`, `[38, 5]` or `{width: 38, height: 5}`.
  static var size: ValueType {
    ValueType.forms(
      scalar: sizeWord, list: ValueType<[Double]>.list(of: .length).flatMap(sizeList),
      mapping: SizeForm.record.type.map(\.size))
  }

  private static var words: String { "a size in points, such as 44 or 38x5" }

  private static var sizeWord: ValueType {
    ValueType(
      .anyOf([ValueType<Double>.length.shape, .pattern(words, #"^[0-9.]+(x[0-9.]+)?$"#, example: "38x5")])
    ) {
      value, session in
      guard let text = value.text, !value.isNull else { return session.wrongType(value, wants: words) }
      let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map {
        Scalar(String($0), style: .plain).asNumber
      }
      guard numbers.count <= 2, let width = numbers[0], let height = numbers.count == 2 ? numbers[1] : width,
        width >= 0, height >= 0
      else { return session.wrongType(value, wants: words) }
      return Size(width: width, height: height)
    }
  }

  private static func sizeList(
    _ numbers: [Double], _ value: LocatedValue, _ session: inout ReadingSession
  ) -> Size? {
    guard numbers.count == 2 else { return session.wrongType(value, wants: words) }
    return Size(width: numbers[0], height: numbers[1])
  }
}

/// A size in braces.
struct SizeForm: Sendable {
  var size = Size.zero

  static let record = RecordType<SizeForm>(
    "size-form", "a size in braces", start: { SizeForm() },
    keys: [
      Key("width", \.size.width, .length, standard: "0", example: "300", "Width in points."),
      Key("height", \.size.height, .length, standard: "0", example: "420", "Height in points."),
    ])
}

extension ValueType where Value == Rect {
  /// A frame in points: `[x, y, width, height]` or a mapping of these.
  static var rect: ValueType {
    ValueType.forms(
      list: ValueType<[Double]>.list(of: .distance).flatMap { numbers, value, session in
        guard numbers.count == 4 else {
          session.error(
            at: value.place, "a frame has \(numbers.count) numbers",
            advice: "write x, y, width and height, such as [8, 8, 100, 20]")
          return nil
        }
        return checked(
          Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), value, &session)
      },
      mapping: RectForm.record.type.flatMap { checked($0.rect, $1, &$2) })
  }

  private static func checked(
    _ rect: Rect, _ value: LocatedValue, _ session: inout ReadingSession
  ) -> Rect? {
    guard rect.width < 0 || rect.height < 0 else { return rect }
    session.error(
      at: value.place, "a frame has a negative length",
      advice: "write the top left corner and a width and height of 0 or more")
    return nil
  }
}

/// A frame in braces.
struct RectForm: Sendable {
  var rect = Rect(x: 0, y: 0, width: 0, height: 0)

  static let record = RecordType<RectForm>(
    "rect-form", "a frame in braces", start: { RectForm() },
    keys: [
      Key("x", \.rect.x, .distance, standard: "0", example: "8", "Left edge in points."),
      Key("y", \.rect.y, .distance, standard: "0", example: "8", "Top edge in points."),
      Key("width", \.rect.width, .length, standard: "0", example: "100", "Width in points."),
      Key("height", \.rect.height, .length, standard: "0", example: "20", "Height in points."),
    ])
}

extension ValueType where Value == EdgeInsets {
  /// Distances from the edges: one number for all, or a mapping of edges.
  static func insets(of length: ValueType<Double>) -> ValueType {
    .forms(
      scalar: length.map { EdgeInsets(.all, $0) }, mapping: InsetsForm.record(of: length).type.map(\.insets))
  }
}

/// Distances from edges in braces; an edge by its name wins over a pair of edges, a pair over all.
struct InsetsForm: Sendable {
  var all: Double?
  var horizontal: Double?
  var vertical: Double?
  var top: Double?
  var leading: Double?
  var bottom: Double?
  var trailing: Double?

  var insets: EdgeInsets {
    EdgeInsets(
      top: top ?? vertical ?? all ?? 0, leading: leading ?? horizontal ?? all ?? 0,
      bottom: bottom ?? vertical ?? all ?? 0, trailing: trailing ?? horizontal ?? all ?? 0)
  }

  static func record(of length: ValueType<Double>) -> RecordType<InsetsForm> {
    RecordType(
      "insets", "distances from edges", start: { InsetsForm() },
      keys: [
        Key("all", \.all, length, example: "16", "Points on all edges that are not named."),
        Key("horizontal", \.horizontal, length, example: "40", "Points on the leading and trailing edges."),
        Key("vertical", \.vertical, length, example: "8", "Points on the top and bottom edges."),
        Key("top", \.top, length, example: "8", "Points at the top."),
        Key("leading", \.leading, length, example: "8", "Points at the leading edge."),
        Key("bottom", \.bottom, length, example: "24", "Points at the bottom."),
        Key("trailing", \.trailing, length, example: "8", "Points at the trailing edge."),
      ])
  }
}

extension ValueType where Value == Alignment {
  /// Where content sits in a larger frame.
  static var alignment: ValueType {
    choice(
      "an alignment",
      [
        ("center", .center), ("top", .top), ("bottom", .bottom), ("leading", .leading),
        ("trailing", .trailing),
        ("topLeading", .topLeading), ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading),
        ("bottomTrailing", .bottomTrailing),
      ])
  }
}

extension ValueType where Value == Alignment.Place {
  /// Where the views of a column sit across it.
  static var acrossColumn: ValueType {
    choice(
      "a horizontal alignment", [("leading", .start), ("center", .center), ("trailing", .end)])
  }
  /// Where the views of a row sit across it.
  static var acrossRow: ValueType {
    choice(
      "a vertical alignment", [("top", .start), ("center", .center), ("bottom", .end)])
  }
}
