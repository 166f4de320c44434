internal import CarouselModel

extension Interpreter {
  /// SwiftUI's accessibility modifiers; nil where the name is none of them.
  func accessibility(_ call: ModifierCall) -> [Modifier.Kind]? {
    guard call.name.hasPrefix("accessibility") else { return nil }
    let kinds = words(call) ?? structure(call) ?? actions(call) ?? details(call)
    return kinds.map { $0.map { .accessibility($0) } } ?? [.other(unknownForm(call))]
  }

  /// A modifier whose argument is not known, with the expression.
  private func unknownForm(_ call: ModifierCall) -> String {
    let argument = call.arguments.first { !$0.isTrailing }
    return argument?.expression.map { "\(call.name)(‹\($0.text)›)" } ?? call.name
  }

  private func words(_ call: ModifierCall) -> [AccessibilityModifier]? {
    switch call.name {
    case "accessibilityLabel": return call.argument(nil).map { [.label(text($0))] }
    case "accessibilityValue": return call.argument(nil).map { [.value(text($0))] }
    case "accessibilityHint": return call.argument(nil).map { [.hint(text($0))] }
    case "accessibility": return older(call)
    case "accessibilityIdentifier": return call.value(nil).map { [.identifier(describe($0).rendered)] }
    case "accessibilityInputLabels":
      guard case .array(let values)? = call.value(nil) else { return nil }
      return [.inputLabels(values.map { describe($0) })]
    case "accessibilityCustomContent":
      let texts = call.arguments.filter { $0.label == nil }
      guard texts.count >= 2 else { return nil }
      let isImportant =
        if case .symbol(let mark)? = call.value("importance") { mark.name == "high" } else { false }
      return [
        .customContent(CustomContent(label: text(texts[0]), value: text(texts[1]), isImportant: isImportant))
      ]
    default: return nil
    }
  }

  /// `accessibility(label:)` and the other names of before iOS 14.
  private func older(_ call: ModifierCall) -> [AccessibilityModifier]? {
    guard let argument = call.arguments.first else { return nil }
    switch argument.label {
    case "label": return [.label(text(argument))]
    case "value": return [.value(text(argument))]
    case "hint": return [.hint(text(argument))]
    case "hidden": return truth(argument.value).map { [.hidden($0)] }
    case "identifier": return [.identifier(describe(argument.value).rendered)]
    case "addTraits": return traits(argument.value).map { [.addTraits($0)] }
    case "removeTraits": return traits(argument.value).map { [.removeTraits($0)] }
    case "sortPriority": return argument.value.number.map { [.sortPriority($0)] }
    default: return nil
    }
  }

  private func structure(_ call: ModifierCall) -> [AccessibilityModifier]? {
    switch call.name {
    case "accessibilityHidden": return truth(call.value(nil) ?? .none).map { [.hidden($0)] }
    case "accessibilityElement":
      guard let children = call.value("children") else { return [.element(.ignore)] }
      guard case .symbol(let mode) = children else { return nil }
      return AccessibilityModifier.ChildBehavior(rawValue: mode.name).map { [.element($0)] }
    case "accessibilityRepresentation": return [.representation(list(content(call.closure())))]
    case "accessibilityChildren": return [.children(list(content(call.closure())))]
    case "accessibilityAddTraits": return call.value(nil).flatMap { traits($0) }.map { [.addTraits($0)] }
    case "accessibilityRemoveTraits":
      return call.value(nil).flatMap { traits($0) }.map { [.removeTraits($0)] }
    case "accessibilityHeading":
      guard case .symbol(let level)? = call.value(nil) else { return nil }
      return [.headingLevel(Int(level.name.dropFirst()) ?? 0)]
    default: return nil
    }
  }

  private func actions(_ call: ModifierCall) -> [AccessibilityModifier]? {
    switch call.name {
    case "accessibilityAction":
      return [.action(Action(kind(call), change: call.closure().map { change($0, as: .other) }))]
    case "accessibilityActions": return content(call.closure()).compactMap { namedAction($0.node) }
    case "accessibilityAdjustableAction":
      guard let body = call.closure() else { return nil }
      return [("increment", Action.Kind.increment), ("decrement", .decrement)].map { name, kind in
        .action(Action(kind, change: change(body, as: .other, .implicit(name))))
      }
    case "accessibilityScrollAction":
      guard let body = call.closure() else { return nil }
      return Action.Kind.Edge.allCases.map { edge in
        .action(Action(.scroll(edge), change: change(body, as: .other, .implicit(edge.rawValue))))
      }
    default: return nil
    }
  }

  private func kind(_ call: ModifierCall) -> Action.Kind {
    if let name = call.argument("named") { return .named(text(name)) }
    switch call.symbol?.name {
    case "escape": return .escape
    case "magicTap": return .magicTap
    default: break
    }
    if let label = call.arguments.first(where: { $0.label == "label" }),
      case .function(let body) = label.value
    {
      return content(body).first.map { .named(words(of: $0.node)) } ?? .activate
    }
    return .activate
  }

  private func namedAction(_ node: ViewNode) -> AccessibilityModifier? {
    guard case .button(_, let action) = node.kind else { return nil }
    let name = node.children.map { words(of: $0) }.joined(separator: ", ")
    return .action(Action(.named(name), change: action?.change))
  }

  private func words(of node: ViewNode) -> TextValue {
    switch node.kind {
    case .text(let text): text
    case .image(let image): image.label ?? TextValue("")
    default: node.children.map { words(of: $0) }.joined(separator: ", ")
    }
  }

  private func details(_ call: ModifierCall) -> [AccessibilityModifier]? {
    switch call.name {
    case "accessibilitySortPriority": return call.number(nil).map { [.sortPriority($0)] }
    case "accessibilityRespondsToUserInteraction":
      return [.respondsToUserInteraction(truth(call.value(nil) ?? .bool(true)) ?? true)]
    case "accessibilityActivationPoint":
      let places: [String: (Double, Double)] = ["center": (0.5, 0.5), "top": (0.5, 0), "bottom": (0.5, 1)]
      return call.symbol.flatMap { places[$0.name] }.map { [.activationPoint(x: $0.0, y: $0.1)] }
    default: return nil
    }
  }

  private func traits(_ value: Value) -> Traits? {
    if case .array(let values) = value.read {
      let sets = values.map { traits($0) }
      return sets.contains { $0 == nil } ? nil : sets.reduce(Traits()) { $0.union($1 ?? []) }
    }
    guard case .symbol(let symbol) = value.read else { return nil }
    let known: [String: Traits] = [
      "isButton": .button, "isHeader": .header, "isSelected": .selected, "isLink": .link, "isImage": .image,
      "isSearchField": .searchField, "playsSound": .playsSound, "isKeyboardKey": .keyboardKey,
      "isStaticText": .staticText, "isSummaryElement": .summaryElement,
      "updatesFrequently": .updatesFrequently,
      "startsMediaSession": .startsMediaSession, "allowsDirectInteraction": .allowsDirectInteraction,
      "causesPageTurn": .causesPageTurn, "isModal": .modal, "isToggle": .switchButton, "isTabBar": .tabBar,
    ]
    return known[symbol.name]
  }
}
