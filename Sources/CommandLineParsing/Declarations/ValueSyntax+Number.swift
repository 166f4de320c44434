extension ValueSyntax where Value == Int {
  /// A whole number in decimal digits within a range.
  public static func integer(_ placeholder: String, in range: ClosedRange<Int> = .min ... .max) -> Self {
    let bounds = boundsText(
      lowest: range.lowerBound == .min ? nil : "\(range.lowerBound)",
      highest: range.upperBound == .max ? nil : "\(range.upperBound)")
    return Self(placeholder, expecting: "a whole number" + bounds) { text in
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension ValueSyntax where Value == Double {
  /// A finite number in decimal notation within a range.
  public static func number(
    _ placeholder: String,
    in range: ClosedRange<Double> = -.greatestFiniteMagnitude ... .greatestFiniteMagnitude
  ) -> Self {
    let bounds = boundsText(
      lowest: range.lowerBound == -.greatestFiniteMagnitude ? nil : shortText(range.lowerBound),
      highest: range.upperBound == .greatestFiniteMagnitude ? nil : shortText(range.upperBound))
    return Self(placeholder, expecting: "a number" + bounds, format: shortText) { text in
      // `Double` also reads "nan", "infinity" and hexadecimal floats, which nobody means here.
      guard text.utf8.allSatisfy({ "0123456789.+-eE".utf8.contains($0) }) else { return nil }
      return Double(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

/// Words the bounds of a range, with a space before them.
private func boundsText(lowest: String?, highest: String?) -> String {
  switch (lowest, highest) {
  case (nil, nil): ""
  case (let lowest?, nil): " of at least \(lowest)"
  case (nil, let highest?): " of at most \(highest)"
  case (let lowest?, let highest?): " from \(lowest) to \(highest)"
  }
}

/// Writes a number without a fraction of zero, as a person would type it.
@Sendable private func shortText(_ number: Double) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
