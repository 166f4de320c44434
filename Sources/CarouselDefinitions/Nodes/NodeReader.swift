import CarouselModel
import LocatedValues
import NearestNames

extension ValueType where Value == ViewNode {
  /// A view: a mapping with one kind and modifiers, or a text alone.
  static var node: ValueType {
    ValueType(.node) { value, session in
      session.depth += 1
      defer { session.depth -= 1 }
      guard session.depth <= ReadingSession.greatestDepth else {
        session.error(
          at: value.place, "views lie more than \(ReadingSession.greatestDepth) deep inside each other",
          advice: "take out stacks that hold a single view")
        return nil
      }
      switch value.kind {
      case .mapping(let mapping): return NodeReader.node(mapping, of: value, &session)
      case .scalar where !value.isNull: return NodeReader.text(value, &session)
      default: return session.wrongType(value, wants: "a view")
      }
    }
  }
}

extension ValueType where Value == ViewList {
  /// Views in order.
  static var nodes: ValueType {
    ValueType<[ViewNode]>.list(of: .node).map { ViewList($0) }
  }
  /// Views in order, or a single one.
  static var nodeOrNodes: ValueType {
    ValueType<[ViewNode]>.oneOrMore(of: .node).map { ViewList($0) }
  }
}

/// Puts views together from their kind and their modifiers.
enum NodeReader {
  /// A text that stands where a view may.
  static func text(_ value: LocatedValue, _ session: inout ReadingSession) -> ViewNode? {
    ValueType.text.read(value, &session).map { ViewNode(.text($0), source: session.source(value)) }
  }

  /// A view that a mapping describes; `ignoring` are keys that someone else reads.
  static func node(
    _ mapping: Mapping, of value: LocatedValue, _ session: inout ReadingSession, ignoring: Set<String> = []
  ) -> ViewNode? {
    let entries = mapping.filter { !ignoring.contains($0.key) }
    if CarouselNotation.isUsed(in: entries) {
      return NotationReader.node(Mapping(entries), of: value, &session)
    }
    guard let kind = kind(of: entries, of: value, &session) else {
      checkModifiers(entries, &session)
      return nil
    }
    let node = kind.kind.read(kind.entry.value, &session)
    let modifiers = modifiers(entries.filter { $0.keyRange != kind.entry.keyRange }, &session)
    guard var node, let modifiers else { return nil }
    if node.source == nil { node.source = session.source(value) }
    node.modifiers += modifiers
    return node
  }

  /// The entry that names the kind; nil after a report when there is none or several.
  private static func kind(
    of entries: [Mapping.Entry], of value: LocatedValue, _ session: inout ReadingSession
  ) -> (kind: Kind, entry: Mapping.Entry)? {
    var found: [(kind: Kind, entry: Mapping.Entry)] = []
    for entry in entries {
      if let kind = Kinds.named(entry.key) { found.append((kind, entry)) }
    }
    // `label` is the modifier beside another kind, and the kind only with its keys in braces.
    if found.count > 1 || found.first.map({ LabelForm.isUsed(in: $0.entry.value) }) != true {
      found.removeAll { $0.entry.key == "label" }
    }
    if found.count == 1 { return found[0] }
    if found.isEmpty {
      reportNoKind(entries, of: value, &session)
    } else {
      for (_, entry) in found.dropFirst() {
        session.error(
          at: entry.keyRange.start,
          "a view is one kind, and this one is both \(TerminalText.quoted(found[0].entry.key)) and \(TerminalText.quoted(entry.key))",
          advice: "put the two into a vstack, hstack, zstack or group")
      }
    }
    return nil
  }

  private static func reportNoKind(
    _ entries: [Mapping.Entry], of value: LocatedValue, _ session: inout ReadingSession
  ) {
    guard !session.isEvaluating, !session.isCutShort(value) else { return }
    let names = Kinds.all.map(\.key.name)
    for entry in entries where Modifiers.named(entry.key) == nil && entry.key != "modifiers" {
      guard let nearest = nearestName(to: entry.key, in: names) else { continue }
      session.error(
        at: entry.keyRange.start, "\(TerminalText.quoted(entry.key)) is no kind of view",
        advice: "did you mean \(TerminalText.quoted(nearest))?")
      return
    }
    session.error(
      at: value.place, "a view needs a kind, and this one has none",
      advice: "add one of \(names.joined(separator: ", "))")
  }

  /// Looks for faults in the modifiers of a view whose kind is not known.
  private static func checkModifiers(_ entries: [Mapping.Entry], _ session: inout ReadingSession) {
    guard !session.isEvaluating else { return }
    _ = modifiers(entries.filter { Modifiers.named($0.key) != nil || $0.key == "modifiers" }, &session)
  }

  /// The modifiers that entries name, in the order of the entries; nil when one could not be read.
  static func modifiers(_ entries: [Mapping.Entry], _ session: inout ReadingSession) -> [Modifier]? {
    var result: [Modifier] = []
    var isSound = true
    for entry in entries {
      guard let read = modifiers(entry, &session) else {
        isSound = false
        continue
      }
      result += read
    }
    return isSound ? result : nil
  }

  private static func modifiers(_ entry: Mapping.Entry, _ session: inout ReadingSession) -> [Modifier]? {
    if entry.key == "modifiers" { return ModifierList.modifiers(entry, &session) }
    guard let key = Modifiers.named(entry.key) else {
      let top =
        session.depth == 1 ? ScreenForm.record.keys.map(\.shape.name) + [DocumentForm.screens.name] : []
      if session.depth > 1, ScreenForm.record.has(entry.key) {
        session.error(
          at: entry.keyRange.start,
          "\(TerminalText.quoted(entry.key)) belongs to a whole screen, and this is a part of one",
          advice: "write it beside the outermost view")
        return nil
      }
      let names = Modifiers.all.flatMap(\.key.names) + Kinds.all.map(\.key.name) + ["modifiers"] + top
      session.unknownKey(entry, names: names, of: "a view")
      return nil
    }
    return key.read(entry, &session)
  }
}
