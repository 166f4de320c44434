import CarouselModel
import LocatedValues

/// Reads a carousel in the notation of carousels.
enum NotationReader {
  /// The carousel that a mapping describes: its keys stand in `carousel`, beside it, or in both places.
  static func node(
    _ mapping: Mapping, of value: LocatedValue, _ session: inout ReadingSession
  ) -> ViewNode? {
    session.refuseScreenKeys(["direction"], in: value)
    let outer = session.field
    session.field = CarouselNotation.key
    defer { session.field = outer }
    guard let entries = entries(of: mapping, &session) else { return nil }
    let before = session.faults
    let modifiers = NodeReader.modifiers(entries.filter { isModifier($0) }, &session)
    var notation = CarouselNotation.record.read(Mapping(entries), of: value, &session) { !isModifier($0) }
    for entry in entries {
      guard let name = CarouselNotation.record.name(of: entry.key) else { continue }
      notation.stated.places[name] = session.source(entry)
    }
    let cards = Cards(notation, session)
    if !session.isEvaluating { cards.check(&session, at: value) }
    guard session.faults == before, let modifiers else { return nil }
    var node = NotationAssembly(
      notation: notation, cards: cards, position: position(of: notation, in: mapping, session),
      context: session.context, source: session.source(value),
      positions: session.cardPositions(of: value), isInReadingOrder: session.isInReadingOrder(value)
    ).node
    node.modifiers += modifiers
    return node
  }

  private static func position(
    of notation: CarouselNotation, in mapping: Mapping, _ session: ReadingSession
  ) -> StateKey {
    let place = CarouselNotation.selection(in: mapping)?.place ?? .start
    return session.states.key(
      at: place, notation.selection?.value ?? SelectionForm(), standard: SelectionForm.standardState,
      item: session.item)
  }

  private static func isModifier(_ entry: Mapping.Entry) -> Bool {
    !CarouselNotation.record.has(entry.key)
      && (Modifiers.named(entry.key) != nil || entry.key == ModifierList.key.name)
  }

  private static func entries(
    of mapping: Mapping, _ session: inout ReadingSession
  ) -> [Mapping.Entry]? {
    guard let carousel = mapping.entry(for: CarouselNotation.key.name) else { return mapping.entries }
    let beside = mapping.filter { $0.key != CarouselNotation.key.name }
    if carousel.value.isNull { return beside }
    guard let inside = carousel.value.mapping else {
      return session.wrongType(carousel.value, wants: "a mapping of what is stated about the carousel")
    }
    return flattened(inside, &session).map { $0 + beside }
  }

  /// The entries with those of the group, which may stand in a `carousel` of their own among the cards and dots.
  private static func flattened(_ inside: Mapping, _ session: inout ReadingSession) -> [Mapping.Entry]? {
    guard let group = inside.entry(for: CarouselNotation.key.name) else { return inside.entries }
    let beside = inside.filter { $0.key != CarouselNotation.key.name }
    if group.value.isNull { return beside }
    guard let mapping = group.value.mapping else {
      return session.wrongType(group.value, wants: "a mapping of what is stated about the carousel itself")
    }
    return mapping.entries + beside
  }
}

/// The cards of a carousel, read one by one when they are asked for.
struct Cards: Sendable {
  private let list: CardList
  private let base: [Mapping.Entry]
  private let isStated: Bool
  private let session: ReadingSession

  init(_ notation: CarouselNotation, _ session: ReadingSession) {
    isStated = notation.cards.map { if case .unknown = $0 { false } else { true } } ?? !notation.base.isEmpty
    list = notation.cards ?? .count(notation.base.isEmpty ? 0 : 1)
    base = notation.base
    var session = session
    session.isEvaluating = true
    self.session = session
  }

  /// The number of cards.
  var count: Int { list.count }

  /// The number of cards where it is stated.
  var statedCount: Int? { isStated ? count : nil }

  /// The identifiers of the cards, in order.
  var ids: LazyList<String> { LazyList(count: count) { [self] in id(at: $0) } }

  private func id(at index: Int) -> String {
    if case .listed(let values) = list {
      CardNotation.id(of: values[index], at: index)
    } else {
      "card \(index + 1)"
    }
  }

  /// The card at an index as views.
  func node(at index: Int) -> ViewNode {
    var session = session
    let card = card(at: index, &session) ?? CardNotation()
    return card.node(id: id(at: index), index: index)
  }

  private func card(at index: Int, _ session: inout ReadingSession) -> CardNotation? {
    guard case .listed(let values) = list else {
      return base.isEmpty ? CardNotation() : card(Mapping(base), nil, &session)
    }
    let value = values[index]
    guard let mapping = value.mapping else { return CardNotation.labelled(value, &session) }
    let own = Set(mapping.map(\.key))
    return card(Mapping(base.filter { !own.contains($0.key) } + mapping.entries), value, &session)
  }

  private func card(
    _ mapping: Mapping, _ value: LocatedValue?, _ session: inout ReadingSession
  ) -> CardNotation {
    let whole = value ?? mapping.first?.value ?? LocatedValue(.mapping(mapping), range: Self.nowhere)
    var card = CardNotation.record.read(mapping, of: whole, &session)
    card.source = value.map { session.source($0) }
    return card
  }

  private static let nowhere = LocatedValues.SourceRange(start: .start, end: .start)

  /// Looks for faults in every card, and for identifiers that are there twice.
  func check(_ session: inout ReadingSession, at value: LocatedValue) {
    if list.count == 0, case .listed = list {
      session.warning(
        at: value.place, "the carousel has no cards",
        advice: "nothing of them is read; add cards if that is not meant")
    }
    guard case .listed(let values) = list else { return }
    var places: [String: Int] = [:]
    for (index, value) in values.enumerated() {
      guard value.mapping != nil || (value.scalar != nil && !value.isNull) else {
        session.error(
          at: value.place, "card \(index + 1) is \(value.looksLike)",
          advice: "write a label, or facts in braces")
        continue
      }
      _ = card(at: index, &session)
      checkID(of: value, at: index, seen: &places, &session)
    }
  }

  /// Only identifiers that are written out can be there twice by mistake: labels may well repeat.
  private func checkID(
    of value: LocatedValue, at index: Int, seen: inout [String: Int], _ session: inout ReadingSession
  ) {
    guard let mapping = value.mapping, let id = mapping["id"], let text = id.text,
      mapping["clone"]?.asBool != true,
      let first = seen.updateValue(index, forKey: text)
    else { return }
    session.error(
      at: id.place, "the id \(TerminalText.quoted(text)) is that of card \(first + 1) too",
      advice: "give every card an id of its own, or write clone: true on a copy")
  }
}
