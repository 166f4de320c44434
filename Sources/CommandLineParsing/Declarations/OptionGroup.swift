/// Options that stand together under a title in help.
public struct OptionGroup: Sendable {
  /// The title that a group shared by most commands has; `--help` is listed at its end.
  public static let commonTitle = "Common options"

  /// The title, such as "Output options", without a colon.
  public let title: String
  /// The options in the order of help.
  public let options: [any OptionDeclaration]

  /// Makes a group.
  public init(_ title: String, _ options: [any OptionDeclaration]) {
    self.title = title
    self.options = options
  }
}
