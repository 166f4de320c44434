import CarouselLint
import Foundation

/// Where an inline snapshot stands in the source that was compiled.
package struct InlineSite: Hashable, Sendable {
  /// The one-based line of the call.
  var line: Int
  /// The one-based column of the call, in UTF-8 bytes: its name, or its opening bracket.
  var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Why an inline snapshot cannot be written into the source.
package enum InlineError: Error, CustomStringConvertible {
  /// The source cannot be read.
  case unreadable(String)
  /// The source cannot be written, and why.
  case unwritable(String, String)
  /// The source is not the one that was compiled.
  case changed(String)
  /// One call was asked for two texts.
  case twoTexts

  package var description: String {
    switch self {
    case .unreadable(let path): "the source \(path) cannot be read; nothing was written"
    case .unwritable(let path, let reason): "the source \(path) cannot be written: \(reason)"
    case .changed(let path):
      "the source \(path) has changed since it was compiled; nothing was written: run again"
    case .twoTexts:
      "this inline snapshot is asserted with two different texts, as in a loop; use assertSnapshot(of:as:named:) there"
    }
  }
}

/// A test's source with the inline snapshots that this run has recorded.
///
/// The file is always made from the text that was compiled, with all changes from the bottom up, so that no change
/// moves the place of another one, and it is replaced as a whole.
package struct InlineSource: Sendable {
  private struct Change {
    var range: Range<Int>
    var closure: [UInt8]
    var text: String
  }

  private let path: String
  private let original: [UInt8]
  private var changes: [InlineSite: Change] = [:]

  /// Reads the source that was compiled.
  init(path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else { throw InlineError.unreadable(path) }
    self.init(path: path, bytes: [UInt8](data))
    guard !Self.isNewerThanProgram(path) else { throw InlineError.changed(path) }
  }

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    original = bytes
  }

  /// Puts a text into a call's trailing closure.
  package mutating func record(_ text: String, at site: InlineSite) throws {
    if let change = changes[site] {
      guard change.text == text else { throw InlineError.twoTexts }
      return
    }
    guard let call = InlineCall(in: original, at: site) else { throw InlineError.changed(path) }
    changes[site] = Change(
      range: call.closure, closure: Array(call.literal(text).utf8), text: text)
  }

  /// The source with every change.
  package var rewritten: [UInt8] {
    var bytes = original
    for change in changes.values.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(change.range, with: change.closure)
    }
    return bytes
  }

  /// Replaces the file.
  func write() throws {
    try Data(rewritten).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// Whether the source was written after the tests were linked, by a person or by another process of the run.
  private static func isNewerThanProgram(_ path: String) -> Bool {
    #if os(Linux)
      let program = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? "/proc/self/exe"
      guard let source = date(of: path), let linked = date(of: program) else { return false }
      return source > linked
    #else
      return false
    #endif
  }

  private static func date(of path: String) -> Date? {
    let place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return (try? FileManager.default.attributesOfItem(atPath: place))?[.modificationDate] as? Date
  }
}
