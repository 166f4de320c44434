import CarouselModel

/// What several nodes say as one (`accessibilityElement(children: .combine)`, and the labels of controls).
struct Combination: Sendable {
  private let parts: [SemanticNode]
  /// Whether one of the parts is a check mark.
  let showsCheckmark: Bool

  /// Takes the nodes that are not hidden, by sort priority, else in the order of declaration.
  init(_ list: NodeList) {
    var parts: [SemanticNode] = []
    Self.collect(list, into: &parts)
    let ranked = parts.enumerated().sorted {
      ($0.element.sortPriority ?? 0, $1.offset) > ($1.element.sortPriority ?? 0, $0.offset)
    }
    self.parts = ranked.map(\.element)
    showsCheckmark = parts.contains {
      $0.view == "Image" && $0.isLabelImplicit && ($0.label?.rendered.hasPrefix("checkmark") ?? false)
    }
  }

  private static func collect(_ list: NodeList, into parts: inout [SemanticNode]) {
    list.forEachNode { node in
      guard node.visibility.hiddenReason == nil else { return }
      if node.role == .container {
        if node.label != nil || node.value != nil { parts.append(node.withoutChildren) }
        collect(node.children, into: &parts)
      } else {
        parts.append(node)
      }
    }
  }

  var assumptions: [String] {
    label == nil || parts.allSatisfy { !$0.isLabelImplicit || $0.label != label }
      ? [] : parts.flatMap(\.assumptions)
  }

  /// Sets what the parts say together.
  func write(to node: inout SemanticNode) {
    node.label = label
    node.isLabelImplicit = label != nil && spoken.allSatisfy(\.isLabelImplicit)
    node.value = join(parts.compactMap(\.value))
    node.hint = join(parts.compactMap(\.hint))
    node.inputLabels = parts.flatMap(\.inputLabels)
    node.customContent = parts.flatMap(\.customContent)
    let identifiers = parts.compactMap(\.identifier)
    node.identifier = identifiers.isEmpty ? nil : identifiers.joined(separator: "-")
    node.headingLevel = parts.compactMap(\.headingLevel).first
    node.language = commonLanguage
    node.actions = actions
    node.traits = traits
  }

  /// The parts whose labels are spoken.
  ///
  /// Pictures without a label of the author's give way to any other words, and so do buttons, whose words
  /// become the names of actions; if nothing is left, everything is spoken after all.
  private var spoken: [SemanticNode] {
    let named = parts.filter { $0.label != nil }
    let texts = named.filter { !$0.isLabelImplicit && !$0.traits.contains(.button) && !isFurtherDefault($0) }
    if !texts.isEmpty { return texts }
    let explicit = named.filter { !$0.isLabelImplicit }
    return explicit.isEmpty ? named : explicit
  }

  /// The merged label.
  var label: TextValue? { join(spoken.compactMap(\.label)) }

  private func join(_ texts: [TextValue]) -> TextValue? {
    let spoken = texts.count > 1 ? texts.filter { !$0.isEmpty } : texts
    guard !spoken.isEmpty else { return texts.first }
    return spoken.count == 1 ? spoken[0] : spoken.joined(separator: ", ")
  }

  /// Parts with an action for a double tap.
  private var activated: [SemanticNode] {
    parts.filter { node in node.actions.contains { $0.kind == .activate } }
  }

  /// Whether a part's double tap becomes a named action, since another part comes first.
  private func isFurtherDefault(_ node: SemanticNode) -> Bool {
    guard let first = activated.first, node.actions.contains(where: { $0.kind == .activate }) else {
      return false
    }
    return first.label != node.label || first.frame != node.frame
  }

  /// The first double tap stays one; further ones are called after their parts, as is the first if its words
  /// are not spoken.
  private var actions: [Action] {
    var actions: [Action] = []
    let spokenLabels = spoken.compactMap(\.label)
    var hasDefault = false
    for part in parts {
      for action in part.actions {
        guard action.kind == .activate else {
          actions.append(action)
          continue
        }
        if !hasDefault { actions.append(action) }
        let isSpoken = part.label.map { spokenLabels.contains($0) } ?? true
        if let name = part.label, hasDefault || (part.traits.contains(.button) && !isSpoken) {
          actions.append(Action(.named(name), change: action.change))
        }
        hasDefault = true
      }
    }
    return actions
  }

  /// All traits, without those of pictures; static text only if all parts are text or pictures; buttons and
  /// links only for the double tap that is left.
  private var traits: Traits {
    var traits = parts.reduce(into: Traits()) { $0.formUnion($1.traits) }
    traits.remove(.image)
    if !parts.allSatisfy({ !$0.traits.isDisjoint(with: [.staticText, .image]) }) {
      traits.remove(.staticText)
    }
    if !actions.isEmpty {
      traits.remove([.button, .link])
      // A double tap that comes from a button is heard as one (WWDC24 session 10073).
      if let first = activated.first { traits.formUnion(first.traits.intersection([.button, .link])) }
    }
    return traits
  }

  /// The language, if all parts with words share one.
  private var commonLanguage: String? {
    let languages = Set(parts.filter { $0.label != nil }.map(\.language))
    return languages.count == 1 ? languages.first ?? nil : nil
  }
}

extension SemanticNode {
  var withoutChildren: SemanticNode {
    var node = self
    node.children = NodeList()
    node.hidden = NodeList()
    return node
  }
}
