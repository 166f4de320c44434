import CarouselModel

/// What several nodes say as one (`accessibilityElement(children: .combine)`, and the labels of controls).
///
/// The rules are those of OpenSwiftUI's audit of SwiftUI 6.5, where committed snapshots and Apple's sessions do
/// not show otherwise.
struct Combination: Sendable {
  private let parts: [SemanticNode]
  /// For each part, whether its words are those of the combined label.
  private let isSpoken: [Bool]
  /// The first part that a double tap activates.
  private let firstActivated: Int?

  /// Takes the nodes that are not hidden, by sort priority, else in the order of declaration.
  init(_ list: NodeList) {
    var parts: [SemanticNode] = []
    Self.collect(list, into: &parts)
    if parts.contains(where: { $0.sortPriority != nil }) {
      let ranked = parts.enumerated().sorted {
        ($0.element.sortPriority ?? 0, $1.offset) > ($1.element.sortPriority ?? 0, $0.offset)
      }
      parts = ranked.map(\.element)
    }
    let firstActivated = parts.firstIndex(where: \.activates)
    self.parts = parts
    self.firstActivated = firstActivated
    isSpoken = Self.spoken(parts, firstActivated)
  }

  /// A container inside counts by its own words, and then by those of what is in it.
  private static func collect(_ list: NodeList, into parts: inout [SemanticNode]) {
    list.forEachNode { node in
      guard node.visibility.hiddenReason == nil else { return }
      guard node.role == .container else { return parts.append(node) }
      if node.label != nil || node.value != nil { parts.append(node.withoutChildren) }
      collect(node.children, into: &parts)
    }
  }

  /// Whose words are spoken.
  ///
  /// Not those of a part whose double tap becomes an action by name, since another part's comes first. Pictures
  /// without a label of the author's give way to any other words, and so do buttons; if nothing is left, buttons
  /// are spoken after all, and then pictures.
  private static func spoken(_ parts: [SemanticNode], _ firstActivated: Int?) -> [Bool] {
    let named = parts.indices.map { index in
      parts[index].label != nil
        && (!parts[index].activates || sharesActivation(index, with: firstActivated, parts))
    }
    let explicit = zip(named, parts).map { $0 && !$1.isLabelOptional }
    let texts = zip(explicit, parts).map { $0 && !$1.traits.contains(.button) }
    return texts.contains(true) ? texts : explicit.contains(true) ? explicit : named
  }

  /// Whether a part is activated by the tap that activates another: it is the same part, or the tap is on a view around
  /// both.
  private static func sharesActivation(_ index: Int, with other: Int?, _ parts: [SemanticNode]) -> Bool {
    guard let other, index != other else { return index == other }
    return parts[index].sharedTap != nil && parts[index].sharedTap == parts[other].sharedTap
  }

  /// Whether one of the parts is a check mark.
  var showsCheckmark: Bool {
    parts.contains { $0.isLabelImplicit && ($0.symbol?.hasPrefix("checkmark") ?? false) }
  }

  private var spokenParts: [SemanticNode] { zip(parts, isSpoken).compactMap { $1 ? $0 : nil } }

  /// The merged label.
  var label: TextValue? { join(spokenParts.compactMap(\.label)) }

  /// What the spoken words rest on.
  var assumptions: [String] {
    spokenParts.filter { $0.isLabelImplicit || $0.label?.isKnown == false }.flatMap(\.assumptions)
  }

  /// What about the parts is not known.
  var doubts: [Doubt] {
    var seen: Set<Doubt> = []
    return parts.flatMap(\.doubts).map(\.ofPart).filter { seen.insert($0).inserted }
  }

  /// Sets what the parts say together.
  func write(to node: inout SemanticNode) {
    node.doubts += doubts
    node.label = label
    node.isLabelImplicit = label != nil && spokenParts.allSatisfy(\.isLabelImplicit)
    node.value = join(parts.compactMap(\.value))
    node.hint = join(parts.compactMap(\.hint))
    node.inputLabels = parts.flatMap(\.inputLabels)
    node.customContent = parts.flatMap(\.customContent)
    let identifiers = parts.compactMap(\.identifier)
    node.identifier = identifiers.isEmpty ? nil : identifiers.joined(separator: "-")
    node.language = commonLanguage
    node.actions = actions
    node.traits = traits
  }

  private func join(_ texts: [TextValue]) -> TextValue? {
    let spoken = texts.count > 1 ? texts.filter { !$0.isEmpty } : texts
    guard !spoken.isEmpty else { return texts.first }
    return spoken.count == 1 ? spoken[0] : spoken.joined(separator: ", ")
  }

  /// The first double tap stays one; further ones are called after their parts, as is the first if it is a
  /// button's whose words are not spoken.
  private var actions: [Action] {
    var actions: [Action] = []
    for (index, part) in parts.enumerated() {
      for action in part.actions {
        guard action.kind == .activate else {
          actions.append(action)
          continue
        }
        // One tap on a view around several parts is one action.
        if let tap = part.sharedTap, parts[..<index].contains(where: { $0.sharedTap == tap }) { continue }
        let isFirst = index == firstActivated
        if isFirst { actions.append(action) }
        if let name = part.label, !isFirst || (part.traits.contains(.button) && !isSpoken[index]) {
          actions.append(Action(.named(name), name: action.name, change: action.change))
        }
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
    if parts.contains(where: { !$0.addedActions.isEmpty }) {
      traits.remove([.button, .link])
      // A double tap that comes from a button is heard as one (WWDC24 session 10073).
      if let firstActivated { traits.formUnion(parts[firstActivated].traits.intersection([.button, .link])) }
    }
    return traits
  }

  /// The language, if all parts with words share one.
  private var commonLanguage: String? {
    let languages = Set(parts.filter { $0.label != nil }.map(\.language))
    return languages.count == 1 ? languages.first ?? nil : nil
  }
}
