import CarouselModel

/// An estimate of SwiftUI's layout: what size a view takes of what it is offered.
enum Layout {
  /// The size that a view takes without its modifiers, and how its content lies in it.
  static func bare(
    _ view: ViewNode, _ proposal: ProposedSize, _ environment: LayoutEnvironment
  ) -> (Size, Measurement.Content) {
    switch view.kind {
    case .text(let text): (textSize(text, proposal, environment), .none)
    case .image(let image): (imageSize(image, proposal, environment), .none)
    case .shape, .geometryReader: (proposal.filled(with: Size(width: 10, height: 10)), .none)
    case .opaque: (proposal.filled(with: .zero), .none)
    case .empty, .spacer: (.zero, .none)
    case .divider: (dividerSize(proposal, environment), .none)
    case .stack(let stack): arranged(StackLayout(stack, view.children, proposal, environment))
    case .scroll(let axes): scrolled(ScrollLayout(axes, view.children, proposal, environment))
    case .control(let control): controlSize(control, column(view.children, proposal, environment), proposal)
    case .label(let icon): arranged(labelRow(icon, view.children, proposal, environment))
    case .element(let content): elementSize(content, view.children, proposal, environment)
    case .button, .link, .group: arranged(column(view.children, proposal, environment))
    case .carousel(let carousel):
      arranged(column(view.children, proposal, environment.changing { $0.carousel = carousel }))
    case .reader(let content): arranged(column(content(environment.context), proposal, environment))
    }
  }

  /// Views that stand for one, laid out in a column without gaps.
  static func column(
    _ views: ViewList, _ proposal: ProposedSize, _ environment: LayoutEnvironment
  ) -> StackLayout {
    StackLayout(Stack(.vertical, spacing: 0), views, proposal, environment)
  }

  private static func arranged(_ stack: StackLayout) -> (Size, Measurement.Content) {
    (stack.size, .stack(stack))
  }

  private static func scrolled(_ scroll: ScrollLayout) -> (Size, Measurement.Content) {
    (scroll.size, .scroll(scroll))
  }

  private static func labelRow(
    _ icon: ViewList, _ title: ViewList, _ proposal: ProposedSize, _ environment: LayoutEnvironment
  ) -> StackLayout {
    StackLayout(
      Stack(.horizontal, spacing: 8), ViewList(Array(icon) + Array(title)), proposal, environment)
  }

  private static func textSize(
    _ text: TextValue, _ proposal: ProposedSize, _ environment: LayoutEnvironment
  ) -> Size {
    let textSize = environment.context.settings.textSize
    let font = environment.font
    let line = TextMetrics.lineHeight(font, textSize)
    let width = TextMetrics.width(text, pointSize: TextMetrics.pointSize(font, textSize))
    guard let offered = proposal.width, offered > 0, width > offered else {
      return Size(width: width, height: line)
    }
    let wanted = (width / offered).rounded(.up)
    let lines = environment.lineLimit.map { min(wanted, Double(max($0, 1))) } ?? wanted
    return Size(width: offered, height: lines * line)
  }

  /// A symbol is about as large as its font; another picture fills what it is offered, since its own size is
  /// not known.
  private static func imageSize(
    _ image: ImageContent, _ proposal: ProposedSize, _ environment: LayoutEnvironment
  ) -> Size {
    let line = lineHeight(environment)
    if case .symbol = image.source { return Size(width: line, height: line) }
    // Where the height is left to the picture, as in a list, most are somewhat wider than high.
    let height = proposal.height == nil ? proposal.width.map { max(line, $0 * 2 / 3) } : nil
    return proposal.filled(with: Size(width: line, height: height ?? line))
  }

  /// A line across the direction of the stack around it.
  private static func dividerSize(_ proposal: ProposedSize, _ environment: LayoutEnvironment) -> Size {
    environment.dividesColumns
      ? Size(width: 1, height: proposal.height ?? 10) : Size(width: proposal.width ?? 10, height: 1)
  }

  private static func controlSize(
    _ control: Control, _ title: StackLayout, _ proposal: ProposedSize
  ) -> (Size, Measurement.Content) {
    let line = lineHeight(title.environment)
    let size =
      switch control {
      case .textEditor: proposal.filled(with: Size(width: 100, height: line * 3))
      case .progress(value: nil): Size(width: max(20, title.size.width), height: 20 + title.size.height)
      default:
        Size(width: proposal.width ?? title.size.width + 51, height: max(31, max(line, title.size.height)))
      }
    return (size, .stack(title))
  }

  /// Children with frames of their own need no measuring.
  private static func elementSize(
    _ content: ElementContent, _ views: ViewList, _ proposal: ProposedSize, _ environment: LayoutEnvironment
  ) -> (Size, Measurement.Content) {
    if let frame = content.frame { return (frame.size, .none) }
    guard !views.haveGivenFrames else { return (.zero, .none) }
    return arranged(column(views, proposal, environment))
  }

  private static func lineHeight(_ environment: LayoutEnvironment) -> Double {
    TextMetrics.lineHeight(environment.font, environment.context.settings.textSize)
  }
}
