import CarouselCommand
import CarouselLint
import CarouselModel
import CarouselSemantics
import CommandLineParsing
import CommandTesting

/// Small rules, so that tests of the tool do not change with the rules of the product.
enum SampleRules {
  static let all: [Rule] = [hint, heading, unknown, shout]

  /// Hints are errors; the fix takes them out.
  static let hint = rule("hint-sample", .error, tags: [.labels]) { stop in
    stop.node.hint == nil
      ? nil
      : Answer("there is a hint", fix: stop.edit("leave the hint out", .removeHint))
  }

  /// Texts without the header trait are warnings; the fix adds the trait.
  static let heading = rule(
    "heading-sample", .warning, options: [RuleOption("except", .words([]), "labels that are let through")]
  ) {
    stop, options in
    guard stop.node.view == "Text", !stop.node.traits.contains(.header) else { return nil }
    guard !options.words("except").contains(stop.node.label?.rendered ?? "") else { return nil }
    return Answer("this is no heading", fix: stop.edit("add the header trait", .addTraits(.header)))
  }

  /// Labels in capitals are infos; the fix is unsafe, and one that mends nothing.
  static let shout = rule("shout-sample", .info) { stop in
    let label = stop.node.label?.rendered ?? ""
    guard label.count > 1, label == label.uppercased(), label != label.lowercased() else { return nil }
    let fix = label == "KEEP" ? TextValue("ALSO LOUD") : TextValue(label.lowercased())
    return Answer("this shouts", fix: stop.edit("write it small", .setLabel(fix), .unsafe))
  }

  /// Texts that are not known need review.
  static let unknown = rule("unknown-sample", .info) { stop in
    stop.node.label?.unknownExpressions.isEmpty == false ? Answer("who knows", needsReview: true) : nil
  }

  struct Answer {
    var message: String
    var fix: Fix?
    var needsReview: Bool

    init(_ message: String, fix: Fix? = nil, needsReview: Bool = false) {
      self.message = message
      self.fix = fix
      self.needsReview = needsReview
    }
  }

  private static func rule(
    _ id: String, _ level: Level, tags: Set<Rule.Tag> = [], options: [RuleOption] = [],
    _ judge: @escaping @Sendable (Stop) -> Answer?
  ) -> Rule {
    rule(id, level, tags: tags, options: options) { stop, _ in judge(stop) }
  }

  private static func rule(
    _ id: String, _ level: Level, tags: Set<Rule.Tag> = [], options: [RuleOption] = [],
    _ judge: @escaping @Sendable (Stop, RuleOptions) -> Answer?
  ) -> Rule {
    Rule(
      id, .structure, "Sample.", levels: Rule.Levels(level), impact: "Nobody is hurt.",
      because: "It is a sample.",
      references: [Reference("WCAG 2.2, 2.4.6", criterion: "2.4.6")], tags: tags, options: options, fails: [],
      passes: [],
      checks: .screen { subject, report in
        let tree = SemanticTree(screen: subject.facts.screen, settings: AccessibilitySettings())
        for stop in tree.stops {
          let spot = Spot(place: stop.node.source, view: stop.node.view, path: stop.node.view, stop: stop)
          guard let answer = judge(stop, report.options) else {
            report.pass()
            continue
          }
          if answer.needsReview {
            report.review(at: spot, answer.message, advice: "look at it")
          } else {
            report.fail(level, at: spot, answer.message, advice: "mend it", fix: answer.fix)
          }
        }
      })
  }
}

extension Stop {
  fileprivate func edit(_ title: String, _ change: SemanticEdit.Change, _ safety: Fix.Safety = .safe) -> Fix?
  {
    node.source.map { Fix(title, safety: safety, edits: [SemanticEdit(change, view: $0)]) }
  }
}

/// A run of `lint` with the sample rules, in a folder.
struct LintingRun {
  let run: CommandRun
  let folder: TemporaryFolder

  /// Lints files of a new folder; the last word is the folder unless `operands` are given.
  init(
    _ words: [String] = [], files: [String: String], operands: [String]? = nil, searchPath: [String] = []
  ) throws {
    try self.init(words, in: TemporaryFolder(files), operands: operands, searchPath: searchPath)
  }

  init(
    _ words: [String] = [], in folder: TemporaryFolder, operands: [String]? = nil, searchPath: [String] = []
  ) {
    self.folder = folder
    let paths = (operands ?? [""]).map { $0 == "-" ? $0 : folder.path + ($0.isEmpty ? "" : "/" + $0) }
    run = CommandRun(["lint"] + words + paths) { surroundings in
      surroundings.rules = SampleRules.all
      surroundings.currentFolder = folder.path
      surroundings.searchPath = searchPath
    }
  }

  /// Findings as `file:line:column: level: message; advice [rule]`, with the folder left out.
  var findings: [String] {
    run.output.replacing(folder.path + "/", with: "").split(separator: "\n").map(String.init)
  }
  /// What was complained of, with the folder left out.
  var complaints: [String] {
    run.errors.replacing(folder.path + "/", with: "").split(separator: "\n").map(String.init)
  }
}
