import CarouselSemantics

/// What about a node is not known, as a JSON array.
enum DoubtJSON {
  static func text(_ doubts: [Doubt]) -> String {
    let objects = doubts.map { doubt in
      JSONText.object([
        "about": JSONText.string(doubt.subject.rawValue), "unknown": JSONText.string(doubt.expression),
        "source": JSONText.place(doubt.source),
      ])
    }
    return "[" + objects.joined(separator: ",") + "]"
  }
}
