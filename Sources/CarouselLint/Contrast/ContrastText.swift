import Foundation

/// Numbers as findings on contrast write them.
enum ContrastText {
  /// "2.03:1": cut, not rounded, since 4.499 does not meet 4.5.
  static func ratio(_ ratio: Double) -> String {
    // A ratio such as 21 may lie a hair below by floating-point arithmetic.
    let hundredths = Int((ratio * 100 + 1e-7).rounded(.down))
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest):1"
  }

  /// "3:1" or "4.5:1": what is needed.
  static func needed(_ ratio: Double) -> String { "\(factor(ratio)):1" }

  /// A factor without needless digits: "0.55", "3".
  static func factor(_ factor: Double) -> String {
    let hundredths = Int((factor * 100).rounded())
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// "47 %" of a share from 0 to 1.
  static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
}
