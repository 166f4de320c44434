// What a scalar may be taken for. A tag decides before the style does, and the style before the look.
extension Scalar {
  /// Whether the scalar stands for nothing: plain and empty, `~`, `null`, `Null` or `NULL`, or JSON's `null`.
  public var isNull: Bool {
    switch tag {
    case .null: true
    case .some: false
    case nil: style == .jsonNull || (style == .plain && Scalar.nullWords.contains(text))
    }
  }

  /// The truth value, or nil when the scalar is none.
  ///
  /// Plain YAML `true`, `false` (YAML 1.2), `yes`, `no`, `on` and `off` (YAML 1.1, in daily use), each also
  /// capitalised or in capitals, and JSON's `true` and `false`. What is in quotes is text.
  public var asBool: Bool? {
    guard mayBe(.boolean, as: .jsonBoolean) else { return nil }
    return Scalar.truthWords[text]
  }

  /// The finite number, or nil when the scalar is none.
  ///
  /// The grammar is JSON's (RFC 8259, section 6) and a leading `+`, so `.5`, `0x1F`, `1_000` and `012` are words.
  /// `.inf`, `.nan` and numbers too large for a Double give nil too; `isNonFinite` tells them apart.
  public var asNumber: Double? {
    guard looksNumeric, let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// The whole number, or nil when the scalar is none or does not fit in an Int.
  ///
  /// `5.0` and `5e0` count as whole, up to 2^53, since some programs write every number so.
  public var asInteger: Int? {
    guard looksNumeric, tag != .float else { return nil }
    if let integer = Int(text) { return integer }
    guard let number = Double(text), number.magnitude <= 9_007_199_254_740_992 else { return nil }
    // Not `Int(exactly:)`, which calls for the mathematics library that nothing else here needs.
    let whole = Int(number)
    return Double(whole) == number ? whole : nil
  }

  /// Whether the scalar is a number that no Double holds: `.inf`, `-.inf`, `.nan`, or one as large as `1e999`.
  public var isNonFinite: Bool {
    if looksNumeric { return Double(text).map { !$0.isFinite } ?? true }
    return mayBe(.float, as: nil) && Scalar.nonFiniteWords.contains(text)
  }

  /// What the scalar looks like, for messages: "text", "a number", "true or false" or "nothing".
  public var looksLike: String {
    if isNull { return "nothing" }
    if asBool != nil { return "true or false" }
    return looksNumeric || isNonFinite ? "a number" : "text"
  }

  private var looksNumeric: Bool {
    (mayBe(.integer, as: .jsonNumber) || mayBe(.float, as: .jsonNumber)) && NumberGrammar.accepts(text)
  }

  private func mayBe(_ wanted: Tag, as json: Style?) -> Bool {
    guard let tag else { return style == .plain || style == json }
    return tag == wanted
  }

  private static let nullWords: Set<String> = ["", "~", "null", "Null", "NULL"]

  private static let nonFiniteWords: Set<String> = [
    ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF", "-.inf", "-.Inf", "-.INF", ".nan", ".NaN", ".NAN",
  ]

  private static let truthWords: [String: Bool] = [
    "true": true, "True": true, "TRUE": true, "false": false, "False": false, "FALSE": false,
    "yes": true, "Yes": true, "YES": true, "no": false, "No": false, "NO": false,
    "on": true, "On": true, "ON": true, "off": false, "Off": false, "OFF": false,
  ]
}
