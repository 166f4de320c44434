import CarouselLint
import CarouselModel

/// Writes SARIF 2.1.0 for code scanning.
///
/// Paths are relative to the folder of the run, columns are UTF-16 code units, and a fingerprint stays when lines
/// move. What needs review is a note: readers drop results of another kind than "fail".
struct SARIFWriter {
  let report: FindingsReport
  private let ruleIndex: [String: Int]
  private let rules: [SARIFRule]

  init(report: FindingsReport) {
    self.report = report
    let ran = report.rules.map(SARIFRule.init)
    let known = Set(ran.map(\.id))
    let others = Set(report.files.flatMap(\.findings).map(\.finding.rule)).subtracting(known).sorted()
    rules = ran + others.map { SARIFRule(unlisted: $0) }
    ruleIndex = Dictionary(
      rules.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  func write(to output: inout some TextOutputStream) {
    output.write("{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\",")
    output.write("\"runs\":[{\"tool\":{\"driver\":\(driver)},\"columnKind\":\"utf16CodeUnits\",")
    output.write("\"originalUriBaseIds\":{\"SRCROOT\":{\"uri\":\(JSONText.string(root))}},\"results\":[")
    var isFirst = true
    for file in report.files {
      var seen: [String: Int] = [:]
      for finding in shown(file) {
        output.write(isFirst ? "\n" : ",\n")
        let repetition = seen[finding.fingerprint, default: 0]
        seen[finding.fingerprint] = repetition + 1
        output.write(result(finding, in: file, repetition: repetition))
        isFirst = false
      }
    }
    output.write("\n]}]}\n")
  }

  private func shown(_ file: LintedFile) -> [LintedFinding] {
    report.includesSilenced
      ? file.findings.filter { $0.finding.level >= report.leastLevel } : report.shown(file)
  }

  private var root: String { "file://" + URIText.encoded(report.folder) + "/" }

  private var driver: String {
    JSONText.object([
      "name": JSONText.string("carousel-a11y"), "version": JSONText.string(report.version),
      "semanticVersion": JSONText.string(report.version),
      "rules": "[\n" + rules.map(\.json).joined(separator: ",\n") + "\n]",
    ])
  }

  private func result(_ linted: LintedFinding, in file: LintedFile, repetition: Int) -> String {
    let finding = linted.finding
    let text = SARIFMessage.text("\(finding.message); \(finding.advice)")
    let fingerprint = JSONText.object([
      "carouselA11yNode/v1": JSONText.string("\(linted.fingerprint):\(repetition + 1)")
    ])
    var members = [
      "\"ruleId\":\(JSONText.string(finding.rule))", "\"ruleIndex\":\(ruleIndex[finding.rule] ?? -1)",
      "\"level\":\(JSONText.string(SARIFRule.word(finding.level)))", "\"message\":{\"text\":\(text)}",
      "\"locations\":[\(location(linted, in: file))]", "\"partialFingerprints\":\(fingerprint)",
      "\"properties\":\(properties(linted))",
    ]
    if let suppression = Self.suppression(linted.silence) {
      members.append("\"suppressions\":[\(suppression)]")
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  private func location(_ linted: LintedFinding, in file: LintedFile) -> String {
    let finding = linted.finding
    var physical = ["\"artifactLocation\":\(artifact(file.name))"]
    if let region = Self.region(finding.place, linted.excerpt) { physical.append("\"region\":\(region)") }
    let logical = JSONText.object([
      "fullyQualifiedName": JSONText.string("\(finding.screen) / \(finding.path)"),
      "kind": JSONText.string("element"),
    ])
    return "{\"physicalLocation\":{\(physical.joined(separator: ","))},\"logicalLocations\":[\(logical)]}"
  }

  private func artifact(_ name: String) -> String {
    let path = report.relativePath(name)
    guard !path.hasPrefix("/") else {
      return JSONText.object(["uri": JSONText.string("file://" + URIText.encoded(path))])
    }
    return JSONText.object([
      "uri": JSONText.string(URIText.encoded(path)), "uriBaseId": JSONText.string("SRCROOT"),
    ])
  }

  /// Without the source's text columns cannot be converted, and only the lines are told.
  private static func region(_ place: SourceRange?, _ excerpt: SourceExcerpt?) -> String? {
    guard let place else { return nil }
    guard let excerpt else { return "{\"startLine\":\(place.start.line),\"endLine\":\(place.end.line)}" }
    let numbers = [
      ("startLine", place.start.line), ("startColumn", excerpt.startColumn), ("endLine", place.end.line),
      ("endColumn", excerpt.endColumn),
    ]
    return "{" + numbers.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }

  private func properties(_ linted: LintedFinding) -> String {
    let finding = linted.finding
    return JSONText.object([
      "certainty": JSONText.string(finding.certainty.rawValue), "spoken": JSONText.string(linted.spoken),
      "occurrences": "\(finding.occurrences)", "view": JSONText.string(finding.view),
    ])
  }

  private static func suppression(_ silence: LintedFinding.Silence?) -> String? {
    switch silence {
    case nil: nil
    case .baseline?: "{\"kind\":\"external\"}"
    case .inSource(nil)?: "{\"kind\":\"inSource\"}"
    case .inSource(let reason?)?: "{\"kind\":\"inSource\",\"justification\":\(JSONText.string(reason))}"
    }
  }
}
