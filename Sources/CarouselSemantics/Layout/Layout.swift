import CarouselModel

/// An estimate of SwiftUI's layout: what size a view takes of what it is offered.
///
/// Each view is measured once a level, so the cost is the number of views times their depth.
struct Layout: Sendable {
  /// The size that a view takes, with all its modifiers.
  func size(of view: ViewNode, _ proposal: ProposedSize, _ environment: LayoutEnvironment) -> Size {
    ModifierLevels(of: view, proposal, environment, layout: self).outerSize
  }

  /// The size that a view takes without its modifiers.
  func baseSize(of view: ViewNode, _ proposal: ProposedSize, _ environment: LayoutEnvironment) -> Size {
    switch view.kind {
    case .text(let text): textSize(text.rendered, proposal, environment)
    case .image(let image): imageSize(image, proposal, environment)
    case .shape, .geometryReader: proposal.filled(with: Size(width: 10, height: 10))
    case .opaque: proposal.filled(with: Size(width: 0, height: 0))
    case .empty, .spacer: .zero
    case .divider: Size(width: proposal.width ?? 10, height: 1)
    case .stack(let stack): stackSize(stack, view.children, proposal, environment)
    case .scroll(let axes): scrollSize(axes, view.children, proposal, environment)
    case .control(let control): controlSize(control, view.children, proposal, environment)
    case .label(let icon): labelSize(icon, view.children, proposal, environment)
    case .element(let content): elementSize(content, view.children, proposal, environment)
    case .button, .link: unitSize(view.children, proposal, environment)
    case .group, .carousel: unitSize(view.children, proposal, environment)
    case .reader(let content): unitSize(content(environment.context), proposal, environment)
    }
  }

  /// The size of views that stand for one, laid out in a column.
  func unitSize(_ views: ViewList, _ proposal: ProposedSize, _ environment: LayoutEnvironment) -> Size {
    let children = StackChildren(views, environment)
    guard let only = children.onlyView else {
      return StackLayout(Stack(.vertical, spacing: 0), children, proposal, environment, self).size
    }
    return size(of: only, proposal, environment)
  }

  private func stackSize(
    _ stack: Stack, _ views: ViewList, _ proposal: ProposedSize, _ environment: LayoutEnvironment
  ) -> Size {
    StackLayout(stack, StackChildren(views, environment), proposal, environment, self).size
  }

  /// A scroll view takes all it is offered along its axes, and its content's length across.
  private func scrollSize(
    _ axes: Set<Axis>, _ views: ViewList, _ proposal: ProposedSize, _ environment: LayoutEnvironment
  ) -> Size {
    let content = ScrollLayout(axes: axes, views: views, proposal, environment, self).contentSize
    var size = content
    for axis in axes { size[axis] = proposal[axis] ?? content[axis] }
    return size
  }

  private func textSize(_ text: String, _ proposal: ProposedSize, _ environment: LayoutEnvironment) -> Size {
    let textSize = environment.context.settings.textSize
    let line = TextMetrics.lineHeight(environment.font, textSize)
    let points = TextMetrics.pointSize(environment.font, textSize)
    let width = TextMetrics.width(text, pointSize: points)
    guard let offered = proposal.width, offered > 0, width > offered else {
      return Size(width: width, height: line)
    }
    let wanted = (width / offered).rounded(.up)
    let lines = environment.lineLimit.map { min(wanted, Double(max($0, 1))) } ?? wanted
    return Size(width: offered, height: lines * line)
  }

  /// A symbol is about as large as its font; another picture fills what it is offered, since its own size is
  /// not known.
  private func imageSize(
    _ image: ImageContent, _ proposal: ProposedSize, _ environment: LayoutEnvironment
  ) -> Size {
    let line = TextMetrics.lineHeight(environment.font, environment.context.settings.textSize)
    if case .symbol = image.source { return Size(width: line, height: line) }
    return proposal.filled(with: Size(width: line, height: line))
  }

  private func labelSize(
    _ icon: ViewList, _ title: ViewList, _ proposal: ProposedSize, _ environment: LayoutEnvironment
  ) -> Size {
    let row = Stack(.horizontal, spacing: 8)
    let children = StackChildren(ViewList(Array(icon) + Array(title)), environment)
    return StackLayout(row, children, proposal, environment, self).size
  }

  private func controlSize(
    _ control: Control, _ label: ViewList, _ proposal: ProposedSize, _ environment: LayoutEnvironment
  ) -> Size {
    let title = unitSize(label, proposal, environment)
    let line = TextMetrics.lineHeight(environment.font, environment.context.settings.textSize)
    switch control {
    case .textEditor: return proposal.filled(with: Size(width: 100, height: line * 3))
    case .progress(value: nil): return Size(width: max(20, title.width), height: 20 + title.height)
    default: return Size(width: proposal.width ?? title.width + 51, height: max(31, max(line, title.height)))
    }
  }

  private func elementSize(
    _ content: ElementContent, _ views: ViewList, _ proposal: ProposedSize, _ environment: LayoutEnvironment
  ) -> Size {
    content.frame?.size ?? unitSize(views, proposal, environment)
  }
}
