import CarouselModel
import LocatedValues
import NearestNames

extension ValueType where Value == Color {
  /// A colour: a name, `#RRGGBB[AA]`, either with `@OPACITY`, or a mapping.
  static var color: ValueType {
    ValueType.forms(scalar: colorWord, mapping: ColorForm.record.type.flatMap(colorForm))
  }

  private static var colorWord: ValueType {
    ValueType(.color) { value, session in
      guard let text = value.text, !value.isNull else { return session.wrongType(value, wants: "a colour") }
      if let color = ColorWord.color(text) { return color }
      session.badColor(text, at: value.place)
      return nil
    }
  }

  private static func colorForm(
    _ form: ColorForm, _ value: LocatedValue, _ session: inout ReadingSession
  ) -> Color? {
    var color = form.color
    if let rgb = form.rgb {
      guard rgb.count == 3 else {
        session.error(
          at: value.place, "'rgb' has \(rgb.count) components",
          advice: "write red, green and blue from 0 to 1, such as [1, 0.5, 0]")
        return nil
      }
      color = Color(.rgb(red: rgb[0], green: rgb[1], blue: rgb[2]))
    } else if let unknown = form.unknown {
      color = Color(.unknown(unknown))
    }
    return color.map { $0.opacity(form.opacity) }
  }
}

/// A colour in braces.
struct ColorForm: Sendable {
  var color: Color?
  var rgb: [Double]?
  var unknown: String?
  var opacity = 1.0

  static let record = RecordType<ColorForm>(
    "color-form", "a colour in braces", requiresOneOf: [["color", "rgb", "unknown"]],
    start: { ColorForm() },
    keys: [
      Key(
        "color", \.color, .plainColor, aliases: ["name"], example: "white",
        "A colour by name or as #RRGGBB or #RRGGBBAA."),
      Key(
        "rgb", \.rgb, .list(of: .share), example: "[1, 0.5, 0]", "Red, green and blue from 0 to 1 in sRGB."),
      Key(
        "unknown", \.unknown, .word("an expression"), example: "theme.accent",
        "A colour that only the running app knows, with the expression it comes from."),
      Key(
        "opacity", \.opacity, .share, standard: "1", example: "0.55", "Opacity from 0 (clear) to 1."),
    ])
}

extension ValueType where Value == Color {
  /// A colour that is one word.
  static var plainColor: ValueType {
    ValueType(.color) { value, session in
      guard let text = value.text, !value.isNull else { return session.wrongType(value, wants: "a colour") }
      if let color = ColorWord.color(text) { return color }
      session.badColor(text, at: value.place)
      return nil
    }
  }
}

/// Colours in one word.
enum ColorWord {
  /// Other spellings of SwiftUI's names.
  static let aliases: [String: Color.Name] = ["grey": .gray, "accent": .accentColor]

  /// The colour that a word stands for.
  static func color(_ word: String) -> Color? {
    let halves = word.split(separator: "@", omittingEmptySubsequences: false)
    guard halves.count <= 2, let base = base(String(halves[0])) else { return nil }
    guard halves.count == 2 else { return base }
    guard let opacity = Double(halves[1]), (0...1).contains(opacity) else { return nil }
    return base.opacity(opacity)
  }

  private static func base(_ word: String) -> Color? {
    if let name = Color.Name(rawValue: word) ?? aliases[word] { return Color(name) }
    return hexadecimal(word)
  }

  private static func hexadecimal(_ word: String) -> Color? {
    guard word.hasPrefix("#"), word.utf8.count == 7 || word.utf8.count == 9 else { return nil }
    let digits = word.dropFirst()
    guard digits.allSatisfy(\.isHexDigit), let number = UInt64(digits, radix: 16) else { return nil }
    let hasAlpha = digits.count == 8
    let rgb = hasAlpha ? number >> 8 : number
    func component(_ shift: UInt64) -> Double { Double((rgb >> shift) & 0xFF) / 255 }
    return Color(
      .rgb(red: component(16), green: component(8), blue: component(0)),
      opacity: hasAlpha ? Double(number & 0xFF) / 255 : 1)
  }
}

extension ReadingSession {
  /// Reports a word that is no colour.
  mutating func badColor(_ word: String, at place: Place, others: [String] = []) {
    guard !isEvaluating else { return }
    let names = Color.Name.allCases.map(\.rawValue) + others
    let nearest = nearestName(to: word, in: names)
    let all =
      "the names are \(names.joined(separator: ", ")); other colours are written '#RRGGBB' or '#RRGGBBAA'"
    error(
      at: place, "\(TerminalText.quoted(word)) is no colour",
      advice: nearest.map { "did you mean \(TerminalText.quoted($0))?" } ?? all)
  }
}
