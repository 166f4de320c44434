import CarouselModel
import LocatedValues

/// One kind of view that a definition can name.
struct Kind: Sendable {
  /// The key that names it, with what may be written behind it.
  let key: KeyShape
  private let body: @Sendable (LocatedValue, inout ReadingSession) -> ViewNode?

  init(_ name: String, _ type: ValueType<ViewNode>, example: String, _ doc: String) {
    key = KeyShape(name: name, shape: type.shape, example: example, doc: doc)
    body = type.read
  }

  init(_ key: KeyShape, _ body: @escaping @Sendable (LocatedValue, inout ReadingSession) -> ViewNode?) {
    self.key = key
    self.body = body
  }

  /// Reads what is written behind the key.
  func read(_ value: LocatedValue, _ session: inout ReadingSession) -> ViewNode? {
    let outer = session.field
    session.field = key
    defer { session.field = outer }
    return body(value, &session)
  }
}

/// Every kind of view, in the order of the reference.
enum Kinds {
  static let all: [Kind] =
    TextKinds.all + ControlKinds.all + ContainerKinds.all + DrawingKinds.all + CarouselKinds.all
    + ElementKinds.all

  private static let index = Dictionary(
    all.map { ($0.key.name, $0) }, uniquingKeysWith: { first, _ in first })

  static func named(_ name: String) -> Kind? { index[name] }
}
