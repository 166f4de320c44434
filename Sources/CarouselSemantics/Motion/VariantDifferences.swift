public import CarouselModel

/// The differences between two trees, stop by stop, found one by one.
public struct VariantDifferences: Sequence, Sendable {
  /// One property of one stop that is not the same.
  public struct Difference: Hashable, Sendable {
    /// The zero-based number of the stop in reading order.
    public var stop: Int
    /// The property: "label", "traits" ...; "stop" where one tree has no stop there.
    public var property: String
    /// What the first tree has; nil is nothing.
    public var first: String?
    /// What the second tree has; nil is nothing.
    public var second: String?
  }

  private let first: SemanticTree
  private let second: SemanticTree

  /// Compares two trees.
  public init(_ first: SemanticTree, _ second: SemanticTree) {
    self.first = first
    self.second = second
  }

  /// Whether the trees give the same.
  public var isEmpty: Bool { !contains { _ in true } }

  /// Starts at the first stop.
  public func makeIterator() -> AnyIterator<Difference> {
    var (a, b) = (first.stops.makeIterator(), second.stops.makeIterator())
    var number = -1
    var found: [Difference] = []
    return AnyIterator {
      while found.isEmpty {
        let (left, right) = (a.next(), b.next())
        if left == nil, right == nil { return nil }
        number += 1
        found = Self.differences(left, right, at: number)
      }
      return found.removeFirst()
    }
  }

  private static func differences(_ first: Stop?, _ second: Stop?, at number: Int) -> [Difference] {
    guard let first, let second else {
      return [
        Difference(
          stop: number, property: "stop", first: first?.node.spokenName, second: second?.node.spokenName)
      ]
    }
    return zip(first.facts, second.facts).compactMap { left, right in
      left.value == right.value
        ? nil : Difference(stop: number, property: left.name, first: left.value, second: right.value)
    }
  }
}

extension SemanticNode {
  fileprivate var spokenName: String { label?.rendered ?? view }
}

extension Stop {
  /// Everything about a stop that assistive technology can tell, as text.
  fileprivate var facts: [(name: String, value: String?)] {
    [
      ("label", node.label?.rendered), ("value", node.value?.rendered), ("hint", node.hint?.rendered),
      ("traits", node.traits.names.joined(separator: " ")),
      ("actions", node.actions.map(\.summary).joined(separator: ", ")),
      (
        "customContent",
        node.customContent.map { "\($0.label.rendered): \($0.value.rendered)" }.joined(separator: ", ")
      ),
      ("inputLabels", node.inputLabels.map(\.rendered).joined(separator: ", ")),
      ("identifier", node.identifier), ("headingLevel", node.headingLevel.map(String.init)),
      ("language", node.language), ("context", context.map { "\($0)" }),
      ("containers", containers.map { "\($0.view) \($0.label?.rendered ?? "")" }.joined(separator: ", ")),
    ]
  }
}

extension Action {
  /// The action in a word or two: "activate", "increment", "named Delete".
  public var summary: String {
    switch kind {
    case .activate: "activate"
    case .escape: "escape"
    case .magicTap: "magic tap"
    case .increment: "increment"
    case .decrement: "decrement"
    case .named(let name): "named \(name.rendered)"
    case .scroll(let edge): "scroll \(edge.rawValue)"
    }
  }
}
