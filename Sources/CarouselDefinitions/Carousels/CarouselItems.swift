import CarouselModel
import LocatedValues

/// The items of a carousel: read one by one when they are asked for, so that a million hold no view.
struct CarouselItems: Sendable {
  /// One item.
  struct Item: Identifiable, Sendable {
    let id: String
    let scope: ItemScope
  }

  private let values: [LocatedValue]

  /// The number of items.
  var count: Int { values.count }

  /// The items in order.
  var list: LazyList<Item> {
    LazyList(count: values.count) { [self] in Item(id: id(at: $0), scope: scope(at: $0)) }
  }

  /// The item at an index with all its fields.
  func scope(at index: Int) -> ItemScope {
    ItemScope(value: values[index], index: index, count: values.count)
  }

  /// What tells the item at an index from others.
  func id(at index: Int) -> String {
    let value = values[index]
    return (value.mapping.map { ($0["id"] ?? $0["title"])?.text } ?? value.text) ?? ""
  }

  /// The list of items, with every identifier there and there only once.
  static let type = ValueType<CarouselItems>(
    .list(.anyOf([.word("an item"), .map("fields", nil)]))
  ) {
    value, session in
    guard let values = value.sequence else { return session.wrongType(value, wants: "a list of items") }
    let items = CarouselItems(values: values)
    if !session.isEvaluating { items.check(&session) }
    return items
  }

  private func check(_ session: inout ReadingSession) {
    var places: [String: Int] = [:]
    places.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      guard let id = checkedID(of: value, at: index, &session) else { continue }
      if let first = places.updateValue(index, forKey: id.text ?? "") {
        session.error(
          at: id.place, "the id \(TerminalText.quoted(id.text ?? "")) is that of item \(first + 1) too",
          advice: "give every item an id of its own")
      }
    }
  }

  private func checkedID(
    of value: LocatedValue, at index: Int, _ session: inout ReadingSession
  ) -> LocatedValue? {
    if value.scalar != nil, !value.isNull { return value }
    guard let mapping = value.mapping else {
      session.error(
        at: value.place, "item \(index + 1) is \(value.looksLike)",
        advice: "write a title, or fields in braces")
      return nil
    }
    guard let id = mapping["id"] ?? mapping["title"] else {
      guard !session.isCutShort(value) else { return nil }
      session.error(
        at: value.place, "item \(index + 1) has no id", advice: "add id, or a title that no other item has")
      return nil
    }
    guard let text = id.text, !id.isNull, !text.isEmpty else {
      session.error(
        at: id.place, "the id of item \(index + 1) is \(id.isNull || id.text == "" ? "empty" : id.looksLike)",
        advice: "write a name that no other item has")
      return nil
    }
    return id
  }
}

/// What a carousel shows for each of its items: a part of the definition that is read anew for every item.
struct ItemTemplate<Value: Sendable>: Sendable {
  let value: LocatedValue
  let type: ValueType<Value>
  let field: KeyShape?
  let depth: Int

  /// A template that is kept as it is written, to be read for the items.
  static func keeping(_ type: ValueType<Value>) -> ValueType<ItemTemplate<Value>> {
    ValueType<ItemTemplate<Value>>(type.shape) { value, session in
      ItemTemplate(value: value, type: type, field: session.field, depth: session.depth)
    }
  }

  /// Looks for faults in the template and in what it uses of every item.
  func check(_ items: CarouselItems, _ session: inout ReadingSession) -> Bool {
    guard !session.isEvaluating else { return true }
    let before = session.faults
    guard items.count > 0 else { return true }
    let outer = (session.item, session.demands)
    (session.item, session.demands) = (items.scope(at: 0), [])
    session.field = field
    _ = type.read(value, &session)
    let demands = session.demands
    for index in 1..<max(items.count, 1) where !demands.isEmpty {
      let scope = items.scope(at: index)
      // An item that is no item has been reported as such.
      guard !items.id(at: index).isEmpty else { continue }
      session.item = scope
      session.isData = true
      for demand in demands {
        if let value = scope.field(demand.name, at: self.value) {
          demand.check(value, &session)
        } else {
          session.missing(demand.name, of: scope)
        }
      }
      session.isData = false
    }
    (session.item, session.demands) = outer
    return session.faults == before
  }

  /// What the template gives for an item in a context.
  func read(for scope: ItemScope, like session: ReadingSession) -> Value? {
    var session = session
    session.isEvaluating = true
    session.item = scope
    session.field = field
    session.depth = depth
    return type.read(value, &session)
  }
}
