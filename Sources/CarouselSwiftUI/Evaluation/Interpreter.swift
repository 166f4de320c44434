internal import CarouselModel
internal import Foundation
internal import LocatedValues
internal import SwiftSourceReader

/// One evaluation of a program under given settings: a tree-walking interpreter of the Swift that views use.
///
/// It holds the program's memory, so a screen makes a new one for every question that it is asked.
final class Interpreter {
  /// Held while the interpreter is used after its evaluation, when calls may come from any thread.
  let lock = NSRecursiveLock()
  let project: ProjectIndex
  let settings: AccessibilitySettings
  let budget: EvaluationBudget
  private(set) var steps = 0
  private(set) var isStopped = false
  var depth = 0
  private(set) var notes: [Diagnostic] = []
  /// What the system would have kept between evaluations.
  var memory = ViewMemory()
  var environment = ViewEnvironment()
  /// Where in the screen the view is that is being evaluated.
  var placement = MountPlacement()
  var statics: [String: Value] = [:]
  /// The values that are being computed, so that a static that needs itself is no endless recursion.
  var pendingStatics: Set<String> = []
  var serial = 0
  /// The views of the project that have been evaluated.
  var mounted: Set<String> = []
  /// The writes since a fork, so that they can be taken back; nil where nothing is.
  var journal: [JournalEntry]?
  /// How many conditions that are not known are gone both ways at this moment.
  var forks = 0
  /// The conditions that are not known and are gone both ways at this moment.
  var openConditions: [SwiftSourceReader.Expression] = []
  /// The ways that left, and that others have not come to yet.
  var departures: [Departure] = []
  /// Whether the way that is gone ends the program (`fatalError`), so that nobody sees what it comes to.
  var endsProgram = false
  /// Whether an error is on its way to whoever catches it.
  var isThrowing = false
  /// What was thrown last.
  var thrown: Value = .unknown("error")
  /// What is not known of a call that may have thrown.
  var doubtfulThrow: SwiftSourceReader.Expression?
  /// Names that were found to be declared nowhere in the project, by where they were looked for.
  var foreignNames: Set<NamePlace> = []
  /// What is recorded while a modifier of the project is tried out.
  var environmentProbe: EnvironmentProbe?
  /// For methods that were looked at whether they change the environment.
  var environmentMethods: [SourceSpan: Bool] = [:]
  /// How much of the thread's stack is used.
  var gauge = StackGauge()
  /// Where the evaluation is, for what has no place of its own.
  private(set) var position = SourceSpan(file: 0, start: 0, end: 0)
  /// The types that are declared inside functions, by where they stand.
  var localTypes: [SourceSpan: TypeDeclaration] = [:]
  /// The pieces of state whose changes are being followed at this moment.
  var reacting: Set<StateKey> = []
  /// How many objects are being made at this moment.
  var objectsInMaking = 0
  /// What is recorded while a task is tried out.
  var rehearsal: Rehearsal?

  init(project: ProjectIndex, settings: AccessibilitySettings, budget: EvaluationBudget) {
    self.project = project
    self.settings = settings
    self.budget = budget
  }

  /// Values may be nested as deeply as loops make them, and are released one inside the other.
  deinit {
    guard steps > 20_000 else { return }
    let left = Left(memory, statics)
    memory = ViewMemory()
    statics = [:]
    LargeStack.run { left.release() }
  }

  /// What is left of an evaluation; only the thread that releases it touches it.
  private final class Left: @unchecked Sendable {
    private var memory: ViewMemory?
    private var statics: [String: Value]?

    init(_ memory: ViewMemory, _ statics: [String: Value]) {
      self.memory = memory
      self.statics = statics
    }

    func release() {
      memory = nil
      statics = nil
    }
  }

  /// Gives a closure that is called after the evaluation a budget of its own.
  func beginDeferredCall() {
    guard depth == 0 else { return }
    steps = 0
    isStopped = false
    departures = []
  }

  /// Counts one step; false once the budget is used up, and then everything ends.
  func step(_ span: SourceSpan) -> Bool {
    guard !isStopped, rehearsal?.isOver != true else { return false }
    position = span
    return charge(1)
  }

  /// Counts steps for work that grows with a value's size, at the expression that is being evaluated.
  @discardableResult
  func charge(_ count: Int) -> Bool {
    steps += count
    if steps > budget.steps {
      stop(
        position, "evaluation ended after \(budget.steps) steps", "look for a loop or recursion without end")
    }
    return !isStopped
  }

  /// Ends the evaluation with a note.
  func stop(_ span: SourceSpan, _ message: String, _ advice: String) {
    guard !isStopped else { return }
    isStopped = true
    note(span, message, advice: advice)
  }

  func note(_ span: SourceSpan, _ message: String, advice: String) {
    guard notes.count < 200 else { return }
    let place = project.place(span)
    let diagnostic = Diagnostic(
      file: project.path(of: span.file),
      place: Place(line: place.line, column: place.column, offset: Int(span.start)), severity: .warning,
      message: message, advice: advice)
    if !notes.contains(diagnostic) { notes.append(diagnostic) }
  }

  func unknown(_ expression: SwiftSourceReader.Expression) -> Value {
    .unknown(project.text(of: expression.span))
  }

  func source(_ expression: SwiftSourceReader.Expression) -> ExpressionSource {
    ExpressionSource(expression: expression, project: project)
  }

  func range(_ span: SourceSpan) -> CarouselModel.SourceRange {
    let start = project.place(span)
    let end = project.place(span.file, span.end)
    return CarouselModel.SourceRange(
      file: project.path(of: span.file), start: SourcePosition(line: start.line, column: start.column),
      end: SourcePosition(line: end.line, column: end.column))
  }
}
