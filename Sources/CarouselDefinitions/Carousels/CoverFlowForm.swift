import CarouselModel
import LocatedValues

/// A Cover Flow Carousel in braces.
struct CoverFlowForm: Sendable {
  var items: CarouselItems?
  var selection = SelectionForm()
  var title: ItemTemplate<TextValue>?
  var image: ItemTemplate<ImageContent>?
  var modifiers: ItemTemplate<[Modifier]>?
  var autoplay: Autoplay?

  static let standardState = "selection"

  static let record = RecordType<CoverFlowForm>(
    "cover-flow-carousel", "a cover flow carousel", start: { CoverFlowForm() },
    keys: [
      Key(
        "items", \.items, CarouselItems.type, required: true, example: "[Sunset, Forest, Midnight]",
        "The items, each a title, or a mapping with `id`, `title`, `image` and further fields."),
      Key(
        "selection", \.selection, SelectionForm.type, example: "Midnight",
        "The id of the centred item, or a mapping that also names its state variable."),
      Key(
        "title", \.title, ItemTemplate.keeping(.text), example: "{item: title}",
        "What a card shows and says; without it, the item's title."),
      Key(
        "image", \.image, ItemTemplate.keeping(ImageForm.content),
        example: "{artwork: {colors: {item: colors}, symbol: {item: symbol}}}",
        "The picture of a card; without it, the item's field `image`, if there is one."),
      Key(
        "card", \.modifiers, ItemTemplate.keeping(.cardModifiers), example: "{traits: [button]}",
        "Modifiers on every card, outside the carousel's own."),
      Key(
        "autoplay", \.autoplay, AutoplayForm.type, example: "{interval: 1.3, stop: [touch]}",
        "The movement without being asked."),
    ])

  static let type = ValueType<ViewNode>(.record(record.shape)) { value, session in
    guard var form = record.type.read(value, &session), let items = form.items else { return nil }
    if let cycle = form.autoplay?.cycle, let far = cycle.first(where: { $0 >= items.count }) {
      session.error(
        at: value.mapping?["autoplay"]?.mapping?["cycle"]?.place ?? value.place,
        "the cycle of autoplay goes to position \(far + 1), and there are \(items.count) items",
        advice: items.count == 0 ? "add items" : "write positions from 1 to \(items.count)")
    }
    let state = session.state(of: value, form.selection, standard: standardState)
    if form.autoplay?.target == nil { form.autoplay?.target = state }
    guard form.check(items, value, state, &session) else { return nil }
    return form.node(items, state, session, at: value)
  }

  private func check(
    _ items: CarouselItems, _ value: LocatedValue, _ state: StateKey, _ session: inout ReadingSession
  ) -> Bool {
    guard !session.isEvaluating else { return true }
    session.noteItems(items, at: value, selection, in: state)
    let field = value.mapping?["items"] ?? value
    let defaults = DefaultTemplates(at: field)
    let checks = [
      (title ?? defaults.title).check(items, &session), modifiers?.check(items, &session) ?? true,
      image?.check(items, &session) ?? defaults.checkImages(of: items, &session),
    ]
    return checks.allSatisfy(\.self)
  }

  private func node(
    _ items: CarouselItems, _ state: StateKey, _ session: ReadingSession, at value: LocatedValue
  ) -> ViewNode {
    let list = LazyList(count: items.count) { [self] index in item(items, at: index, session) }
    var carousel = CoverFlowCarousel(items: list, selection: state, autoplay: autoplay)
    carousel.positions = session.cardPositions(of: value)
    guard let modifiers else { return carousel.node }
    carousel = carousel.card { card, _, index in
      var card = card
      card.modifiers += modifiers.read(for: items.scope(at: index), like: session) ?? []
      return card
    }
    carousel.isInReadingOrder = session.isInReadingOrder(value)
    return carousel.node
  }

  private func item(
    _ items: CarouselItems, at index: Int, _ session: ReadingSession
  ) -> CoverFlowCarousel.Item {
    let scope = items.scope(at: index)
    let defaults = DefaultTemplates(at: scope.value)
    let image = image?.read(for: scope, like: session) ?? defaults.image(for: scope, like: session)
    return CoverFlowCarousel.Item(
      id: items.id(at: index), title: (title ?? defaults.title).read(for: scope, like: session),
      image: image ?? ImageContent(.drawn(nil)))
  }
}

/// What cards show where the definition does not say it: the fields `title` and `image` of their items.
struct DefaultTemplates: Sendable {
  let value: LocatedValue

  init(at value: LocatedValue) { self.value = value }

  /// `{item: title}`.
  var title: ItemTemplate<TextValue> {
    ItemTemplate(value: field("title"), type: .text, field: titleField, depth: 0)
  }

  /// The picture that an item has itself.
  func image(for scope: ItemScope, like session: ReadingSession) -> ImageContent? {
    guard scope.field("image", at: value) != nil else { return nil }
    return imageTemplate.read(for: scope, like: session)
  }

  /// Looks for faults in the pictures that items have themselves.
  func checkImages(of items: CarouselItems, _ session: inout ReadingSession) -> Bool {
    let before = session.faults
    let outer = session.field
    session.field = CoverFlowForm.record.keys.first { $0.shape.name == "image" }?.shape
    for index in 0..<items.count {
      guard let image = items.scope(at: index).field("image", at: value) else { continue }
      _ = ImageForm.content.read(image, &session)
    }
    session.field = outer
    return session.faults == before
  }

  private var imageTemplate: ItemTemplate<ImageContent> {
    ItemTemplate(value: field("image"), type: ImageForm.content, field: nil, depth: 0)
  }

  private var titleField: KeyShape {
    KeyShape(name: "title", shape: .text, example: "Sunset", doc: "What a card shows and says.")
  }

  private func field(_ name: String) -> LocatedValue {
    let word = LocatedValue(.scalar(Scalar(name, style: .plain)), range: value.range)
    return LocatedValue(
      .mapping(Mapping([Mapping.Entry(key: "item", keyRange: value.range, value: word)])), range: value.range)
  }
}
