/// A call in a source with the places of its pieces, for who changes the text around them.
@frozen
public struct SourceCall: Hashable, Sendable {
  /// The whole call, without white space and comments around it, in byte offsets.
  public var range: Range<Int>
  /// What a member is called on; nil where nothing stands before the name.
  public var base: Range<Int>?
  /// The offset of the dot before the name; that of the name where there is none.
  public var start: Int
  /// The name that is called, without what stands before it.
  public var name: String
  /// The arguments in parentheses, in order.
  public var arguments: [SourceArgument]
  /// Whether closures stand behind the parentheses, or in their place.
  public var hasTrailingClosure: Bool

  /// Creates a call.
  public init(
    range: Range<Int>, base: Range<Int>?, start: Int, name: String, arguments: [SourceArgument],
    hasTrailingClosure: Bool
  ) {
    self.range = range
    self.base = base
    self.start = start
    self.name = name
    self.arguments = arguments
    self.hasTrailingClosure = hasTrailingClosure
  }
}

/// An argument in parentheses with its place.
@frozen
public struct SourceArgument: Hashable, Sendable {
  /// The label; nil where there is none.
  public var label: String?
  /// The label and the value, without a comma, in byte offsets.
  public var range: Range<Int>
  /// The value.
  public var value: Range<Int>
  /// Whether the value is a literal of characters.
  public var isString: Bool

  /// Creates an argument.
  public init(label: String?, range: Range<Int>, value: Range<Int>, isString: Bool) {
    self.label = label
    self.range = range
    self.value = value
    self.isString = isString
  }
}
