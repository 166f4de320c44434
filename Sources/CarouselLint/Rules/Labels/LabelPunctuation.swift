import CarouselModel
import CarouselSemantics

extension Rule {
  static let labelPunctuation = Rule(
    "label-punctuation", .labels, "A label ends with a full stop, or a hint does not.",
    levels: .info,
    impact: "A person who listens hears a longer pause after a name, or none after a sentence.",
    because: """
      Labels are names, and end without a full stop. Hints are sentences, and end with one. Speech engines take their \
      pauses and their melody from that.
      """,
    references: [
      Reference(
        "Apple, Accessibility Programming Guide for iOS, Making your app accessible",
        url:
          "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/iPhoneAccessibility/Making_Application_Accessible/Making_Application_Accessible.html"
      ),
      Reference("GTXiLib, labelNotPunctuated", url: "https://github.com/google/GTXiLib"),
    ],
    status: .preview, fixing: .always,
    fails: [
      Example("a button called 'Next.'", "controls:\n▶  next: {label: Next.}\ncards: [Alps, Sahara]"),
      Example("a hint without a full stop", "cards:\n▶  - {label: Alps, hint: Opens the album}"),
    ],
    passes: [
      Example("a name", "controls:\n  next: {label: Next}\ncards: [Alps, Sahara]"),
      Example("a sentence", "cards:\n  - {label: Alps, hint: Opens the album.}"),
    ],
    traps: [
      Example("an abbreviation", "cards: [Apple Inc., Books etc., U.S.]"),
      Example("a sentence as content", "cards:\n  - {label: The sun goes down behind the hills.}"),
      Example("plain text", "text: Next."),
    ],
    checks: .element { element, report in
      checkLabel(element, report)
      guard let hint = element.node.hint, let text = hint.knownText?.trimmingEdges, !text.isEmpty,
        text.last?.isLetter == true || text.last?.isNumber == true
      else { return }
      report.fail(
        .info, at: element.hintSpot, "the hint \(hint.quoted) ends without a full stop",
        advice: "end it with one",
        fix: element.fix("add a full stop", .setHint(TextValue(text + "."))))
    })

  private static func checkLabel(_ element: ElementSubject, _ report: Report) {
    guard let label = element.label, let text = label.knownText?.trimmingEdges, element.hasOwnLabel,
      !text.isEmpty
    else { return }
    guard text.hasSuffix("."), !text.hasSuffix(".."), !text.contains(",") else { return report.pass() }
    let words = text.split(separator: " ")
    let last = words.last.map { $0.dropLast() } ?? ""
    let isAbbreviation = last.contains(".") || last.count < 2 || abbreviations.contains(last.lowercased())
    guard words.count < 4, !isAbbreviation else { return report.pass() }
    report.fail(
      .info, at: element.labelSpot, "the label \(label.quoted) ends with a full stop", advice: "leave it out",
      fix: element.fix(
        "drop the full stop", .setLabel(TextValue(String(text.dropLast()))), property: element.labelSource))
  }

  private static let abbreviations: Set<String> = [
    "inc", "etc", "co", "ltd", "corp", "jr", "sr", "no", "vol", "st", "dr", "mr", "mrs", "llc", "bros", "ave",
    "approx", "min", "max", "usw", "bzw", "ca", "nr",
  ]
}
