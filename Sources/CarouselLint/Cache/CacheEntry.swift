import LocatedValues

/// What was found in a file, in a form that can be kept between runs.
///
/// Edits of fixes and stops are not kept: who mends lints anew.
public struct CacheEntry: Sendable {
  /// What was found.
  public var file: LintedFile
  /// The names of the file's screens.
  public var screens: [String]

  /// Creates an entry.
  public init(file: LintedFile, screens: [String]) {
    self.file = file
    self.screens = screens
  }

  /// The name under which an entry is kept: everything that its content depends on, as a hash.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - name: The file's path as the caller gave it, which stands in places.
  ///   - identity: What else decides, by `identity(of:)`.
  /// - Returns: The name, in hexadecimal digits.
  public static func key(_ bytes: [UInt8], name: String, identity: String) -> String {
    ContentHash.hex(of: [ContentHash.hex(of: bytes), name, identity])
  }

  /// The version of the tool, its rules, configuration and settings as one hash, which many files share.
  public static func identity(of parts: [String]) -> String { ContentHash.hex(of: parts) }

  /// The entry as JSON.
  public var json: String {
    PlainValue.mapping([
      .init("screens", .sequence(screens.map(PlainValue.string))),
      .init(
        "counts",
        .mapping(file.counts.sorted { $0.key < $1.key }.map { .init($0.key, CacheCoding.value($0.value)) })),
      .init("findings", .sequence(file.findings.map(CacheCoding.value))),
    ]).json(.compact)
  }

  /// Reads an entry of a file; nil where it cannot be understood, so that the file is linted anew.
  public init?(json bytes: [UInt8], name: String) {
    let reading = DocumentReader().read(bytes, file: name, format: .json)
    guard !reading.diagnostics.hasErrors, let mapping = reading.value?.mapping,
      let screens = mapping["screens"]?.sequence, let counts = mapping["counts"]?.mapping,
      let findings = mapping["findings"]?.sequence
    else { return nil }
    var file = LintedFile(name: name)
    for entry in counts {
      guard let outcome = CacheCoding.counts(entry.value) else { return nil }
      file.counts[entry.key] = outcome
    }
    for value in findings {
      guard let finding = CacheCoding.finding(value, file: name) else { return nil }
      file.findings.append(finding)
    }
    self.init(file: file, screens: screens.compactMap(\.text))
  }
}
