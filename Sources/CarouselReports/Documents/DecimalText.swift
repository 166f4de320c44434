/// Numbers as people read them: at most four decimals, none that says nothing, and no minus before zero.
enum DecimalText {
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let rounded = (value * 10_000).rounded() / 10_000
    guard rounded.magnitude < 1e15 else { return "\(rounded)" }
    guard rounded != rounded.rounded() else { return "\(Int(rounded))" }
    return "\(rounded)"
  }
}
