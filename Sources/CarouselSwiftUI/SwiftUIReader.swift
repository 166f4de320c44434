public import CarouselModel
internal import Foundation
public import LocatedValues
internal import SwiftSourceReader

/// Reads SwiftUI source: evaluates its previews and views into screens, without a Mac.
///
/// What cannot be known is carried as unknown with the expression that it came from, and never stops the rest.
public struct SwiftUIReader: Sendable {
  /// How much work each screen may take.
  public var budget: EvaluationBudget

  /// A file with its text.
  public struct File: Hashable, Sendable {
    /// The path, as places are to name it.
    public var path: String
    /// The source.
    public var text: String
    /// Whether its screens are wanted; else it only gives declarations to others.
    public var isListed: Bool

    /// Creates a file.
    public init(path: String, text: String, isListed: Bool = true) {
      self.path = path
      self.text = text
      self.isListed = isListed
    }
  }

  /// Creates a reader.
  public init(budget: EvaluationBudget = EvaluationBudget()) { self.budget = budget }

  /// Whether this build can read Swift source.
  public static var isAvailable: Bool { SourceReader.isAvailable }

  /// Reads the files of a project together.
  public func read(_ files: [File]) -> SwiftUIReading {
    LargeStack.run { [self] in
      let reader = SourceReader()
      let sources = LargeStack.map(Array(files.enumerated())) { index, file in
        reader.read(file.text, path: file.path, number: UInt32(clamping: index))
      }
      let project = ProjectIndex(sources)
      var lister = ScreenLister(project: project, budget: budget, listed: files.map(\.isListed))
      let screens = lister.screens()
      return SwiftUIReading(screens: screens, diagnostics: Self.faults(sources) + lister.notes)
    }
  }

  private static func faults(_ sources: [SourceFile]) -> [Diagnostic] {
    sources.flatMap { source in
      source.errors.prefix(100).map { fault in
        Diagnostic(
          file: source.path, place: Place(line: fault.place.line, column: fault.place.column, offset: 0),
          message: TerminalText.escaped(fault.message), advice: "mend the source; what was understood is read"
        )
      }
    }
  }
}

/// What came of reading SwiftUI source.
public struct SwiftUIReading: Sendable {
  /// The screens, in the order of files and lines.
  public var screens: [Screen]
  /// Errors of syntax, and notes about what ended early or was assumed.
  public var diagnostics: [Diagnostic]
}
