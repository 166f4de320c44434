public import LocatedValues

/// Writes definitions in the other language: YAML as JSON, JSON as YAML.
///
/// The whole document is kept, with the order of its keys and the digits of its numbers. What has no place in
/// a tree of values is not: comments, anchors and the layout of the text. The notes of a conversion say so.
public struct DefinitionConverter: Sendable {
  /// How much is taken on before reading stops with an error.
  public var limits: ReadingLimits

  /// Creates a converter.
  public init(limits: ReadingLimits = .standard) { self.limits = limits }

  /// Converts a definition.
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8.
  ///   - file: The name for diagnostics; its ending says the format.
  ///   - format: The format of the text, where it is known better than by the name.
  ///   - target: The format to write; without it, the other one.
  /// - Returns: The text, unless the document could not be read to its end. A definition with other faults is
  ///   converted as it stands, and its faults are reported.
  public func convert(
    _ bytes: [UInt8], file: String, format: DocumentFormat? = nil, to target: DocumentFormat? = nil
  ) -> DefinitionConversion {
    let document = DocumentReader(limits: limits).read(bytes, file: file, format: format)
    let target = target ?? (document.format == .yaml ? .json : .yaml)
    let (_, findings) = DefinitionReader.walk(document)
    guard let value = document.value, document.stop == nil else {
      return DefinitionConversion(format: target, text: nil, notes: [], diagnostics: findings.diagnostics)
    }
    let plain = PlainDefinition(truths: findings.truths).value(value)
    let text = Self.ended(target == .json ? plain.json() : plain.yaml)
    return DefinitionConversion(
      format: target, text: text, notes: notes(on: value, from: document.format, to: target),
      diagnostics: findings.diagnostics)
  }

  private static func ended(_ text: String) -> String { text.hasSuffix("\n") ? text : text + "\n" }

  private func notes(
    on value: LocatedValue, from format: DocumentFormat, to target: DocumentFormat
  ) -> [String] {
    guard format == .yaml else { return [] }
    var notes = ["comments are not kept, and what an alias stands for is written out"]
    guard target == .json else { return notes }
    for place in QuotedNone.places(in: value) {
      notes.append(
        "\(place): 'none' in quotes is a text, and JSON has no other way to write none; write {verbatim: none}"
      )
    }
    return notes
  }
}

/// What came of a conversion.
public struct DefinitionConversion: Sendable {
  /// The format of the text.
  public let format: DocumentFormat
  /// The converted definition; nil when it could not be read to its end.
  public let text: String?
  /// What was not kept, one sentence each.
  public let notes: [String]
  /// Everything that is wrong with the definition.
  public let diagnostics: Diagnostics
}

/// Values with the types that the fields of a definition give them.
private struct PlainDefinition {
  /// The offsets of scalars that the reader took for true or false, whatever they look like.
  let truths: [Int: Bool]

  func value(_ value: LocatedValue) -> PlainValue {
    switch value.kind {
    case .scalar: truths[value.place.offset].map(PlainValue.boolean) ?? PlainValue(value)
    case .sequence(let elements): .sequence(elements.map(self.value))
    case .mapping(let mapping): .mapping(mapping.map { PlainValue.Entry($0.key, self.value($0.value)) })
    }
  }
}

/// Finds texts that are written like the word `none`.
private enum QuotedNone {
  static func places(in value: LocatedValue) -> [Place] {
    switch value.kind {
    case .scalar(let scalar):
      scalar.text == "none" && (scalar.style == .quoted || scalar.style == .block) ? [value.place] : []
    case .sequence(let elements): elements.flatMap(places)
    case .mapping(let mapping): mapping.flatMap { places(in: $0.value) }
    }
  }
}
