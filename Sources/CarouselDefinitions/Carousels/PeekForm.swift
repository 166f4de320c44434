import CarouselModel
import LocatedValues

/// A Peek Carousel in braces.
struct PeekForm: Sendable {
  var items: CarouselItems?
  var peek = 28.0
  var spacing = 12.0
  var position = SelectionForm()
  var card: ItemTemplate<ViewList>?

  static let standardState = "currentID"

  static let record = RecordType<PeekForm>(
    "peek-carousel", "a peek carousel", start: { PeekForm() },
    keys: [
      Key(
        "items", \.items, CarouselItems.type, required: true, example: "[Sunrise, Forest]",
        "The items, each a title, or a mapping with `id`, `title` and further fields."),
      Key(
        "peek", \.peek, .length, standard: "28", example: "28",
        "How much of each neighbour stays visible, in points."),
      Key("spacing", \.spacing, .length, standard: "12", example: "12", "Gap between cards in points."),
      Key(
        "position", \.position, SelectionForm.type, example: "Forest",
        "The id of the card at rest, or a mapping that also names its state variable."),
      Key(
        "card", \.card, ItemTemplate.keeping(.nodeOrNodes), example: "{text: {item: title}, height: 500}",
        "The views of a card; `{item: FIELD}` stands for a field of its item. Without it, a text with the title."
      ),
    ])

  static let type = ValueType<ViewNode>(.record(record.shape)) { value, session in
    guard let form = record.type.read(value, &session), let items = form.items else { return nil }
    let card = form.card ?? .title(at: value)
    let state = session.state(of: value, form.position, standard: standardState)
    session.noteItems(items, at: value, form.position, in: state)
    guard card.check(items, &session) else { return nil }
    var carousel = PeekCarousel(
      items: items.list, peek: form.peek, spacing: form.spacing, position: state
    ) { [session] item in
      card.read(for: item.scope, like: session) ?? []
    }
    carousel.positions = session.cardPositions(of: value)
    carousel.isInReadingOrder = session.isInReadingOrder(value)
    return carousel.node
  }
}

/// A Parallax Cards Row in braces.
struct ParallaxForm: Sendable {
  var items: CarouselItems?
  var height = 460.0
  var strength = 70.0
  var position = SelectionForm()
  var artwork: ItemTemplate<ViewList>?
  var overlay: ItemTemplate<ViewList>?

  static let standardState = "position"

  static let record = RecordType<ParallaxForm>(
    "parallax-cards-row", "a parallax cards row", start: { ParallaxForm() },
    keys: [
      Key(
        "items", \.items, CarouselItems.type, required: true, example: "[Alps, Sahara]",
        "The items, each a title, or a mapping with `id`, `title` and further fields."),
      Key("height", \.height, .length, standard: "460", example: "460", "Height of the cards in points."),
      Key(
        "strength", \.strength, .length, standard: "70", example: "70",
        "How far the artwork may shift, and how much wider than the card it is on each side, in points."),
      Key(
        "position", \.position, SelectionForm.type, example: "Sahara",
        "The id of the first visible card, or a mapping that also names its state variable."),
      Key(
        "artwork", \.artwork, ItemTemplate.keeping(.nodeOrNodes), example: "{gradient: {item: colors}}",
        "The views that move more slowly than the card; without it, nothing."),
      Key(
        "overlay", \.overlay, ItemTemplate.keeping(.nodeOrNodes),
        example: "{text: {item: title}, padding: 28}",
        "The views that lie on the card and do not move; without it, a text with the title."),
    ])

  static let type = ValueType<ViewNode>(.record(record.shape)) { value, session in
    guard let form = record.type.read(value, &session), let items = form.items else { return nil }
    let overlay = form.overlay ?? .title(at: value)
    let state = session.state(of: value, form.position, standard: standardState)
    session.noteItems(items, at: value, form.position, in: state)
    let checks = [form.artwork?.check(items, &session) ?? true, overlay.check(items, &session)]
    guard checks.allSatisfy(\.self) else { return nil }
    var carousel = ParallaxCardsRow(
      items: items.list, height: form.height, strength: form.strength, position: state
    ) { [session] item in
      form.artwork?.read(for: item.scope, like: session) ?? [Color(.clear).node]
    } overlay: { [session] item in
      overlay.read(for: item.scope, like: session) ?? []
    }
    carousel.positions = session.cardPositions(of: value)
    carousel.isInReadingOrder = session.isInReadingOrder(value)
    return carousel.node
  }
}

extension ItemTemplate where Value == ViewList {
  /// A text with the item's title.
  static func title(at value: LocatedValue) -> Self {
    ItemTemplate(
      value: DefaultTemplates(at: value).title.value, type: ValueType.text.map { [Text($0).node] },
      field: nil,
      depth: 0)
  }
}
