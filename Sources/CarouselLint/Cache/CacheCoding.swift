import CarouselModel
import LocatedValues

/// Findings as plain values and back.
enum CacheCoding {
  static func value(_ counts: OutcomeCounts) -> PlainValue {
    numbers([counts.fail, counts.review, counts.pass, counts.notApplicable])
  }

  static func counts(_ value: LocatedValue) -> OutcomeCounts? {
    guard let numbers = numbers(value), numbers.count == 4 else { return nil }
    return OutcomeCounts(fail: numbers[0], review: numbers[1], pass: numbers[2], notApplicable: numbers[3])
  }

  static func value(_ linted: LintedFinding) -> PlainValue {
    let finding = linted.finding
    var entries = texts(of: linted).map { PlainValue.Entry($0.key, .string($0.value)) }
    entries.append(.init("wcag", .sequence(finding.wcag.map(PlainValue.string))))
    entries.append(.init("assumptions", .sequence(finding.assumptions.map(PlainValue.string))))
    entries.append(.init("occurrences", .number(NumberText(finding.occurrences))))
    if let place = finding.place {
      entries.append(
        .init("place", numbers([place.start.line, place.start.column, place.end.line, place.end.column])))
    }
    if let excerpt = linted.excerpt {
      entries.append(.init("line", .string(excerpt.text)))
      entries.append(.init("columns", numbers([excerpt.caret, excerpt.startColumn, excerpt.endColumn])))
    }
    return .mapping(entries)
  }

  private static func texts(of linted: LintedFinding) -> [(key: String, value: String)] {
    let finding = linted.finding
    let optional: [(String, String?)] = [
      ("rule", finding.rule), ("level", finding.level.rawValue), ("certainty", finding.certainty.rawValue),
      ("message", finding.message), ("advice", finding.advice), ("screen", finding.screen),
      ("view", finding.view), ("path", finding.path), ("label", linted.label), ("spoken", linted.spoken),
      ("fix", finding.fix?.title), ("safety", finding.fix?.safety.rawValue),
      ("silence", linted.silence.map { $0 == .baseline ? "baseline" : "inSource" }),
      ("reason", linted.reason), ("mending", linted.mendingWord),
    ]
    return optional.compactMap { key, value in value.map { (key, $0) } }
  }

  static func finding(_ value: LocatedValue, file: String) -> LintedFinding? {
    guard let mapping = value.mapping else { return nil }
    // A dictionary, since keys are asked for in another order than they are kept in.
    let fields = Dictionary(mapping.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    let text = { (key: String) in fields[key]?.text }
    guard let rule = text("rule"), let level = text("level").flatMap(Level.init),
      let certainty = text("certainty").flatMap(Certainty.init), let message = text("message"),
      let advice = text("advice"), let screen = text("screen"), let view = text("view"),
      let path = text("path"),
      let label = text("label"), let occurrences = fields["occurrences"]?.asInteger
    else { return nil }
    let fix = text("fix").flatMap { title in
      text("safety").flatMap(Fix.Safety.init).map { Fix(title, safety: $0, edits: []) }
    }
    let finding = Finding(
      rule: rule, level: level, certainty: certainty, message: message, advice: advice,
      place: place(fields["place"], file), screen: screen, view: view, path: path,
      wcag: texts(fields["wcag"]),
      occurrences: occurrences, fix: fix, assumptions: texts(fields["assumptions"]))
    var linted = LintedFinding(finding, spoken: text("spoken"), excerpt: excerpt(fields))
    linted.label = label
    linted.mending = text("mending").flatMap { word in
      word == "possible" ? .possible : MendingObstacle(rawValue: word).map { .left($0) }
    }
    linted.silence = text("silence").map { $0 == "baseline" ? .baseline : .inSource(reason: text("reason")) }
    return linted
  }

  private static func excerpt(_ fields: [String: LocatedValue]) -> SourceExcerpt? {
    guard let line = fields["line"]?.text, let columns = fields["columns"].flatMap(numbers),
      columns.count == 3
    else {
      return nil
    }
    return SourceExcerpt(text: line, caret: columns[0], startColumn: columns[1], endColumn: columns[2])
  }

  private static func place(_ value: LocatedValue?, _ file: String) -> CarouselModel.SourceRange? {
    guard let numbers = value.flatMap(numbers), numbers.count == 4 else { return nil }
    return CarouselModel.SourceRange(
      file: file, start: SourcePosition(line: numbers[0], column: numbers[1]),
      end: SourcePosition(line: numbers[2], column: numbers[3]))
  }

  private static func texts(_ value: LocatedValue?) -> [String] { value?.sequence?.compactMap(\.text) ?? [] }

  private static func numbers(_ values: [Int]) -> PlainValue {
    .sequence(values.map { .number(NumberText($0)) })
  }

  private static func numbers(_ value: LocatedValue) -> [Int]? {
    guard let elements = value.sequence else { return nil }
    let numbers = elements.compactMap(\.asInteger)
    return numbers.count == elements.count ? numbers : nil
  }
}

extension LintedFinding {
  fileprivate var mendingWord: String? {
    switch mending {
    case .possible: "possible"
    case .left(let obstacle): obstacle.rawValue
    case nil: nil
    }
  }

  fileprivate var reason: String? {
    if case .inSource(let reason) = silence { reason } else { nil }
  }
}
