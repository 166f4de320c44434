public import CarouselModel
public import LocatedValues
internal import SwiftSourceReader

/// Reads SwiftUI source: evaluates its previews and views into screens, without a Mac.
///
/// What cannot be known is carried as unknown with the expression that it came from, and never stops the rest.
public struct SwiftUIReader: Sendable {
  /// How much work each screen may take.
  public var budget: EvaluationBudget
  /// What stands in for values that cannot be known: Swift expressions of the project, by the expression that an
  /// unknown value is shown with, such as "item.title" for `‹item.title›`.
  public var samples: [String: String] = [:]

  /// A file with its text: Swift source, or JSON that the app is delivered with.
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

  /// Reads the files of a project together, with the app's texts in its languages.
  public func read(_ files: [File], localizations: [LocalizationFile] = []) -> SwiftUIReading {
    SwiftUIProject(files, localizations: localizations, samples: samples, budget: budget).reading()
  }

  /// The stretches of a source, in UTF-8 bytes and in order, in which the marks of a comment are only characters:
  /// its texts, and the insides of its comments.
  public static func opaqueRanges(of text: String) -> [Range<Int>] { SourceReader().opaqueRanges(in: text) }
}

/// What came of reading SwiftUI source.
public struct SwiftUIReading: Sendable {
  /// The screens with how they were found, in the order of files and lines.
  public var listed: [ListedScreen]
  /// Errors of syntax, and notes about what ended early or was assumed.
  public var diagnostics: [Diagnostic]

  /// The screens, in the order of files and lines.
  public var screens: [Screen] { listed.map(\.screen) }
}
