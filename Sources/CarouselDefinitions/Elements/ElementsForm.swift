import CarouselModel
import LocatedValues

/// Elements and containers with their frames, in braces.
///
/// Null is as if the key were not there.
struct ElementsForm: Sendable {
  var idiom: AccessibilitySettings.Idiom?
  var direction: AccessibilitySettings.LayoutDirection?
  var rootOrder = ChildOrder.sorted
  var nodes: [ViewNode] = []

  static let type = ValueType<ViewNode>(.record(record.shape)) { value, session in
    session.refuseScreenKeys(["idiom", "direction"], in: value)
    return record.type.read(value, &session)?.root(session.source(value))
  }

  static let record = RecordType<ElementsForm>(
    "elements", "elements", acceptsNull: true, start: { ElementsForm() },
    keys: [
      Key(
        "idiom", \.idiom, .choice("an idiom"), example: "phone",
        "The kind of device that the frames were measured on; it holds for the whole screen."),
      Key(
        "direction", \.direction, .choice("a direction"), example: "ltr",
        "The layout direction; it holds for the whole screen."),
      Key(
        "rootOrder", \.rootOrder, .choice("an order"), aliases: ["root-order"], standard: "sorted",
        example: "sorted",
        "How the nodes follow each other: by their frames, or as they are written."),
      Key(
        "nodes", \.nodes, .list(of: .elementNode), example: "[{label: A, frame: [0, 0, 10, 10]}]",
        "Elements and containers."),
    ])

  private func root(_ source: CarouselModel.SourceRange?) -> ViewNode {
    var content = ElementContent(.container)
    content.order = rootOrder
    content.containerKind = .none
    return ViewNode(.element(content), children: ViewList(nodes), source: source)
  }
}

extension ValueType where Value == ViewNode {
  /// An element or container among others.
  static var elementNode: ValueType {
    ValueType(.record(ElementNodeForm.shape)) { value, session in
      session.depth += 1
      defer { session.depth -= 1 }
      guard session.depth <= ReadingSession.greatestDepth else {
        session.error(
          at: value.place, "containers lie more than \(ReadingSession.greatestDepth) deep inside each other",
          advice: "take out containers that hold a single node")
        return nil
      }
      return ElementNodeForm.record.type.read(value, &session)?.node(session.source(value))
    }
  }
}

/// What an element among others has beyond one alone: it may be a container.
enum ElementNodeForm {
  static let shape: RecordShape = RecordShape(
    name: "element-node", words: "a node", keys: { record.keys.map(\.shape) }, requiresOneOf: [],
    acceptsNull: true)

  static let record: RecordType<ElementForm> = RecordType<ElementForm>(
    "element-node", "a node", acceptsNull: true, start: { ElementForm() },
    keys: ElementForm.keys.filter { $0.shape.name != "container" } + [
      Key(
        "container", containerType, example: "semanticGroup",
        "What a container is to assistive technology; for an element, its place in one."
      ) { $0.apply(to: &$1) },
      Key(
        "group", \.group, .choice("an order"), example: "sorted",
        "How the children follow each other: by their frames, as they are written, or among the elements around the container."
      ),
      Key(
        "children", \.children, children, example: "[{label: A, frame: [0, 0, 10, 10]}]",
        "The nodes inside a container."),
      Key(
        "containerLabel", \.containerLabel, .verbatimText, aliases: ["container-label"], example: "Albums",
        "The name of a container."),
    ])

  // Read when asked for: a node may hold nodes.
  private static let children: ValueType<[ViewNode]> = ValueType<[ViewNode]>(.list(.record(shape))) {
    value, session in
    ValueType<[ViewNode]>.list(of: .elementNode).read(value, &session)
  }

  private enum Container: Sendable {
    case kind(ContainerKind)
    case place(ContainerContext)

    func apply(to form: inout ElementForm) {
      switch self {
      case .kind(let kind): form.containerKind = kind
      case .place(let context): form.content.context = context
      }
    }
  }

  private static let containerType = ValueType<Container>.forms(
    scalar: ValueType<ContainerKind>.choice("a kind of container").map { .kind($0) },
    mapping: ContainerContextForm.record.type.flatMap(ContainerContextForm.context).map { .place($0) })
}

extension ElementForm {
  /// The node: a container if it has children or says how they are ordered, else an element.
  func node(_ source: CarouselModel.SourceRange?) -> ViewNode {
    guard children != nil || group != nil || containerKind != nil else { return element(source) }
    var form = self
    form.content.role = .container
    form.content.order = group ?? .sorted
    form.content.containerKind = containerKind ?? .none
    form.content.label = containerLabel ?? content.label
    return form.element(source)
  }
}

extension ReadingSession {
  /// Reports keys that hold for a whole screen in a view that is not the whole screen.
  mutating func refuseScreenKeys(_ names: Set<String>, in value: LocatedValue) {
    guard !isEvaluating, depth > 1, let mapping = value.mapping else { return }
    for entry in mapping where names.contains(entry.key) && !entry.value.isNull {
      error(
        at: entry.keyRange.start,
        "\(TerminalText.quoted(entry.key)) holds for a whole screen, and this is a part of one",
        advice: "write it beside the outermost view")
    }
  }
}
