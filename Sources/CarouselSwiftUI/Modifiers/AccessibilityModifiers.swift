internal import CarouselModel

extension Interpreter {
  /// SwiftUI's accessibility modifiers; nil where the name is none of them.
  func accessibility(_ call: ModifierCall) -> [Modifier.Kind]? {
    // The system offers them as custom actions.
    let isSwiped = call.name == "swipeActions" && environment.isInList
    // A tip is the hint as well (Apple, help(_:)).
    if call.name == "help", let words = call.argument(nil) { return [.accessibility(.hint(text(words)))] }
    guard isSwiped || call.name.hasPrefix("accessibility") else { return nil }
    if let traits = traits(call) { return traits }
    if call.name == "accessibilityActions" || call.name == "swipeActions" { return listedActions(call) }
    if let kinds = words(call) ?? structure(call) ?? actions(call) ?? details(call) {
      return kinds.map { .accessibility($0) }
    }
    guard let name = Self.modelled[call.name] ?? Self.older[call.arguments.first?.label ?? ""] else {
      return [.other(call.name)]
    }
    return [call.unknown(call.arguments.first?.label, named: name)]
  }

  /// The modifiers whose argument decides about what assistive technology is given.
  private static let modelled: [String: String] = Dictionary(
    uniqueKeysWithValues: [
      "accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityHidden",
      "accessibilityElement", "accessibilityHeading", "accessibilitySortPriority", "accessibilityAction",
      "accessibilityActivationPoint", "accessibilityRespondsToUserInteraction",
    ].map { ($0, $0) })

  /// The names of today for the labels of `accessibility(hidden:)` and the like.
  private static let older: [String: String] = [
    "hidden": "accessibilityHidden", "sortPriority": "accessibilitySortPriority",
  ]

  /// Traits that are added or removed; of several, those that are known, and the others as not known.
  private func traits(_ call: ModifierCall) -> [Modifier.Kind]? {
    let label = call.arguments.first?.label
    let removes = call.name == "accessibilityRemoveTraits" || label == "removeTraits"
    guard removes || call.name == "accessibilityAddTraits" || label == "addTraits",
      let argument = call.arguments.first
    else { return nil }
    var kinds: [Modifier.Kind] = []
    let (known, isWhole) = traits(argument.value)
    if !known.isEmpty || isWhole {
      kinds.append(.accessibility(removes ? .removeTraits(known) : .addTraits(known)))
    }
    let name = removes ? "accessibilityRemoveTraits" : "accessibilityAddTraits"
    return isWhole ? kinds : kinds + [call.unknown(label, named: name)]
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
    case "accessibilityHeading":
      guard case .symbol(let level)? = call.value(nil) else { return nil }
      if level.name == "unspecified" { return [.headingLevel(0)] }
      return Int(level.name.dropFirst()).map { [.headingLevel($0)] }
    default: return nil
    }
  }

  private func actions(_ call: ModifierCall) -> [AccessibilityModifier]? {
    switch call.name {
    case "accessibilityAction":
      return kind(call).map { kind in
        [.action(Action(kind, change: call.closure().map { change($0, as: .other) }))]
      }
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

  /// What triggers an action; nil where that is not known.
  private func kind(_ call: ModifierCall) -> Action.Kind? {
    if let name = call.argument("named") { return .named(text(name)) }
    if let given = call.argument(nil)?.value {
      guard case .symbol(let symbol) = given.read,
        symbol.isImplicit || symbol.type == "AccessibilityActionKind"
      else {
        // `accessibilityAction(perform)` with a function.
        if case .function = given { return .activate }
        return nil
      }
      switch symbol.name {
      case "escape": return .escape
      case "magicTap": return .magicTap
      case "default": return .activate
      case "delete": return .named("Delete")
      case "showMenu": return .named("Show Menu")
      default: return nil
      }
    }
    if let label = call.arguments.first(where: { $0.label == "label" }),
      case .function(let body) = label.value
    {
      return content(body).first.map { .named(words(of: $0.node)) } ?? .activate
    }
    return .activate
  }

  /// The buttons of `accessibilityActions { }`; one that is there under a condition is not known to be.
  private func listedActions(_ call: ModifierCall) -> [Modifier.Kind] {
    content(call.closure()).flatMap { listedActions($0.node) }
  }

  private func listedActions(_ node: ViewNode) -> [Modifier.Kind] {
    let open = node.modifiers.compactMap { modifier -> Modifier.Kind? in
      guard case .unknown(let unknown) = modifier.kind else { return nil }
      return .unknown(UnknownModifier("accessibilityActions", expression: unknown.expression))
    }
    if let first = open.first { return [first] }
    guard case .button(_, let action) = node.kind else {
      return node.children.flatMap { listedActions($0) }
    }
    let name = node.children.map { words(of: $0) }.joined(separator: ", ")
    return [.accessibility(.action(Action(.named(name), change: action?.change)))]
  }

  func words(of node: ViewNode) -> TextValue {
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
      return truth(call.value(nil) ?? .bool(true)).map { [.respondsToUserInteraction($0)] }
    case "accessibilityActivationPoint":
      let places: [String: (Double, Double)] = ["center": (0.5, 0.5), "top": (0.5, 0), "bottom": (0.5, 1)]
      return call.symbol.flatMap { places[$0.name] }.map { [.activationPoint(x: $0.0, y: $0.1)] }
    default: return nil
    }
  }

  /// The traits that a value holds, and whether these are all.
  private func traits(_ value: Value) -> (known: Traits, isWhole: Bool) {
    if case .array(let values) = value.read {
      let sets = values.map { traits($0) }
      return (sets.reduce(Traits()) { $0.union($1.known) }, sets.allSatisfy(\.isWhole))
    }
    guard case .symbol(let symbol) = value.read else { return ([], false) }
    if symbol.name == "init", symbol.arguments?.isEmpty == true { return ([], true) }
    if symbol.name == "init", let inner = symbol.argument(at: 0) { return traits(inner) }
    return Self.traitNames[symbol.name].map { ($0, true) } ?? ([], false)
  }

  private static let traitNames: [String: Traits] = [
    "isButton": .button, "isHeader": .header, "isSelected": .selected, "isLink": .link, "isImage": .image,
    "isSearchField": .searchField, "playsSound": .playsSound, "isKeyboardKey": .keyboardKey,
    "isStaticText": .staticText, "isSummaryElement": .summaryElement,
    "updatesFrequently": .updatesFrequently,
    "startsMediaSession": .startsMediaSession, "allowsDirectInteraction": .allowsDirectInteraction,
    "causesPageTurn": .causesPageTurn, "isModal": .modal, "isToggle": .switchButton, "isTabBar": .tabBar,
  ]
}
