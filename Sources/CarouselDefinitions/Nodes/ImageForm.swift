import CarouselModel
import LocatedValues

/// A picture in braces.
struct ImageForm: Sendable {
  var name: String?
  var symbol: String?
  var drawn: String?
  var artwork: Artwork?
  var label: Stated<TextValue>?
  var isDecorative: Bool?
  var isExposed: Bool?

  /// The name of an asset, or a mapping.
  static let type = ValueType<ViewNode>.forms(
    scalar: ValueType.word("the name of an asset").map { ViewNode(.image(ImageContent(.asset($0)))) },
    mapping: ValueType(.record(record.shape)) { value, session in
      record.type.read(value, &session)?.node(session.source(value))
    })

  /// The content without the node, for the pictures of items.
  static let content = ValueType<ImageContent>.forms(
    scalar: ValueType.word("the name of an asset").map { ImageContent(.asset($0)) },
    mapping: record.type.map(\.content))

  static let record = RecordType<ImageForm>(
    "image-form", "a picture in braces", requiresOneOf: [["name", "symbol", "drawn", "artwork"]],
    acceptsNull: true, start: { ImageForm() }, keys: keys)

  /// A picture of a card, of which nothing need be stated.
  static let ofCard = ValueType<ViewNode>.forms(
    scalar: ValueType.word("the name of an asset").map { ViewNode(.image(ImageContent(.asset($0)))) },
    mapping: ValueType(.record(cardRecord.shape)) { value, session in
      cardRecord.type.read(value, &session)?.node(session.source(value))
    })

  private static let cardRecord = RecordType<ImageForm>(
    "card-image", "a picture of a card", acceptsNull: true, start: { ImageForm() }, keys: keys)

  private static let keys: [Key<ImageForm>] = [
    Key(
      "name", \.name, .word("the name of an asset"), example: "hero",
      "An asset, whose name is read where no label is given."),
    Key(
      "symbol", \.symbol, .word("the name of a symbol"), aliases: ["systemName"], example: "tree.fill",
      "An SF Symbol."),
    Key(
      "drawn", \.drawn, .word("an expression"), example: "item.image",
      "A picture that is drawn or loaded at run time."),
    Key(
      "artwork", \.artwork, ArtworkForm.record.type.map(\.finished),
      example: "{colors: [indigo, black], symbol: moon.stars.fill}", "What is drawn, where that is known."),
    Key(
      "label", \.label, .orNone(.text), example: "A lighthouse at dusk",
      "What is said of the picture; `none` states that nothing is."),
    Key(
      "decorative", \.isDecorative, .bool, example: "true",
      "Whether the picture only decorates, so that it is no element."),
    Key(
      "exposed", \.isExposed, .bool, example: "false",
      "Whether assistive technology is given the picture; false hides it."),
    Key("hidden", .bool, example: "true", "Whether the picture is hidden from assistive technology.") {
      $1.isExposed = !$0
    },
  ]

  var content: ImageContent {
    // What decorates and is exposed all the same is an element: that is what its author must hear.
    let source: ImageContent.Source =
      if let symbol { .symbol(symbol) } else if let name { .asset(name) } else { .drawn(drawn) }
    return ImageContent(
      source, label: label?.value, isDecorative: isDecorative == true && isExposed != true, artwork: artwork)
  }

  func node(_ source: CarouselModel.SourceRange?) -> ViewNode {
    var node = ViewNode(.image(content), source: source, part: isDecorative == true ? .decoration : nil)
    if let isExposed { node.modifiers.append(Modifier(.accessibility(.hidden(!isExposed)), source: source)) }
    return node
  }
}

/// A drawn picture in braces.
struct ArtworkForm: Sendable {
  var artwork = Artwork()
  var colors: [Color]?
  var start = Alignment.topLeading
  var end = Alignment.bottomTrailing

  static let record = RecordType<ArtworkForm>(
    "artwork", "a drawing", start: { ArtworkForm() },
    keys: [
      Key("size", \.artwork.size, .size, example: "300x420", "The size that it is drawn at, in points."),
      Key("background", \.artwork.background, .paint, example: "indigo", "What fills the ground."),
      Key(
        "colors", \.colors, .list(of: .color), example: "[indigo, black]",
        "The colours of a gradient that fills the ground."),
      Key(
        "from", \.start, .alignment, standard: "topLeading", example: "top",
        "Where the gradient of `colors` begins."),
      Key(
        "to", \.end, .alignment, standard: "bottomTrailing", example: "bottom",
        "Where the gradient of `colors` ends."),
      Key(
        "symbol", \.artwork.symbol, .word("the name of a symbol"), example: "moon.stars.fill",
        "The SF Symbol in the middle."),
      Key(
        "symbol-color", \.artwork.symbolPaint, .paint, example: "white@0.85",
        "What the symbol is painted with."),
      Key(
        "symbol-size", \.artwork.symbolLength, .length, example: "110",
        "The longer side of the symbol in points."),
    ])
}

extension ArtworkForm {
  /// The drawing, with its colours as the gradient of the ground.
  var finished: Artwork {
    var result = artwork
    if let colors {
      result.background = .linearGradient(LinearGradient(colors: colors, start: start, end: end))
    }
    return result
  }
}

/// A title with an icon in braces.
struct LabelForm: Sendable {
  var title: TextValue?
  var symbol: String?
  var icon: ViewNode?

  static let record = RecordType<LabelForm>(
    "label-form", "a label", start: { LabelForm() },
    keys: [
      Key(
        "title", \.title, .text, required: true, example: "Favourites", "The title, which is what is said."),
      Key(
        "symbol", \.symbol, .word("the name of a symbol"), aliases: ["systemImage"], example: "star",
        "The icon as an SF Symbol."),
      Key("icon", \.icon, .node, example: "{image: badge}", "The icon as a view."),
    ])

  /// Whether what stands behind `label` is the kind and not the modifier.
  static func isUsed(in value: LocatedValue) -> Bool {
    value.mapping?.contains { record.has($0.key) } ?? false
  }

  var node: ViewNode {
    let icon = icon ?? symbol.map { Image(systemName: $0).node }
    return ViewNode(.label(icon: icon.map { [$0] } ?? []), children: [Text(title ?? "").node])
  }
}
