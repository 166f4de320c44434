// Tags: the core schema's are understood (YAML 1.2.2, 10.3), and what they say must be true.
extension YAMLPass {
  private static let prefix = "tag:yaml.org,2002:"

  /// The type that the tag of a scalar names, after a check that the text is of that type.
  mutating func scalarTag(of event: YAMLEvent, at place: Place) -> Scalar.Tag? {
    guard let name = coreName(of: event) else { return nil }
    let tag: Scalar.Tag
    switch name {
    case "!", "str": tag = .string
    case "int": tag = .integer
    case "float": tag = .float
    case "bool": tag = .boolean
    case "null": tag = .null
    case "seq", "map": return reportMismatch(of: event, "text")
    default: return reportUnknown(event)
    }
    guard fits(event.text, tag) else {
      builder.diagnostics.error(
        at: place, "\(TerminalText.quoted(event.text)) is not what its tag !!\(name) says",
        advice: "change the text, or remove the tag")
      return nil
    }
    return tag
  }

  /// Checks the tag of a list or a mapping.
  mutating func checkTag(of event: YAMLEvent, at place: Place) {
    guard let name = coreName(of: event), name != "!" else { return }
    switch name {
    case "seq" where event.kind == .sequenceStart, "map" where event.kind == .mappingStart: break
    case "seq", "map", "str", "int", "float", "bool", "null":
      _ = reportMismatch(of: event, event.kind == .sequenceStart ? "a list" : "a mapping")
    default: _ = reportUnknown(event)
    }
  }

  private func coreName(of event: YAMLEvent) -> String? {
    guard let tag = event.tag else { return nil }
    return tag.hasPrefix(Self.prefix)
      ? String(tag.dropFirst(Self.prefix.count)) : tag == "!" ? tag : "?" + tag
  }

  private func fits(_ text: String, _ tag: Scalar.Tag) -> Bool {
    let scalar = Scalar(text, style: .plain, tag: tag == .null ? nil : tag)
    switch tag {
    case .string: return true
    case .integer: return NumberGrammar.accepts(text) && !text.contains { ".eE".contains($0) }
    case .float: return scalar.asNumber != nil || scalar.isNonFinite
    case .boolean: return scalar.asBool != nil
    case .null: return scalar.isNull
    }
  }

  private mutating func reportMismatch(of event: YAMLEvent, _ kind: String) -> Scalar.Tag? {
    builder.diagnostics.error(
      at: outerStart(of: event), "the tag \(shown(event.tag)) does not fit \(kind)", advice: "remove the tag")
    return nil
  }

  private mutating func reportUnknown(_ event: YAMLEvent) -> Scalar.Tag? {
    builder.diagnostics.error(
      at: outerStart(of: event), "the tag \(shown(event.tag)) is unknown",
      advice: "remove it; the known tags are !!str, !!int, !!float, !!bool, !!null, !!seq and !!map")
    return nil
  }

  private func shown(_ tag: String?) -> String {
    let tag = tag ?? ""
    return TerminalText.quoted(tag.hasPrefix(Self.prefix) ? "!!" + tag.dropFirst(Self.prefix.count) : tag)
  }
}
