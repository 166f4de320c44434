import CarouselModel
import LocatedValues

/// Reads the JSON in which AccessibilitySnapshotModel stores an accessibility hierarchy (AccessibilitySnapshot 0.12.1).
///
/// A node is an object with one key: `element`, whose `_0` holds the properties and `traversalIndex` the place in the
/// reading order, or `container`, with `_0` and `children`. Absent properties are left out. The document is one node or
/// an array of them. The order is that of the indices, so frames decide nothing.
struct HierarchyReader {
  private(set) var diagnostics: Diagnostics

  init(file: String) { diagnostics = Diagnostics(file: file) }

  /// The nodes of a document as one view.
  mutating func root(of value: LocatedValue) -> ViewNode {
    let nodes = self.nodes(in: value.sequence ?? [value], depth: 0)
    var content = ElementContent(.container)
    content.order = .explicit
    content.containerKind = .none
    return ViewNode(.element(content), children: ViewList(nodes))
  }

  /// Containers lie at most this deep inside each other; more would be walked by recursion.
  private static let greatestDepth = 100

  private mutating func nodes(in values: [LocatedValue], depth: Int) -> [ViewNode] {
    guard depth < Self.greatestDepth else {
      if let first = values.first {
        diagnostics.error(
          at: first.place, "containers lie more than \(Self.greatestDepth) deep inside each other",
          advice: "export a part of the hierarchy")
      }
      return []
    }
    let ordered = values.enumerated().sorted { first, second in
      (Self.index(of: first.element), first.offset) < (Self.index(of: second.element), second.offset)
    }
    return ordered.compactMap { node($0.element, depth: depth) }
  }

  private mutating func node(_ value: LocatedValue, depth: Int) -> ViewNode? {
    if let element = value.mapping?["element"], let properties = element.mapping?["_0"]?.mapping {
      return self.element(properties, value)
    }
    if let container = value.mapping?["container"], let kind = container.mapping?["_0"]?.mapping {
      let children = nodes(in: container.mapping?["children"]?.sequence ?? [], depth: depth + 1)
      return self.container(kind, children, value)
    }
    diagnostics.error(
      at: value.place, "a node of the hierarchy is neither an element nor a container",
      advice: "export the hierarchy with AccessibilitySnapshotModel 0.12 or later")
    return nil
  }

  private func element(_ properties: Mapping, _ value: LocatedValue) -> ViewNode {
    var content = ElementContent(.element)
    content.label = Self.text(properties["label"])
    content.value = Self.text(properties["value"])
    content.hint = Self.text(properties["hint"])
    content.language = properties["accessibilityLanguage"]?.text
    content.traits = Self.traits(properties["traits"])
    content.frame = Self.rect(properties["shape"]?.mapping?["frame"])
    content.customActions = (properties["customActions"]?.sequence ?? []).compactMap {
      Self.text($0.mapping?["name"] ?? $0)
    }
    content.customContent = (properties["customContent"]?.sequence ?? []).compactMap(Self.customContent)
    let node = ViewNode(.element(content), source: source(value))
    return properties["identifier"]?.text.map { node.accessibilityIdentifier($0) } ?? node
  }

  private func container(_ properties: Mapping, _ children: [ViewNode], _ value: LocatedValue) -> ViewNode {
    var content = ElementContent(.container)
    content.order = .explicit
    content.frame = Self.rect(properties["frame"])
    let type = properties["type"]?.mapping?.first
    content.containerKind = type.flatMap { ContainerKind(rawValue: $0.key) } ?? .none
    content.label = Self.text(type?.value.mapping?["label"])
    content.value = Self.text(type?.value.mapping?["value"])
    return ViewNode(.element(content), children: ViewList(children), source: source(value))
  }

  private func source(_ value: LocatedValue) -> CarouselModel.SourceRange {
    let position = SourcePosition(line: value.place.line, column: value.place.column)
    return CarouselModel.SourceRange(file: diagnostics.file, start: position)
  }

  /// Where a node comes in the reading order: a container where its first element does.
  private static func index(of value: LocatedValue) -> Int {
    if let element = value.mapping?["element"] {
      return element.mapping?["traversalIndex"]?.asInteger ?? .max
    }
    var rest = value.mapping?["container"]?.mapping?["children"]?.sequence ?? []
    var least = Int.max
    while let next = rest.popLast() {
      least = min(least, next.mapping?["element"]?.mapping?["traversalIndex"]?.asInteger ?? .max)
      rest += next.mapping?["container"]?.mapping?["children"]?.sequence ?? []
    }
    return least
  }

  private static func text(_ value: LocatedValue?) -> TextValue? { value?.text.map { TextValue($0) } }

  /// Bits that have no name are left out: nothing is spoken for them.
  private static func traits(_ value: LocatedValue?) -> Traits {
    Traits((value?.sequence ?? []).compactMap { $0.text.flatMap { Traits(name: $0) } })
  }

  private static func rect(_ value: LocatedValue?) -> Rect? {
    let numbers = (value?.sequence ?? []).flatMap { $0.sequence ?? [] }.compactMap(\.asNumber)
    guard numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static func customContent(_ value: LocatedValue) -> CustomContent? {
    guard let mapping = value.mapping, let label = text(mapping["label"]) else { return nil }
    return CustomContent(
      label: label, value: text(mapping["value"]) ?? "", isImportant: mapping["isImportant"]?.asBool ?? false)
  }
}
