import CarouselModel
import CarouselSemantics

/// How a view came to what assistive technology is given for it.
struct ViewExplanation {
  /// A modifier as it was written.
  struct Step {
    /// What was written; else the modifier's kind in words.
    var words: String
    /// The name of a modifier that is not modelled, else that of the model.
    var name: String
    var place: SourceRange?
    /// Whether it applies; one with `isEnabled: false` does not.
    var applies: Bool
    /// Whether it changes anything that is modelled.
    var isModelled: Bool
  }

  /// SwiftUI's name of the view.
  var name: String
  /// What was written; nil where that is not known.
  var words: String?
  var place: SourceRange?
  /// The modifiers, innermost first.
  var steps: [Step]
  /// The nodes that came of the view, those that are not given included.
  var nodes: [SemanticNode]
  /// The expressions that are not known.
  var unknown: [String]
  var assumptions: [String]
  var children: [ViewExplanation]
  /// How many views behind this one the same source makes, which are not told one by one.
  var more = 0
}

/// Makes explanations from the views of a screen and from its tree.
struct Explainer {
  /// How many views of a row are told; the others are made by the same source.
  private static let row = 2

  private var texts: SourceTexts
  private let found: [SourceRange: [SemanticNode]]
  private var used: [SourceRange: Int] = [:]

  init(_ tree: SemanticTree, _ texts: SourceTexts) {
    self.texts = texts
    var found: [SourceRange: [SemanticNode]] = [:]
    Self.collect(tree.root, &found)
    self.found = found
  }

  mutating func explanation(of placed: PlacedView) -> ViewExplanation {
    let view = placed.view
    let nodes = nextNode(of: view).map { [$0] } ?? []
    var steps: [ViewExplanation.Step] = []
    for modifier in view.modifiers where !Self.isImplied(modifier) { steps.append(step(modifier)) }
    let words = words(of: view)
    let children = children(of: placed)
    return ViewExplanation(
      name: view.kind.name, words: words, place: view.source, steps: steps, nodes: nodes,
      unknown: unknown(in: view, nodes), assumptions: assumptions(of: view, nodes), children: children)
  }

  /// Whether nobody wrote it: a picture that is not resizable has a size of its own.
  private static func isImplied(_ modifier: Modifier) -> Bool {
    if case .layout(.fixedSize) = modifier.kind { modifier.source == nil } else { false }
  }

  /// The node of a view: of several from one place of the source the one that comes next.
  private mutating func nextNode(of view: ViewNode) -> SemanticNode? {
    guard let source = view.source else { return nil }
    let own = (found[source] ?? []).filter { $0.view == view.kind.name }
    let index = used[source, default: 0]
    used[source] = index + 1
    return index < own.count ? own[index] : own.last
  }

  /// The views inside; of several in a row that the same source makes, only the first.
  private mutating func children(of placed: PlacedView) -> [ViewExplanation] {
    var children: [ViewExplanation] = []
    var (last, count): (SourceRange?, Int) = (nil, 0)
    for child in placed.children {
      switch child {
      case .view(let inner):
        count = inner.view.source != nil && inner.view.source == last ? count + 1 : 1
        last = inner.view.source
        guard count > Self.row else {
          children.append(explanation(of: inner))
          continue
        }
        children[children.count - 1].more += 1
      case .run(let views):
        for inner in views.prefix(Self.row) { children.append(explanation(of: inner)) }
        if !children.isEmpty { children[children.count - 1].more += max(0, views.count - Self.row) }
      }
    }
    return children
  }

  private mutating func words(of view: ViewNode) -> String? {
    switch view.kind {
    case .text(let text): return EscapedText.quoted(text)
    case .empty, .group, .geometryReader, .reader: return nil
    default:
      guard view.children.isEmpty, let place = view.source else { return nil }
      return texts.text(at: place)
    }
  }

  private mutating func step(_ modifier: Modifier) -> ViewExplanation.Step {
    var isModelled = true
    var words = ModifierWords.words(modifier.kind)
    switch modifier.kind {
    case .other(let name):
      isModelled = false
      words = name
    // A condition has no modifier of its own.
    case .unknown(let unknown) where ["if", "for each of"].contains(unknown.name):
      return ViewExplanation.Step(
        words: "\(unknown.name) ‹\(unknown.expression)›", name: unknown.name, place: modifier.source,
        applies: modifier.isEnabled, isModelled: true)
    default: break
    }
    if let place = modifier.source, let written = texts.text(at: place) { words = written }
    return ViewExplanation.Step(
      words: words, name: ModifierWords.words(modifier.kind), place: modifier.source,
      applies: modifier.isEnabled, isModelled: isModelled)
  }

  private func unknown(in view: ViewNode, _ nodes: [SemanticNode]) -> [String] {
    var found: [String] = []
    if case .text(let text) = view.kind { found += text.unknownExpressions }
    for node in nodes {
      found += [node.label, node.value, node.hint].flatMap { $0?.unknownExpressions ?? [] }
    }
    for modifier in view.modifiers {
      if case .unknown(let unknown) = modifier.kind { found.append(unknown.expression) }
    }
    return Self.unique(found)
  }

  private func assumptions(of view: ViewNode, _ nodes: [SemanticNode]) -> [String] {
    var found = nodes.flatMap(\.assumptions)
    if case .opaque(let type, let note) = view.kind {
      found.append(note ?? "what '\(type)' shows is not known")
    }
    if case .carousel(let facts) = view.kind { found += facts.assumptions }
    return Self.unique(found)
  }

  private static func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  private static func collect(_ list: NodeList, _ found: inout [SourceRange: [SemanticNode]]) {
    for entry in list.entries { collect(entry, &found) }
    for node in list.removed { collect(node, &found) }
  }

  private static func collect(_ entry: NodeList.Entry, _ found: inout [SourceRange: [SemanticNode]]) {
    switch entry {
    case .node(let node): collect(node, &found)
    case .group(let group): for inner in group.entries { collect(inner, &found) }
    case .lazy(let nodes):
      for index in 0..<min(nodes.count, row) { collect(nodes.list(index), &found) }
    }
  }

  private static func collect(_ node: SemanticNode, _ found: inout [SourceRange: [SemanticNode]]) {
    if let source = node.source { found[source, default: []].append(node) }
    collect(node.children, &found)
    collect(node.hidden, &found)
  }
}

/// Modifiers that were not written in a source, in words.
enum ModifierWords {
  /// The name of the modifier as the model has it.
  static func words(_ kind: Modifier.Kind) -> String {
    switch kind {
    case .accessibility(let modifier): "accessibility " + name(of: modifier)
    case .layout(let modifier): name(of: modifier)
    case .appearance(let modifier): name(of: modifier)
    case .scrolling(let modifier): name(of: modifier)
    case .motion(let modifier): name(of: modifier)
    case .interaction(let modifier): name(of: modifier)
    case .other(let name): name
    case .unknown(let unknown): "\(unknown.name)(‹\(unknown.expression)›)"
    }
  }

  private static func name(of value: Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? "\(value)"
  }
}
