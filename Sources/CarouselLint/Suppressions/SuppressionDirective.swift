import enum LocatedValues.TerminalText

/// What a comment says: `disable=rule, other-rule - the reason`.
struct SuppressionDirective: Hashable, Sendable {
  /// Where the words count.
  enum Reach: String, CaseIterable {
    /// On its line when code stands before it, else from here to `enable` or the end of the file.
    case disable
    /// On its own line.
    case disableLine = "disable-line"
    /// On the line behind it.
    case disableNextLine = "disable-next-line"
    /// Ends `disable`.
    case enable
  }

  /// Why a comment cannot be understood, and what to write.
  struct Fault: Error, Hashable {
    var message: String
    var advice: String
  }

  var reach: Reach
  /// The identifiers; `all` stands for every rule.
  var rules: [String]
  var reason: String?

  /// Reads what stands behind the tool's name and colon.
  init(_ text: String) throws(Fault) {
    let (head, reason) = Self.parts(of: text)
    let sides = head.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let verb = sides.first.map { String($0).trimmed } ?? ""
    guard let reach = Reach(rawValue: verb) else {
      throw Fault(
        message: "a comment to carousel-a11y says \(TerminalText.quoted(verb)), which it does not know",
        advice: "write one of \(Reach.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    let names = sides.count < 2 ? [] : sides[1].split(separator: ",").map { String($0).trimmed }
    guard !names.isEmpty, names.allSatisfy({ !$0.isEmpty && !$0.contains(where: \.isWhitespace) }) else {
      throw Fault(
        message: "a comment to carousel-a11y does not name its rules",
        advice: "write \(reach.rawValue)=RULE, with commas between several, and the reason behind ' - '")
    }
    self.reach = reach
    rules = names
    self.reason = reason
  }

  /// What stands before and behind the first dash between spaces.
  private static func parts(of text: String) -> (head: String, reason: String?) {
    let dashes = [" - ", " -- ", " \u{2013} ", " \u{2014} "].compactMap { text.firstRange(of: $0) }
    guard let dash = dashes.min(by: { $0.lowerBound < $1.lowerBound }) else { return (text, nil) }
    let reason = String(text[dash.upperBound...]).trimmed
    return (String(text[..<dash.lowerBound]), reason.isEmpty ? nil : reason)
  }
}
