import CarouselModel
import LocatedValues
import NearestNames

/// Reads suppressions out of sources.
public struct SuppressionReader: Sendable {
  /// The key of a definition's view that silences rules on it and on what is in it.
  public static let key = "suppress"

  private let names: Set<String>
  private let candidates: [String]

  /// A reader that knows the identifiers of these rules.
  public init(rules: [Rule] = Rule.all) {
    candidates = rules.map(\.id)
    names = Set(candidates).union([Suppression.everyRule])
  }

  /// The suppressions of a definition: comments in YAML, and keys.
  public func suppressions(inDefinition bytes: [UInt8], file: String) -> Suppressions {
    let hasKey = CommentScanner.next(Array(Self.key.utf8), in: bytes, from: 0) != nil
    guard hasKey || CommentScanner.isWorthwhile(bytes) else { return .none }
    let reading = DocumentReader().read(bytes, file: file)
    guard let value = reading.value else { return .none }
    var walk = SuppressionWalk()
    walk.visit(value)
    var result = Collection()
    for (place, name, suppression) in walk.found { add(suppression, named: name, at: place, to: &result) }
    if reading.format == .yaml {
      let opaque = walk.texts.sorted { $0.lowerBound < $1.lowerBound }
      collect(CommentScanner(.yaml).comments(in: bytes, opaque: opaque), into: &result)
    }
    return Suppressions(result.suppressions, faults: result.faults)
  }

  /// The suppressions that comments of a source ask for; `opaque` are the sorted byte offsets of its texts.
  public func suppressions(
    inComments syntax: CommentSyntax, of bytes: [UInt8], opaque: [Range<Int>]
  ) -> Suppressions {
    var result = Collection()
    collect(CommentScanner(syntax).comments(in: bytes, opaque: opaque), into: &result)
    return Suppressions(result.suppressions, faults: result.faults)
  }

  private struct Collection {
    var suppressions: [Suppression] = []
    var faults: [SuppressionFault] = []
    /// The open regions by rule: indices of `suppressions`.
    var open: [String: Int] = [:]
  }

  private func add(
    _ suppression: Suppression, named name: String, at place: SourcePosition, to result: inout Collection
  ) {
    if check(name, at: place, &result) { result.suppressions.append(suppression) }
  }

  private func collect(_ comments: [DirectiveComment], into result: inout Collection) {
    for comment in comments {
      let place = SourcePosition(line: comment.line, column: comment.column)
      do {
        let directive = try SuppressionDirective(comment.text)
        for rule in directive.rules where check(rule, at: place, &result) {
          add(directive, rule, comment, place, to: &result)
        }
      } catch {
        result.faults.append(SuppressionFault(message: error.message, advice: error.advice, place: place))
      }
    }
  }

  private func add(
    _ directive: SuppressionDirective, _ rule: String, _ comment: DirectiveComment, _ place: SourcePosition,
    to result: inout Collection
  ) {
    var line: Int? = comment.line
    switch directive.reach {
    case .disable: if comment.standsAlone { line = nil }
    case .disableLine: break
    case .disableNextLine: line = comment.line + 1
    case .enable: return close(rule, at: place, &result)
    }
    let start = line.map { SourcePosition(line: $0, column: 1) } ?? place
    var end = line.map { SourcePosition(line: $0 + 1, column: 1) }
    if line == nil, result.open[rule] == nil {
      result.open[rule] = result.suppressions.count
    } else if line == nil {
      // The rule is disabled here already: the second comment reaches nothing, and is told as useless.
      end = place
    }
    result.suppressions.append(
      Suppression(rules: [rule], reason: directive.reason, start: start, end: end, place: place))
  }

  private func close(_ rule: String, at place: SourcePosition, _ result: inout Collection) {
    guard let index = result.open.removeValue(forKey: rule) else {
      return result.faults.append(
        SuppressionFault(
          message: "\(rule) is enabled, and nothing has disabled it", advice: "take the comment out",
          place: place))
    }
    result.suppressions[index].end = place
  }

  /// Whether a rule exists; a name that is close is told.
  private func check(_ rule: String, at place: SourcePosition, _ result: inout Collection) -> Bool {
    guard !names.contains(rule) else { return true }
    let nearest = nearestName(to: rule, in: candidates).map { "did you mean '\($0)'?" }
    result.faults.append(
      SuppressionFault(
        message: "unknown rule \(TerminalText.quoted(rule)) in a suppression",
        advice: nearest ?? "'carousel-a11y rules' lists the rules", place: place))
    return false
  }
}

/// Walks through a document for keys that silence, and for texts in which a `#` is only a character.
private struct SuppressionWalk {
  var found: [(place: SourcePosition, name: String, suppression: Suppression)] = []
  var texts: [Range<Int>] = []
  private var seen: Set<Place> = []

  mutating func visit(_ value: LocatedValue) {
    switch value.kind {
    case .scalar(let scalar):
      if scalar.style == .quoted || scalar.style == .block { texts.append(value.range.offsets) }
    case .sequence(let elements): for element in elements { visit(element) }
    case .mapping(let mapping):
      for entry in mapping {
        texts.append(entry.keyRange.offsets)
        if entry.key == SuppressionReader.key { collect(entry, of: value) } else { visit(entry.value) }
      }
    }
  }

  /// Reads `suppress: rule`, `suppress: [rule]` and `suppress: {rule: the reason}`.
  private mutating func collect(_ entry: Mapping.Entry, of view: LocatedValue) {
    guard seen.insert(entry.keyRange.start).inserted else { return }
    if let reasons = entry.value.mapping {
      for rule in reasons {
        let reason = rule.value.isNull ? nil : rule.value.text
        add(rule.key, reason, at: rule.keyRange.start, of: view)
      }
    } else {
      for rule in entry.value.sequence ?? [entry.value] {
        if let name = rule.text { add(name, nil, at: rule.place, of: view) }
      }
    }
  }

  private mutating func add(_ name: String, _ reason: String?, at place: Place, of view: LocatedValue) {
    let suppression = Suppression(
      rules: [name], reason: reason?.isEmpty == true ? nil : reason, start: Self.position(view.range.start),
      end: Self.position(view.range.end), place: Self.position(place))
    found.append((suppression.place, name, suppression))
  }

  private static func position(_ place: Place) -> SourcePosition {
    SourcePosition(line: place.line, column: place.column)
  }
}
