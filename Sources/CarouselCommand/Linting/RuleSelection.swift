import CarouselLint
import CommandLineParsing
import LocatedValues
import NearestNames

/// The rules that a command line names by `--rule` and `--only`.
struct RuleSelection {
  private let wanted: [String]
  private let all: [Rule]

  /// Takes the names of a command line; nothing named is every rule.
  init(_ arguments: Arguments, among all: [Rule]) {
    let lists = arguments[LintOptions.only].flatMap { $0.split(separator: ",").map(String.init) }
    wanted = arguments[LintOptions.rules] + lists
    self.all = all
  }

  /// Whether rules are named, so that others say nothing.
  var isLimited: Bool { !wanted.isEmpty }

  /// The rules; throws where a name belongs to none.
  func rules() throws -> [Rule] {
    guard isLimited else { return all }
    let unknown = wanted.filter { name in !all.contains { Self.matches($0, name) } }
    guard unknown.isEmpty else { throw failure(unknown) }
    return all.filter { rule in wanted.contains { Self.matches(rule, $0) } }
  }

  private static func matches(_ rule: Rule, _ name: String) -> Bool {
    rule.id == name || rule.group.rawValue == name || rule.tags.contains { $0.rawValue == name }
  }

  private func failure(_ unknown: [String]) -> UsageFailure {
    let names = all.map(\.id) + Rule.Tag.allCases.map(\.rawValue) + Rule.Group.allCases.map(\.rawValue)
    return UsageFailure(
      program: "carousel-a11y", command: "lint",
      errors: unknown.map { name in
        let nearest = nearestName(to: name, in: names).map { "did you mean '\($0)'?" }
        return .invalidValue(
          name, name: "--rule",
          expected: "a rule, a tag or a group; " + (nearest ?? "'carousel-a11y rules' lists them"),
          choices: [],
          nearest: nil)
      })
  }
}
