import LocatedValues
import NearestNames

/// The item of a carousel that a template is read for.
///
/// `{item: FIELD}` in a template stands for a field of the item. The reading of a template for its first item
/// notes what it wants of which field, so that the other items are checked without reading the views again.
struct ItemScope: Sendable {
  /// The item: a mapping of fields, or a scalar that is both its identifier and its title.
  let value: LocatedValue
  /// Its zero-based place.
  let index: Int
  /// How many items there are.
  let count: Int

  /// The value of a field; `title` and `id` stand for each other where one is missing.
  func field(_ name: String, at place: LocatedValue) -> LocatedValue? {
    switch name {
    case "position": return number(index + 1, at: place)
    case "index": return number(index, at: place)
    case "count": return number(count, at: place)
    default: break
    }
    guard let mapping = value.mapping else {
      return name == "id" || name == "title" ? value : nil
    }
    if let field = mapping[name], !field.isNull { return field }
    switch name {
    case "title": return mapping["id"]
    case "id": return mapping["title"]
    default: return nil
    }
  }

  private func number(_ number: Int, at place: LocatedValue) -> LocatedValue {
    LocatedValue(.scalar(Scalar(String(number), style: .plain)), range: place.range)
  }
}

/// What a template wants of one field of every item.
struct ItemDemand: Sendable {
  /// The field.
  let name: String
  /// Reads a value as the template does, for the faults that come of it.
  let check: @Sendable (LocatedValue, inout ReadingSession) -> Void
}

extension LocatedValue {
  /// The field that `{item: FIELD}` names, if the value is one.
  var itemField: LocatedValue? {
    guard let mapping, mapping.count == 1, mapping[0].key == "item", mapping[0].value.text != nil else {
      return nil
    }
    return mapping[0].value
  }
}

extension ReadingSession {
  /// Reads the field that `{item: FIELD}` names.
  mutating func readField<Value>(
    _ reference: LocatedValue, _ body: @escaping @Sendable (LocatedValue, inout ReadingSession) -> Value?
  ) -> Value? {
    guard let scope = item, let name = reference.text else {
      error(
        at: reference.place, "'item' stands for a field of an item, and no items are around",
        advice: "use it in card, image, artwork or overlay of a carousel with items")
      return nil
    }
    guard let value = scope.field(name, at: reference) else {
      unknownField(name, of: scope, at: reference)
      return nil
    }
    if !isEvaluating, scope.index == 0 {
      let field = self.field
      demands.append(
        ItemDemand(name: name) { value, session in
          session.field = field
          _ = body(value, &session)
        })
    }
    isData = true
    defer { isData = false }
    return body(value, &self)
  }

  /// Reports a field that a template uses and the first item lacks: most likely the template is wrong.
  private mutating func unknownField(_ name: String, of scope: ItemScope, at reference: LocatedValue) {
    guard !isEvaluating else { return }
    let fields =
      (scope.value.mapping.map { $0.map(\.key) } ?? []) + ["id", "title", "position", "index", "count"]
    error(
      at: reference.place, "the items have no field \(TerminalText.quoted(name))",
      advice: nearestName(to: name, in: fields).map { "did you mean \(TerminalText.quoted($0))?" }
        ?? "add the field to every item, or use another")
  }

  /// Reports a field that an item lacks and the items before it have.
  mutating func missing(_ name: String, of scope: ItemScope) {
    error(
      at: scope.value.place, "item \(scope.index + 1) has no field \(TerminalText.quoted(name))",
      advice: "add the field, since the carousel uses it")
  }
}
