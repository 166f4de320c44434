import CarouselLint

/// Findings on a view whose arguments are not known: what its caller gives may mend them.
enum OpenArguments {
  /// Rules about what a component itself decides, whatever it is given.
  private static let ownRules: Set<String> = [
    "carousel-label-missing", "dots-exposed-unlabelled", "dots-hidden-no-position", "gesture-only-paging",
    "gesture-without-action", "tap-without-button-trait",
  ]

  /// The finding as a question to a person, unless the component itself decides it.
  static func lowered(_ finding: Finding) -> Finding {
    guard !ownRules.contains(finding.rule) || finding.certainty == .review else { return finding }
    var finding = finding
    finding.level = .info
    finding.certainty = .review
    finding.assumptions.append("\(finding.screen) was made with arguments that are not known")
    return finding
  }
}
