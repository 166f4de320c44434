/// A list or mapping whose end has not been read yet.
struct TreeFrame {
  /// The key whose value comes next.
  enum Key: Equatable {
    /// None: a key comes next.
    case missing
    /// A key, and where it is.
    case text(String, SourceRange)
    /// The merge key `<<`.
    case merge
    /// One that was refused, so that its value is dropped.
    case refused
  }

  let isMapping: Bool
  let start: Place
  /// Where its elements or entries begin on the stack they share with others.
  let base: Int
  var key = Key.missing
  /// The keys so far, once there are too many to look at one by one.
  var knownKeys: [ExactText: Place] = [:]
  /// The merge key, where it was.
  var merge: Merge?
  /// The height of the highest value inside.
  var height = 0
  var lastEnd: Place
  private let nodesBefore: Int
  private let textBytesBefore: Int

  /// The mappings that are merged into this one.
  struct Merge {
    let range: SourceRange
    /// How many entries came before.
    let position: Int
    var sources: [Mapping] = []
  }

  init(isMapping: Bool, start: Place, base: Int, budget: ReadingBudget) {
    self.isMapping = isMapping
    self.start = start
    self.base = base
    lastEnd = start
    nodesBefore = budget.nodes
    textBytesBefore = budget.textBytes
  }

  /// How much it holds, when nothing was counted behind its end.
  func extent(with budget: ReadingBudget) -> Extent {
    Extent(
      nodes: budget.nodes - nodesBefore, textBytes: budget.textBytes - textBytesBefore, height: height + 1
    )
  }
}
