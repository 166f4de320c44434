/// Text on its way to the engine, whose scalars still know where in the original they came from.
package struct MappedText: Hashable, Sendable {
  /// The text.
  package private(set) var scalars: [Unicode.Scalar] = []
  /// For each scalar, the place in the original, counted in Unicode scalars from zero.
  package private(set) var sources: [Int] = []

  var isEmpty: Bool { scalars.isEmpty }
  var count: Int { scalars.count }

  package var string: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  mutating func append(_ scalar: Unicode.Scalar, from source: Int) {
    scalars.append(scalar)
    sources.append(source)
  }

  /// The part of the text between two places of it.
  subscript(range: Range<Int>) -> MappedText {
    var part = MappedText()
    part.scalars = Array(scalars[range])
    part.sources = Array(sources[range])
    return part
  }
}
