import CarouselModel

/// The suppressions of one source.
///
/// They nest like the views of a definition, or follow each other; for each, the one around it is remembered, so that
/// a finding asks only those that reach its place.
public struct Suppressions: Sendable {
  private let all: [Suppression]
  private let outer: [Int?]
  let faults: [SuppressionFault]

  /// None.
  public static let none = Suppressions([], faults: [])

  init(_ suppressions: [Suppression], faults: [SuppressionFault]) {
    all = suppressions.sorted { ($0.start, $0.place) < ($1.start, $1.place) }
    self.faults = faults
    var open: [Int] = []
    outer = all.indices.map { [all] index in
      while let last = open.last, let end = all[last].end, end <= all[index].start { open.removeLast() }
      defer { open.append(index) }
      return open.last
    }
  }

  /// Silences findings, and adds remarks on suppressions that are of no use, unclear or without a reason.
  ///
  /// - Parameters:
  ///   - findings: What the rules found.
  ///   - file: The file's path for remarks.
  ///   - ran: The rules that ran; whether a suppression of another rule is of use is not known.
  ///   - policy: What is asked of suppressions.
  /// - Returns: The findings and remarks, by place.
  public func applied(
    to findings: [LintedFinding], in file: String, ran: Set<String>, policy: SuppressionPolicy
  ) -> [LintedFinding] {
    guard !all.isEmpty || !faults.isEmpty else { return findings }
    var used = Set<Use>()
    var result = findings.map { linted -> LintedFinding in
      guard let place = linted.finding.place, place.file == file,
        let use = use(for: linted.finding.rule, at: place.start)
      else { return linted }
      used.insert(use)
      var silenced = linted
      silenced.silence = .inSource(reason: all[use.index].reason)
      return silenced
    }
    result += remarks(in: file, used: used, ran: ran, policy).map { LintedFinding($0) }
    return result.enumerated().sorted {
      (Self.order($0.element), $0.offset) < (Self.order($1.element), $1.offset)
    }.map(\.element)
  }

  private static func order(_ linted: LintedFinding) -> SourcePosition {
    linted.finding.place?.start ?? SourcePosition(line: 0, column: 0)
  }

  /// A name in a suppression.
  private struct Use: Hashable {
    var index: Int
    var rule: String
  }

  private func use(for rule: String, at position: SourcePosition) -> Use? {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].start <= position { low = middle + 1 } else { high = middle }
    }
    var next: Int? = low > 0 ? low - 1 : nil
    while let index = next {
      let suppression = all[index]
      if suppression.contains(position),
        let name = suppression.rules.first(where: { $0 == rule || $0 == Suppression.everyRule })
      {
        return Use(index: index, rule: name)
      }
      next = outer[index]
    }
    return nil
  }

  private func remarks(
    in file: String, used: Set<Use>, ran: Set<String>, _ policy: SuppressionPolicy
  ) -> [Finding] {
    var remarks = faults.map {
      Self.remark(.unclear, .warning, $0.message, $0.advice, at: $0.place, in: file)
    }
    for (index, suppression) in all.enumerated() {
      if policy.requiresReason, suppression.reason == nil {
        remarks.append(
          Self.remark(
            .withoutReason, .warning,
            "the suppression of \(suppression.rules.joined(separator: ", ")) gives no reason",
            "write why behind the rule: ' - the reason'", at: suppression.place, in: file))
      }
      guard let level = policy.useless else { continue }
      for rule in suppression.rules where !used.contains(Use(index: index, rule: rule)) {
        guard ran.contains(rule) || rule == Suppression.everyRule else { continue }
        remarks.append(
          Self.remark(
            .useless, level, "the suppression of \(rule) silences nothing", "take it out",
            at: suppression.place,
            in: file))
      }
    }
    return remarks
  }

  private static func remark(
    _ remark: ToolRemark, _ level: Level, _ message: String, _ advice: String, at place: SourcePosition,
    in file: String
  ) -> Finding {
    Finding(
      rule: remark.rawValue, level: level, message: message, advice: advice,
      place: SourceRange(file: file, start: place), screen: "", view: "comment", path: message)
  }
}

/// What the tool says of how it is used, reported like findings of rules.
public enum ToolRemark: String, Hashable, Sendable, CaseIterable {
  /// A suppression silences nothing.
  case useless = "suppression-useless"
  /// A suppression gives no reason where one is asked for.
  case withoutReason = "suppression-without-reason"
  /// A suppression cannot be understood.
  case unclear = "suppression-unclear"
}
