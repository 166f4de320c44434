#if canImport(SwiftParser)
  internal import SwiftParser
  internal import SwiftParserDiagnostics
  internal import SwiftDiagnostics
  internal import SwiftSyntax
#endif

/// Reads Swift source into plain syntax values.
@frozen
public struct SourceReader: Sendable {
  /// How deeply source may be nested.
  public var limits: ReadingLimits

  /// Creates a reader.
  public init(limits: ReadingLimits = ReadingLimits()) { self.limits = limits }

  #if canImport(SwiftParser)
    /// Whether this build can read Swift source.
    public static let isAvailable = true
  #else
    /// Whether this build can read Swift source.
    public static let isAvailable = false
  #endif

  /// Reads a file's text, on a thread with a large stack; a file of data (`.json`) is only kept.
  ///
  /// A file with errors is read as far as the parser recovers. One that is too deeply nested is not read:
  /// its only error says so.
  ///
  /// - Parameters:
  ///   - text: The source.
  ///   - path: The path, as places are to name it.
  ///   - number: The number by which spans are to name the file.
  /// - Returns: The file.
  public func read(_ text: String, path: String, number: UInt32 = 0) -> SourceFile {
    var file = SourceFile(path: path, number: number, text: text)
    if path.hasSuffix(".json") { return file }
    if let fault = DepthScan.fault(in: Array(text.utf8), limits: limits) {
      file.errors = [fault]
      return file
    }
    let (statements, errors) = LargeStack.run { Self.parse(text, number: number) }
    file.statements = statements
    file.errors = errors
    return file
  }

  /// Finds the stretches of a source, in order, in which the marks of a comment are only characters.
  ///
  /// - Parameter text: The source.
  /// - Returns: The byte offsets of texts, of regular expressions, and of comments in `/* */` without their first
  ///   mark; none where the source cannot be read.
  public func opaqueRanges(in text: String) -> [Range<Int>] {
    guard DepthScan.fault(in: Array(text.utf8), limits: limits) == nil else { return [] }
    return LargeStack.run { Self.opaque(text) }
  }

  /// Parses a text and does nothing with it, for who wants to know what that alone costs.
  ///
  /// - Parameter text: The source; not checked for how deeply it is nested.
  /// - Returns: Whether it has no errors.
  public func parses(_ text: String) -> Bool {
    #if canImport(SwiftParser)
      LargeStack.run { !Parser.parse(source: text).hasError }
    #else
      false
    #endif
  }

  #if canImport(SwiftParser)
    private static func parse(_ text: String, number: UInt32) -> ([Statement], [SyntaxFault]) {
      let tree = Parser.parse(source: text)
      let statements = Lowering(file: number).statements(tree.statements)
      return (statements, tree.hasError ? faults(in: tree) : [])
    }

    private static func faults(in tree: SourceFileSyntax) -> [SyntaxFault] {
      let converter = SourceLocationConverter(fileName: "", tree: tree)
      return ParseDiagnosticsGenerator.diagnostics(for: tree).map { diagnostic in
        let location = diagnostic.location(converter: converter)
        return SyntaxFault(
          place: LineColumn(line: location.line, column: location.column), message: diagnostic.message)
      }
    }

    private static func opaque(_ text: String) -> [Range<Int>] {
      var ranges: [Range<Int>] = []
      for token in Parser.parse(source: text).tokens(viewMode: .sourceAccurate) {
        ranges += comments(token.leadingTrivia, at: token.position.utf8Offset)
        switch token.tokenKind {
        case .stringSegment, .regexLiteralPattern:
          ranges.append(
            token.positionAfterSkippingLeadingTrivia
              .utf8Offset..<token.endPositionBeforeTrailingTrivia.utf8Offset)
        default: break
        }
        ranges += comments(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia.utf8Offset)
      }
      return ranges
    }

    private static func comments(_ trivia: Trivia, at start: Int) -> [Range<Int>] {
      var offset = start
      return trivia.compactMap { piece in
        let from = offset
        offset += piece.sourceLength.utf8Length
        switch piece {
        case .blockComment, .docBlockComment: return (from + 2)..<offset
        default: return nil
        }
      }
    }
  #else
    private static func opaque(_ text: String) -> [Range<Int>] { [] }

    private static func parse(_ text: String, number: UInt32) -> ([Statement], [SyntaxFault]) {
      let message = "this build has no Swift parser; build with CAROUSEL_SWIFT_SYNTAX=toolchain"
      return ([], [SyntaxFault(place: LineColumn(line: 1, column: 1), message: message)])
    }
  #endif
}
