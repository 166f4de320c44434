/// Why a fix is left to a person.
public enum MendingObstacle: String, Error, Hashable, Sendable, CaseIterable {
  /// What it asks for is code that nobody but the author can write.
  case ownCode
  /// The text has no place where the change could be written.
  case noPlace
  /// The place makes several views, and words that are written there would be said on all of them.
  case severalViews
  /// The file has errors, and what was not understood is left alone.
  case brokenFile
  /// The text came from standard input, so that there is no file.
  case noFile

  /// The reason, as part of a sentence.
  public var words: String {
    switch self {
    case .ownCode: "it takes code of your own"
    case .noPlace: "there is no place to write it here"
    case .severalViews: "this place makes several views"
    case .brokenFile: "the file has errors"
    case .noFile: "standard input is not mended"
    }
  }
}
