internal import CarouselModel

/// What a catalogue holds for a key in one language: a format, with the variants of its counted parts.
struct LocalizedText: Hashable, Sendable {
  /// The format in printf's notation; `%#@name@` stands for a counted part.
  var format: String
  /// The counted parts by name.
  var parts: [String: CountedPart] = [:]

  /// The variants of a part that depends on a number.
  struct CountedPart: Hashable, Sendable {
    /// The one-based number of the argument that is counted; nil is that of the part's own place.
    var argument: Int?
    /// Whether the variants are formats of the whole text, with all its arguments.
    var isWhole = false
    /// The variants by the form that counting asks for.
    var forms: [PluralCategory: String]
  }

  /// A text whose whole depends on its first number.
  static func counted(_ forms: [PluralCategory: String]) -> LocalizedText {
    LocalizedText(format: "%#@whole@", parts: ["whole": CountedPart(isWhole: true, forms: forms)])
  }
}
