import CarouselModel
import LocatedValues

/// How a text is set, as keys beside the text.
struct TextStyle: Sendable {
  var font = FontForm()
  var color: Paint?
  var background: Paint?
  var opacity: Double?
  var lineLimit: Stated<Int>?
  var minScale: Double?
  var traits: Traits?
  var level: Int?
  var label: TextValue?
  var language: String?
  var isDecorative: Bool?
  var isExposed: Bool?

  /// Returns a text with this style.
  func applied(to text: ViewNode, source: CarouselModel.SourceRange?) -> ViewNode {
    var node = text
    func add(_ kind: Modifier.Kind?) {
      if let kind { node.modifiers.append(Modifier(kind, source: source)) }
    }
    if font.style != nil || font.size != nil {
      add(.appearance(.font(font.font)))
    } else if let weight = font.weight {
      add(.appearance(.fontWeight(weight)))
    }
    add(color.map { .appearance(.foregroundStyle($0)) })
    add(background.map { .appearance(.background($0, cornerRadius: nil)) })
    add(opacity.map { .appearance(.opacity($0)) })
    add(lineLimit.map { .appearance(.lineLimit($0.value)) })
    add(minScale.map { .appearance(.minimumScaleFactor($0)) })
    add(label.map { .accessibility(.label($0)) })
    add(traits.map { .accessibility(.addTraits($0)) })
    add(level.map { .accessibility(.headingLevel($0)) })
    add(language.map { .accessibility(.language($0)) })
    if isExposed == false { add(.accessibility(.hidden(true))) }
    if isDecorative == true { node.part = .decoration }
    return node
  }

  /// The keys of a style that lies in a property of a record.
  static func keys<Root>(_ path: any WritableKeyPath<Root, TextStyle> & Sendable) -> [Key<Root>] {
    fontKeys(path) + appearanceKeys(path) + accessibilityKeys(path)
  }

  private static func fontKeys<Root>(
    _ path: any WritableKeyPath<Root, TextStyle> & Sendable
  ) -> [Key<Root>] {
    [
      Key(
        "style", .choice("a text style"), example: "headline", "A text style, which grows with the text size."
      ) {
        $1[keyPath: path].font.style = $0
      },
      Key("size", FontForm.fontSize, example: "17", "Size in points.") { $1[keyPath: path].font.size = $0 },
      Key(
        "scales", .bool, example: "false", "Whether `size` grows with the text size; without it, it does not."
      ) {
        $1[keyPath: path].font.scales = $0
      },
      Key("weight", .choice("a weight"), example: "bold", "Stroke thickness.") {
        $1[keyPath: path].font.weight = $0
      },
      Key("design", .choice("a design"), example: "rounded", "Family of the system font.") {
        $1[keyPath: path].font.design = $0
      },
    ]
  }

  private static func appearanceKeys<Root>(
    _ path: any WritableKeyPath<Root, TextStyle> & Sendable
  ) -> [Key<Root>] {
    [
      Key("color", .paint, example: "white", "What the text is painted with.") {
        $1[keyPath: path].color = $0
      },
      Key("background", .paint, example: "[green, teal]", "What lies behind the text.") {
        $1[keyPath: path].background = $0
      },
      Key("opacity", .share, example: "0.75", "Opacity from 0 to 1.") { $1[keyPath: path].opacity = $0 },
      Key(
        "lineLimit", .orNone(.integer("a number of lines above 0", from: 1)), aliases: ["line-limit"],
        example: "2",
        "Most lines of text; `none` is no limit."
      ) { $1[keyPath: path].lineLimit = $0 },
      Key(
        "minScale", .share, aliases: ["min-scale"], example: "0.7",
        "How far the text may shrink to fit, as a factor."
      ) {
        $1[keyPath: path].minScale = $0
      },
    ]
  }

  private static func accessibilityKeys<Root>(
    _ path: any WritableKeyPath<Root, TextStyle> & Sendable
  ) -> [Key<Root>] {
    [
      Key("label", .text, example: "Albums", "What is said instead of the text.") {
        $1[keyPath: path].label = $0
      },
      Key("traits", .traits, example: "[header]", "Traits that are added.") { $1[keyPath: path].traits = $0 },
      Key(
        "level", .integer("a heading level from 1 to 6", from: 1, to: 6), example: "2",
        "The level of a heading, from 1 to 6."
      ) { $1[keyPath: path].level = $0 },
      Key("language", .language, example: "ru", "The language of the words.") {
        $1[keyPath: path].language = $0
      },
      Key(
        "decorative", .bool, example: "true",
        "Whether the text only decorates. It is said all the same unless `exposed` is false."
      ) { $1[keyPath: path].isDecorative = $0 },
      Key(
        "exposed", .bool, example: "false", "Whether assistive technology is given the text; false hides it."
      ) { $1[keyPath: path].isExposed = $0 },
      Key("hidden", .bool, example: "true", "Whether the text is hidden from assistive technology.") {
        $1[keyPath: path].isExposed = !$0
      },
    ]
  }
}
