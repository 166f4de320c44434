internal import CarouselModel
internal import SwiftSourceReader

extension Interpreter {
  /// Makes a view without views inside.
  func leaf(_ call: ViewCall) -> ViewValue? {
    switch call.name {
    case "Text": text(call)
    case "Image": image(call)
    case "AsyncImage": asyncImage(call)
    case "Spacer", "ToolbarSpacer": ViewValue(ViewNode(.spacer))
    case "Divider": ViewValue(ViewNode(.divider))
    case "EmptyView": ViewValue(ViewNode(.empty))
    case "Canvas": ViewValue(ViewNode(.shape(Shape(.other("Canvas")))))
    case "Circle": ViewValue(ViewNode(.shape(Shape(.circle))))
    case "Ellipse": ViewValue(ViewNode(.shape(Shape(.ellipse))))
    case "Capsule": ViewValue(ViewNode(.shape(Shape(.capsule))))
    case "Rectangle", "ContainerRelativeShape": ViewValue(ViewNode(.shape(Shape(.rectangle))))
    case "RoundedRectangle", "UnevenRoundedRectangle":
      ViewValue(
        ViewNode(
          .shape(Shape(.roundedRectangle(cornerRadius: call.argument("cornerRadius")?.value.number ?? 0)))))
    case "Path": ViewValue(ViewNode(.shape(Shape(.other("Path")))))
    default: nil
    }
  }

  private func text(_ call: ViewCall) -> ViewValue {
    guard let first = call.arguments.first else { return ViewValue(ViewNode(.text(TextValue("")))) }
    let options = call.arguments.dropFirst()
    var words = text(first, table: call.argument("tableName")?.value.string)
    if options.contains(where: { ["format", "style", "formatter"].contains($0.label) }) {
      words = formatted(first, options)
    }
    return ViewValue(ViewNode(.text(words)))
  }

  func formatted(_ value: ValueArgument, _ options: ArraySlice<ValueArgument>) -> TextValue {
    if let format = options.first(where: { $0.label == "format" })?.value,
      let number = value.value.read.number, let words = NumberWords.formatted(number, format, spokenSettings)
    {
      return words
    }
    if let format = options.first(where: { $0.label == "format" })?.value,
      case .array(let elements) = value.value.read,
      let words = listed(elements, format)
    {
      return describe(words)
    }
    return .unknown(value.expression?.text ?? "formatted value")
  }

  private func image(_ call: ViewCall) -> ViewValue {
    let label = call.argument("label").map { text($0) }
    guard let first = call.arguments.first else {
      return ViewValue(ViewNode(.image(ImageContent(.drawn(nil)))))
    }
    let content: ImageContent
    switch first.label {
    case "systemName": content = ImageContent(.symbol(name(first)), label: label)
    case "decorative": content = ImageContent(.asset(name(first)), isDecorative: true)
    case "size": content = ImageContent(.drawn(nil), label: label, isDecorative: label == nil)
    case nil where first.value.string != nil:
      content = ImageContent(.asset(name(first)), label: label ?? translated(name(first), call.scope.file))
    case nil: content = unnamed(first, label)
    default: content = ImageContent(.drawn(first.expression?.text), label: label)
    }
    if case .symbol = content.source { return ViewValue(ViewNode(.image(content))) }
    // Until it is made resizable, a picture has a size of its own, which is not known.
    return ViewValue(ViewNode(.image(content)).modifier(.layout(.fixedSize)))
  }

  private func name(_ argument: ValueArgument) -> String { describe(argument.value).rendered }

  /// What a picture's name says in the languages of the app, where they have it: it is the key of its label (Apple,
  /// init(_:bundle:)).
  private func translated(_ name: String, _ file: UInt32) -> TextValue? {
    var key = LocalizedKey()
    key.append(name)
    let catalog = project.catalog
    let language = catalog.language(for: spokenSettings.language) ?? catalog.developmentLanguage
    let found = catalog.text(
      key.candidates, table: StringCatalog.standardName, language: language, near: project.folder(of: file))
    return found == nil ? nil : translation(key, file: file, speaksMarkdown: false)
  }

  private func unnamed(_ argument: ValueArgument, _ label: TextValue?) -> ImageContent {
    // A generated symbol, such as `Image(.banner)`, has its resource's name.
    if case .symbol(let symbol) = argument.value, symbol.isImplicit {
      return ImageContent(.asset(symbol.name), label: label)
    }
    let words = describe(argument.value)
    return ImageContent(.asset(words.rendered), label: label ?? (words.isKnown ? nil : words))
  }

  private func asyncImage(_ call: ViewCall) -> ViewValue {
    let loaded = ViewNode(
      .image(ImageContent(.drawn(call.argument("url")?.expression?.text), isDecorative: true)))
    guard let content = call.content,
      call.arguments.contains(where: { $0.isTrailing || $0.label == "content" })
    else {
      return ViewValue(loaded)
    }
    let hasPlaceholder = call.arguments.contains { $0.label == "placeholder" }
    // Without an address nothing is ever loaded.
    if hasPlaceholder, call.argument("url")?.value.isNone == true,
      let placeholder = call.closure("placeholder")
    {
      return group(self.content(placeholder))
    }
    let image = ViewValue(loaded)
    note(
      call.expression.span, "the image is taken to have loaded",
      advice: "check by hand what is said while it loads, and where it fails")
    if hasPlaceholder { return group(self.content(call.closure("content") ?? content, .view(image))) }
    return group(self.content(content, AsyncPhase.success(image)))
  }
}
