public import CarouselModel
public import CarouselSemantics

/// A person's way through a screen with a screen reader: a focus, and the state that commands have made.
///
/// The state moves as the screen's own code moves it. After every change the screen is asked anew, and the
/// focus stays on the same element; a tree is never patched.
public struct Cursor: Sendable {
  /// The screen.
  public let screen: Screen
  /// What words the stops; its settings are those that the screen is asked with.
  public private(set) var narrator: Narrator
  /// What has been chosen and scrolled so far.
  public private(set) var state: ScreenState
  /// The tree under these settings and in this state.
  public private(set) var tree: SemanticTree
  var walker: StopWalker

  /// Opens a screen, in the state given or the one in which it opens, with the focus on its first stop.
  public init(screen: Screen, narrator: Narrator = Narrator(), state: ScreenState? = nil) {
    self.screen = screen
    self.narrator = narrator
    self.state = state ?? screen.initialState
    tree = SemanticTree(screen: screen, settings: narrator.settings, state: self.state)
    walker = StopWalker(tree)
    _ = walker.move(.forward)
  }

  /// The stop that has the focus; nil if the screen has none.
  public var focus: Stop? { walker.stop }

  /// What is said at the focus, without the containers around it.
  public var utterance: Utterance? { focus.map { narrator.utterance(for: $0) } }

  /// What is said when the screen opens: its first stop.
  public var opening: Step { arrived(Step(nil), from: nil) }

  /// Does what a person asks for, and tells what came of it.
  public mutating func perform(_ command: CursorCommand) -> Step {
    guard focus != nil else { return refused(command, .nothingToStopAt) }
    return switch command {
    case .next: move(command, .forward, orElse: .endOfScreen)
    case .previous: move(command, .backward, orElse: .startOfScreen)
    case .first: moveToEnd(command, .backward, orElse: .startOfScreen)
    case .last: moveToEnd(command, .forward, orElse: .endOfScreen)
    case .nextHeading: moveToHeading(command, .forward, orElse: .noNextHeading)
    case .previousHeading: moveToHeading(command, .backward, orElse: .noPreviousHeading)
    case .increment: adjust(command, .increment)
    case .decrement: adjust(command, .decrement)
    case .scrollForward: scroll(command, isForward: true)
    case .scrollBack: scroll(command, isForward: false)
    case .activate: activate(command)
    case .escape: escape(command)
    case .action(let name): act(command, named: name)
    }
  }

  /// Does commands one after the other.
  public mutating func perform(_ commands: [CursorCommand]) -> [Step] {
    var steps: [Step] = []
    for command in commands { steps.append(perform(command)) }
    return steps
  }

  /// Goes on with other settings, another profile or another language, and the focus on the same element.
  public mutating func use(_ narrator: Narrator) {
    self.narrator = narrator
    rebuild()
  }

  /// Puts a changed state in force; false, and nothing is done, if it is the one that holds.
  mutating func change(to newState: ScreenState) -> Bool {
    guard newState != state else { return false }
    state = newState
    rebuild()
    return true
  }

  private mutating func rebuild() {
    tree = SemanticTree(screen: screen, settings: narrator.settings, state: state)
    walker = FocusKeeper(previous: walker).walker(in: tree)
  }

  /// A step that did nothing.
  func refused(_ command: CursorCommand, _ refusal: Refusal) -> Step {
    var step = Step(command)
    step.refusal = refusal
    step.stop = focus
    return step
  }

  /// A step that ends at the focus and says what is there.
  func arrived(_ step: Step, from previous: Stop?) -> Step {
    var step = step
    step.stop = focus
    if let focus {
      let containers = focus.containersEntered(from: previous)
      step.said.append(.utterance(narrator.utterance(for: focus, entering: containers)))
    }
    return step
  }
}
