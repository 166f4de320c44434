import CarouselModel

/// A stretch of a source in which findings of some rules are silenced.
struct Suppression: Hashable, Sendable {
  /// The identifiers; `all` stands for every rule.
  var rules: [String]
  /// Why.
  var reason: String?
  /// The first place that is silenced.
  var start: SourcePosition
  /// The place behind the last; nil is the end of the file.
  var end: SourcePosition?
  /// Where it is written.
  var place: SourcePosition

  /// What names every rule.
  static let everyRule = "all"

  func contains(_ position: SourcePosition) -> Bool {
    start <= position && (end.map { position < $0 } ?? true)
  }
}

/// What is wrong with a suppression itself.
struct SuppressionFault: Hashable, Sendable {
  var message: String
  var advice: String
  var place: SourcePosition
}
