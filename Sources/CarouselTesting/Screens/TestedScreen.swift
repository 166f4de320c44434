public import CarouselModel
public import CarouselNarration
public import CarouselSemantics

/// A screen with a carousel, put under test: where it came from, and under which settings it is asked.
///
/// It comes from SwiftUI source, from a definition, or from views that the test builds itself. Every assertion takes
/// one, and none changes it: ``under(_:)``, ``inState(_:)`` and ``with(_:)`` return a changed copy.
public struct TestedScreen: Sendable {
  /// The screen.
  public private(set) var screen: Screen
  /// The settings of the device.
  public var settings = AccessibilitySettings()
  /// Whose way of wording the transcript follows.
  public var profile = Profile.voiceOver
  /// What was noted while the source was read, such as an evaluation that ended early.
  public private(set) var notes: [String]
  var origin: ScreenOrigin
  /// What was put in place of the opening state.
  private(set) var givenState: [String: SampleValue] = [:]

  init(_ screen: Screen, notes: [String] = [], origin: ScreenOrigin) {
    self.screen = screen
    self.notes = notes
    self.origin = origin
  }

  /// Puts a screen under test that is at hand.
  public init(_ screen: Screen) { self.init(screen, origin: .code) }

  /// Puts views under test, written in SwiftUI's spelling with the views of CarouselModel.
  ///
  /// - Parameters:
  ///   - name: The screen's name in messages and snapshots.
  ///   - state: The state in which the screen opens.
  ///   - content: The views for given settings and state; a pure function.
  public init(
    _ name: String = "Screen", state: ScreenState = ScreenState(),
    @ViewBuilder content: @escaping @Sendable (ScreenContext) -> ViewList
  ) {
    self.init(Screen(name, initialState: state) { Group(content($0)).node })
  }

  /// The screen's name.
  public var name: String { screen.name }

  /// Returns the screen under changed settings.
  public func under(_ change: (inout AccessibilitySettings) -> Void) -> Self {
    var copy = self
    change(&copy.settings)
    return copy
  }

  /// Returns the screen in the wording of another profile.
  public func worded(as profile: Profile) -> Self {
    var copy = self
    copy.profile = profile
    return copy
  }

  /// Returns the screen opened with other values in its state: `["selection": "Midnight"]`.
  ///
  /// - Parameter values: Values by the names of the screen's variables, in SwiftUI source those of `@State`.
  /// - Returns: The screen, opened so.
  /// - Throws: ``ScreenError`` for a variable that the screen does not have.
  public func inState(_ values: [String: SampleValue]) throws -> Self {
    var copy = self
    let known = screen.initialState.values.keys.map(\.name).sorted()
    for (name, value) in values {
      guard known.isEmpty || known.contains(name) else { throw ScreenError(.noState(name, available: known)) }
      guard let value = value.stateValue else { throw ScreenError(.expressionAsState(name)) }
      copy.screen.initialState[StateKey(name)] = value
    }
    copy.givenState.merge(values) { _, new in new }
    return copy
  }

  /// The tree that assistive technology is given.
  public var tree: SemanticTree { SemanticTree(screen: screen, settings: settings) }

  /// What words the screen: the person's settings with what the screen states itself.
  var narrator: Narrator { Narrator(profile: profile, settings: screen.context(settings: settings).settings) }

  /// What a screen reader says, in order.
  var utterances: [Utterance] { Array(narrator.transcript(of: tree.stops)) }
}

extension TestedScreen: CustomStringConvertible {
  /// The screen's name, so that the cases of a parameterised test are told apart.
  public var description: String { name }
}
