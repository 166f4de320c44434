import CarouselModel
import CarouselSemantics

extension Rule {
  static let textTruncation = Rule(
    "text-truncation", .visual, "The text of a card is cut or shrunk when it is enlarged.",
    levels: .warning("a warning for a single line, else info"),
    impact: "A person who reads with large type sees \"Deinen Obs...\", or letters as small as before.",
    because: """
      A limit of lines cuts what does not fit, and a minimum scale factor takes back the enlargement that the person asked \
      for. Let titles take the lines they need, at least at accessibility sizes.
      """,
    references: [
      .wcag("1.4.4"), .report("psimaker/vaultsync#67"), .report("damus-io/damus#481"),
      .report("microsoft/fluentui-apple#890"),
    ],
    fixing: .always,
    fails: [
      Example(
        "one line", "cards:\n▶  - {texts: [{text: Deinen Ordner waehlen, style: headline, lineLimit: 1}]}"),
      Example(
        "two lines that shrink",
        "cards:\n▶  - {texts: [{text: Deinen Ordner waehlen, style: title3, lineLimit: 2, minScale: 0.7}]}"),
    ],
    passes: [
      Example(
        "as many lines as needed", "cards:\n  - {texts: [{text: Deinen Ordner waehlen, lineLimit: none}]}")
    ],
    traps: [
      Example("a counter", "cards:\n  - {texts: [{text: 3/4, lineLimit: 1}]}"),
      Example(
        "shrunk, and still twice as large",
        "cards:\n  - {texts: [{text: Deinen Ordner waehlen, style: body, minScale: 0.8}]}"),
    ],
    checks: .card { card, report in
      for view in card.texts where !view.surroundings.isDecoration {
        guard let text = view.text, text.rendered.contains(where: \.isLetter) || !text.isKnown else {
          continue
        }
        guard let fault = Truncation(view) else {
          report.pass()
          continue
        }
        report.fail(
          fault.level, at: view.spot, "\(text.quoted) \(fault.words)",
          advice: "let it take as many lines as it needs",
          fix: view.placed.view.source.map {
            Fix("remove the limit of lines", safety: .safe, edits: [SemanticEdit(.removeLineLimit, view: $0)])
          })
      }
    })
}

/// What keeps a text from growing.
private struct Truncation {
  var level: Level
  var words: String

  init?(_ view: ViewSubject) {
    let size = view.placed.pointSize(.large)
    let shrunk = view.surroundings.minimumScale.map {
      $0 * view.placed.pointSize(.accessibility5) / max(size, 1)
    }
    // WCAG 2.2, 1.4.4: twice the size must be possible.
    let shrinks = (view.surroundings.minimumScale ?? 1) < 1 && (shrunk ?? 2) < 2
    let scale =
      shrinks ? "may shrink to \(Int(((shrunk ?? 1) * 100).rounded())) % of its size as delivered" : ""
    switch view.placed.lineLimit {
    case 1?: (level, words) = (.warning, "may take one line only" + (shrinks ? ", and " + scale : ""))
    case let lines?:
      (level, words) = (.info, "may take \(lines) lines only" + (shrinks ? ", and " + scale : ""))
    case nil:
      guard shrinks else { return nil }
      (level, words) = (.info, scale)
    }
  }
}
