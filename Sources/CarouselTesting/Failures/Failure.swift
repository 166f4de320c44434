#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// A failure on its way to the testing library that runs.
enum Failure {
  /// A place in a file that is no test, such as the source of a carousel.
  struct Place: Hashable, Sendable {
    /// The absolute path.
    var path: String
    /// The one-based line.
    var line: Int
    /// The one-based column, in UTF-8 bytes.
    var column: Int
  }

  /// Records a failure at an assertion.
  static func record(_ message: String, at site: CallSite) {
    record(message, at: nil, assertedAt: site)
  }

  /// Records a failure at a place in a source, or where there is none at the assertion.
  ///
  /// XCTest can show a failure only in a file whose name the compiler knows, so there it is shown at the assertion.
  static func record(_ message: String, at place: Place?, assertedAt site: CallSite) {
    let text = described(message)
    if let collector = FailureContext.collector {
      return collector.add(
        RecordedFailure(
          message: text, path: place?.path ?? site.path, line: place?.line ?? Int(site.line)))
    }
    #if canImport(Testing)
      let isInTest = Test.current != nil
      Issue.record(Comment(rawValue: text), sourceLocation: location(place, site))
      guard !isInTest else { return }
    #endif
    // A detached task does not know its test. Each library ignores what is recorded while only the other one runs.
    #if canImport(XCTest)
      XCTFail(text, file: site.filePath, line: site.line)
    #endif
  }

  private static func described(_ message: String) -> String {
    guard let variant = FailureContext.variant, !variant.isPlain else { return message }
    return message + "\nunder these settings: \(variant.description)"
  }

  #if canImport(Testing)
    private static func location(_ place: Place?, _ site: CallSite) -> SourceLocation {
      guard let place else {
        return SourceLocation(
          fileID: "\(site.fileID)", filePath: site.path, line: max(1, Int(site.line)),
          column: max(1, Int(site.column)))
      }
      let name = place.path.split(separator: "/").last.map(String.init) ?? "source"
      return SourceLocation(
        fileID: "Carousel/\(name)", filePath: place.path, line: max(1, place.line),
        column: max(1, place.column))
    }
  #endif
}
