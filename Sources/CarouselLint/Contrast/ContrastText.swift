import Foundation

/// Numbers as findings on contrast write them.
enum ContrastText {
  /// "2.03:1": cut, not rounded, since 4.499 does not meet 4.5.
  static func ratio(_ ratio: Double) -> String {
    // Nothing was seen behind the text, so that there is no ratio.
    guard ratio.isFinite else { return "an unknown ratio" }
    // A ratio such as 21 may lie a hair below by floating-point arithmetic.
    let hundredths = Int((ratio * 100 + 1e-7).rounded(.down))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest):1"
  }

  /// "3:1" or "4.5:1": what is needed.
  static func needed(_ ratio: Double) -> String { "\(factor(ratio)):1" }

  /// A factor without needless digits: "0.55", "3".
  static func factor(_ factor: Double) -> String {
    // So large a number, such as a stated size in points, has no hundredths that are worth telling.
    guard abs(factor) < 1e12 else { return "\(factor)" }
    let hundredths = Int((factor * 100).rounded())
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// "47 %" of a share.
  static func percent(_ share: Double) -> String { "\(factor((share * 100).rounded())) %" }
}
