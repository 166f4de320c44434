/// What a door hands out: views that can be asked for under any settings and in any state.
public struct Screen: Sendable {
  /// The name by which the screen is listed.
  public var name: String
  /// Where the screen was declared.
  public var source: SourceRange?
  /// The state in which the screen opens.
  public var initialState: ScreenState
  /// What was assumed while the screen was read, one sentence each.
  public var assumptions: [String]
  /// The settings that the screen states itself.
  ///
  /// `context(settings:state:)` puts them in place of the person's, so stages that lay out or word the
  /// screen take the settings from that context.
  public var overrides: SettingsOverrides
  private let body: @Sendable (ScreenContext) -> ViewNode
  private var contextAssumptions: @Sendable (ScreenContext) -> [String] = { _ in [] }

  /// Creates a screen; `body` must be a pure function of the context.
  public init(
    _ name: String, source: SourceRange? = nil, initialState: ScreenState = ScreenState(),
    assumptions: [String] = [], overrides: SettingsOverrides = SettingsOverrides(),
    body: @escaping @Sendable (ScreenContext) -> ViewNode
  ) {
    self.name = name
    self.source = source
    self.initialState = initialState
    self.assumptions = assumptions
    self.overrides = overrides
    self.body = body
  }

  /// The screen's view for given settings and state; nil is the state in which it opens.
  public func root(settings: AccessibilitySettings, state: ScreenState? = nil) -> ViewNode {
    body(context(settings: settings, state: state))
  }

  /// Returns the screen with what is assumed only under some settings, such as in a language; a pure function.
  public func assuming(_ assumptions: @escaping @Sendable (ScreenContext) -> [String]) -> Self {
    var copy = self
    copy.contextAssumptions = assumptions
    return copy
  }

  /// What was assumed to answer a question, one sentence each.
  public func assumptions(in context: ScreenContext) -> [String] { assumptions + contextAssumptions(context) }

  /// The context that `root` is asked with: the person's settings with what the screen states itself.
  public func context(settings: AccessibilitySettings, state: ScreenState? = nil) -> ScreenContext {
    ScreenContext(settings: overrides.applied(to: settings), state: state ?? initialState)
  }
}

/// What a screen's views may depend on.
public struct ScreenContext: Hashable, Sendable {
  /// The person's settings.
  public var settings: AccessibilitySettings
  /// What has been chosen and scrolled so far.
  public var state: ScreenState

  /// Creates a context.
  public init(settings: AccessibilitySettings, state: ScreenState = ScreenState()) {
    self.settings = settings
    self.state = state
  }
}
