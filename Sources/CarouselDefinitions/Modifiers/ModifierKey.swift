import CarouselModel
import LocatedValues

/// One modifier that a definition can name.
struct ModifierKey: Sendable {
  /// The key, with what may be written behind it.
  let key: KeyShape
  private let body: @Sendable (LocatedValue, inout ReadingSession) -> [Modifier.Kind]?

  init<Value>(
    _ name: String, _ type: ValueType<Value>, aliases: [String] = [], example: String, _ doc: String,
    _ make: @escaping @Sendable (Value) -> [Modifier.Kind]
  ) {
    key = KeyShape(name: name, aliases: aliases, shape: type.shape, example: example, doc: doc)
    body = type.map(make).read
  }

  /// Reads the modifiers that an entry stands for: most often one.
  func read(_ entry: Mapping.Entry, _ session: inout ReadingSession) -> [Modifier]? {
    let outer = session.field
    session.field = key
    defer { session.field = outer }
    let source = session.source(entry)
    return body(entry.value, &session)?.map { Modifier($0, source: source) }
  }
}

/// Every modifier, in the order of the reference.
enum Modifiers {
  static let all: [ModifierKey] =
    AccessibilityKeys.all + LayoutKeys.all + AppearanceKeys.all + ScrollingKeys.all + MotionKeys.all
    + InteractionKeys.all + [SuppressionKey.modifier]

  private static let index: [String: ModifierKey] = {
    var index: [String: ModifierKey] = [:]
    for modifier in all {
      for name in modifier.key.names { index[name] = modifier }
    }
    return index
  }()

  static func named(_ name: String) -> ModifierKey? { index[name] }
}

/// The list form of modifiers, for orders and repetitions that a mapping cannot have.
enum ModifierList {
  static let key = KeyShape(
    name: "modifiers", shape: .modifiers(isList: true),
    example: "[{label: A}, {children: combine}, {label: B}]",
    doc: """
      Modifiers as a list, innermost first, where order or repetition matters. `enabled: false` in an \
      entry is as if the entry were absent.
      """)

  /// Reads the modifiers of the list.
  static func modifiers(_ entry: Mapping.Entry, _ session: inout ReadingSession) -> [Modifier]? {
    let outer = session.field
    defer { session.field = outer }
    session.field = key
    guard let elements = entry.value.sequence else {
      return session.wrongType(entry.value, wants: "a list of modifiers")
    }
    var result: [Modifier] = []
    var isSound = true
    for element in elements {
      session.field = key
      guard
        let read = element.mapping.map({ step($0, &session) })
          ?? session.wrongType(element, wants: "a modifier")
      else {
        isSound = false
        continue
      }
      result += read
    }
    return isSound ? result : nil
  }

  private static func step(_ mapping: Mapping, _ session: inout ReadingSession) -> [Modifier]? {
    var isEnabled = true
    var entries: [Mapping.Entry] = []
    for entry in mapping {
      guard entry.key == "enabled" else {
        entries.append(entry)
        continue
      }
      guard let isOn = ValueType.bool.read(entry.value, &session) else { return nil }
      isEnabled = isOn
    }
    return NodeReader.modifiers(entries, &session)?.map {
      Modifier($0.kind, isEnabled: isEnabled, source: $0.source)
    }
  }
}
