import CarouselModel
import LocatedValues

/// A document: one screen, or several by name.
enum DocumentForm {
  /// The key by which editors find the JSON Schema.
  static let schema = KeyShape(
    name: "$schema", shape: .word("an address"), example: "definition.schema.json",
    doc: "The JSON Schema that an editor checks the document with; it is not read.")

  static let screens = KeyShape(
    name: "screens", shape: .map("the name of a screen", .node), example: "{Albums: {text: Albums}}",
    doc: "Several screens by name; what is said of a screen beside `screens` holds for all of them.")

  /// The screens of a document; those with faults are left out.
  static func screens(
    in value: LocatedValue, named name: String, stop: Place?, _ findings: inout Findings
  ) -> [Screen] {
    guard let mapping = value.mapping else {
      findings.diagnostics.error(
        at: value.place, "a definition is a mapping of keys, not \(ReadingSession.shown(value))",
        advice: "write a view, such as text: Hello, or screens with one each")
      return []
    }
    let entries = Mapping(mapping.filter { $0.key != schema.name })
    guard let screens = entries.entry(for: screens.name) else {
      let reader = ScreenReader(
        file: findings.diagnostics.file, name: name, mapping: entries, value: value, outer: ScreenForm(),
        stop: stop)
      return reader.read(into: &findings).map { [$0] } ?? []
    }
    return several(screens, beside: entries, of: value, stop: stop, &findings)
  }

  private static func several(
    _ screens: Mapping.Entry, beside entries: Mapping, of value: LocatedValue, stop: Place?,
    _ findings: inout Findings
  ) -> [Screen] {
    var session = ReadingSession(
      file: findings.diagnostics.file, context: ScreenContext(settings: AccessibilitySettings()), stop: stop)
    let outer = ScreenForm.record.read(entries, of: value, &session) { $0.key != screens.key }
    session.field = Self.screens
    var result: [Screen] = []
    if let named = screens.value.mapping {
      findings.add(session.findings)
      for entry in named {
        if let screen = screen(entry, outer: outer, stop: stop, &findings) { result.append(screen) }
      }
    } else {
      let _: Bool? = session.wrongType(screens.value, wants: "a mapping of screens by name")
      findings.add(session.findings)
    }
    return result
  }

  private static func screen(
    _ entry: Mapping.Entry, outer: ScreenForm, stop: Place?, _ findings: inout Findings
  ) -> Screen? {
    guard let mapping = entry.value.mapping else {
      findings.diagnostics.error(
        at: entry.value.place, "the screen \(TerminalText.quoted(entry.key)) is \(entry.value.looksLike)",
        advice: "write a view, such as {text: Hello}")
      return nil
    }
    return ScreenReader(
      file: findings.diagnostics.file, name: entry.key, mapping: mapping, value: entry.value, outer: outer,
      stop: stop
    ).read(into: &findings)
  }
}
