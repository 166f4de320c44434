internal import CarouselModel

/// Words that are made of other views.
extension Interpreter {
  /// `accessibilityLabel { label in ... }` (iOS 18): the words of the views take the place of the label, and the closure's
  /// parameter stands for the one from before (WWDC24, "Catch up on accessibility in SwiftUI").
  func labelled(_ view: ViewValue, _ call: ModifierCall) -> ViewValue? {
    guard let body = call.closure() else { return nil }
    let source = range(project.modifierSpan(of: call.expression))
    let mark = TextValue(parts: [.unknown("label from before")])
    let views = content(body, .view(ViewValue(ViewNode(.text(mark)))))
    let words = views.map { self.words(of: $0.node) }
    let isOpen = views.contains { Self.isOpen($0.node) }
    let usesOld = words.contains { $0.parts.contains(mark.parts[0]) }
    let old = usesOld ? label(of: view.node) : TextValue("")
    guard !words.isEmpty, !isOpen, let old else { return said(view, [call.unknown()], source) }
    let parts = words.map { text -> TextValue in
      TextValue(parts: text.parts.flatMap { $0 == mark.parts[0] ? old.parts : [$0] })
    }
    return said(view, [.accessibility(.label(parts.joined(separator: ", ")))], source)
  }

  /// Whether something that is not known decides about a view or one inside it.
  private static func isOpen(_ node: ViewNode) -> Bool {
    node.modifiers.contains { if case .unknown = $0.kind { true } else { false } }
      || node.children.contains { isOpen($0) }
  }

  /// The label of a single element as it is so far; nil where it is not that of a text, a picture or one that is said.
  private func label(of node: ViewNode) -> TextValue? {
    for modifier in node.modifiers.reversed() where modifier.isEnabled {
      switch modifier.kind {
      case .accessibility(.label(let label)): return label
      case .unknown, .accessibility(.element), .accessibility(.representation), .accessibility(.children),
        .layout(.overlay), .layout(.background):
        return nil
      default: continue
      }
    }
    switch node.kind {
    case .text(let text): return text
    case .image(let image): return image.label
    default: return nil
    }
  }

  /// A badge beside a tab or row.
  ///
  /// Whether it is spoken differs: iOS 18.5 gives that of a tab as its value, iOS 26.2 does
  /// not (observed, AccessibilitySnapshot).
  func badged(_ view: ViewValue, _ call: ModifierCall) -> ViewValue? {
    guard let badge = call.argument(nil) else { return nil }
    if badge.value.read.isNone || badge.value.read.integer == 0 { return view }
    let expression = "badge \(badge.expression?.text ?? "value")"
    guard view.tabTitle == nil else {
      var tab = view
      tab.tabBadge = expression
      return tab
    }
    guard environment.isInList else { return nil }
    let source = range(project.modifierSpan(of: call.expression))
    return said(view, [.unknown(UnknownModifier("accessibilityValue", expression: expression))], source)
  }
}
