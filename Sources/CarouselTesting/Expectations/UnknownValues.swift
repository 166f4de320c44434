import CarouselNarration
import CarouselSemantics
import LocatedValues
import NearestNames

/// The values of a screen that only the running app knows, and how a test supplies them.
struct UnknownValues {
  /// The expressions, in the order in which they are said.
  let expressions: [String]
  private let screen: TestedScreen

  /// Those of the expressions that are not allowed, each once.
  init(_ expressions: [String], of screen: TestedScreen, except allowed: Set<String>) {
    var seen = allowed
    self.screen = screen
    self.expressions = expressions.filter { seen.insert($0).inserted }
  }

  /// What a failure says; nil where everything is known.
  func message(_ subject: String) -> String? {
    guard !expressions.isEmpty else { return nil }
    let shown = expressions.map { "unknown: ‹\($0)›" }
    return
      (["\(subject) is not known as a whole: only the running app knows parts of it"] + shown + advice)
      .joined(separator: "\n")
  }

  private var advice: [String] {
    let list = expressions.map { "\"\($0)\"" }.joined(separator: ", ")
    let allow = "or accept them: allowingUnknown: [\(list)]"
    switch screen.origin {
    case .swiftUI(let source): return slips(source) + samples + [allow]
    case .definition: return ["supply them: write the text in place of 'unknown' in the definition", allow]
    case .code: return ["supply them: give the view a text instead of TextValue.unknown", allow]
    }
  }

  /// How to supply each expression, and how to supply the values that several of them are parts of.
  private var samples: [String] {
    let texts = expressions.prefix(3).map { "\"\($0)\": \"a text\"" } + (expressions.count > 3 ? ["..."] : [])
    let whole = roots.map { "\"\($0)\": .swift(\"an expression of your project\")" }
    return ["supply them: .with([\(texts.joined(separator: ", "))])"]
      + (whole.isEmpty ? [] : ["or what they are parts of: .with([\(whole.joined(separator: ", "))])"])
  }

  private var roots: [String] {
    var seen: Set<String> = []
    return expressions.compactMap { expression -> String? in
      guard let dot = expression.firstIndex(of: ".") else { return nil }
      let root = String(expression[..<dot])
      return !root.isEmpty && root.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? root : nil
    }.filter { seen.insert($0).inserted }
  }

  /// Samples that were given and stand for nothing that is unknown, but nearly.
  private func slips(_ source: SwiftUISource) -> [String] {
    source.samples.keys.sorted().compactMap { key in
      nearestName(to: key, in: expressions).map {
        "note: a value is supplied for '\(key)'; did you mean '\($0)'?"
      }
    }
  }
}

extension Utterance {
  /// The expressions of words that are not known, and of what else about the element is not.
  var allUnknown: [String] { unknownExpressions + doubts.map(\.expression) }
}

extension TestedScreen {
  /// Whether all that is said is known; a failure tells what is not.
  func check(
    _ utterances: [Utterance], of subject: String, allowing allowed: Set<String>, at site: CallSite
  ) -> Bool {
    let unknown = UnknownValues(utterances.flatMap(\.allUnknown), of: self, except: allowed)
    guard let message = unknown.message(subject) else { return true }
    Failure.record(message, at: site)
    return false
  }
}
