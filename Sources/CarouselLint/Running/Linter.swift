public import CarouselModel

/// Holds screens against rules.
public struct Linter: Sendable {
  /// The rules that run, without those that are configured off.
  public let rules: [Rule]
  /// Levels and options.
  public let configuration: LintConfiguration

  /// Creates a linter.
  public init(rules: [Rule] = Rule.all, configuration: LintConfiguration = LintConfiguration()) {
    self.rules = rules.filter { configuration.level(of: $0) != .off }
    self.configuration = configuration
  }

  /// Returns what the rules find on a screen in a state; nil is the state in which it opens.
  ///
  /// Rules look at both values of Reduce Motion, and rules on contrast at every appearance, whatever the
  /// settings say. The order of the findings does not depend on the order of the rules.
  public func lint(
    _ screen: Screen, settings: AccessibilitySettings = AccessibilitySettings(), state: ScreenState? = nil,
    measuresTime: Bool = false
  ) -> LintResult {
    let subject = ScreenSubject(screen, settings: settings, state: state)
    let run = LintRun(rules, configuration, subject, measuresTime: measuresTime)
    run.walk()
    return run.result
  }
}
