/// Elements in order, made one by one when they are asked for.
///
/// A row of a million cards holds one card at a time: its element is computed from the index.
public struct LazyList<Element: Sendable>: Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
  @usableFromInline enum Storage: Sendable {
    case array([Element])
    case computed(count: Int, element: @Sendable (Int) -> Element)
  }

  // The accessors are inlined into other modules: they stand in the innermost loops over cards.
  @usableFromInline var storage: Storage
  /// What is promised of the elements, where they are views.
  package var promises: ViewPromises = []

  /// Creates a list from elements at hand.
  public init(_ elements: [Element]) { storage = .array(elements) }

  /// Creates a list whose elements are made when they are asked for; `element` must be a pure function.
  public init(count: Int, element: @escaping @Sendable (Int) -> Element) {
    storage = .computed(count: Swift.max(count, 0), element: element)
  }

  /// Creates a list from a literal.
  public init(arrayLiteral elements: Element...) { self.init(elements) }

  /// The first index: zero.
  @inlinable public var startIndex: Int { 0 }

  /// The number of elements.
  @inlinable public var endIndex: Int {
    switch storage {
    case .array(let elements): elements.count
    case .computed(let count, _): count
    }
  }

  /// The element at an index.
  @inlinable public subscript(position: Int) -> Element {
    switch storage {
    case .array(let elements): elements[position]
    case .computed(_, let element): element(position)
    }
  }

  /// Whether the elements are made when they are asked for, so that walking them all is a choice.
  @inlinable public var isComputed: Bool {
    if case .computed = storage { true } else { false }
  }
}

/// Views in order.
public typealias ViewList = LazyList<ViewNode>
