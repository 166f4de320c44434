import Foundation

/// A colour in sRGB, each component from 0 to 255 and not rounded, with its opacity.
package struct RGB: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  /// Opacity from 0 to 1.
  package var opacity: Double

  package init(_ red: Double, _ green: Double, _ blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  static let white = RGB(255, 255, 255)
  static let black = RGB(0, 0, 0)
  static let clear = RGB(0, 0, 0, opacity: 0)

  /// The relative luminance from 0 to 1, without regard to opacity (WCAG 2.2, relative luminance).
  package var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  private static func linear(_ component: Double) -> Double {
    let share = component / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }

  /// The contrast ratio with another opaque colour, from 1 to 21 (WCAG 2.2, contrast ratio); never rounded.
  package func contrast(with other: RGB) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// This colour laid over another, as Core Animation and CSS do: on gamma-encoded components.
  package func over(_ below: RGB) -> RGB {
    let rest = below.opacity * (1 - opacity)
    let total = opacity + rest
    guard total > 0 else { return .clear }
    func mixed(_ top: Double, _ bottom: Double) -> Double { (top * opacity + bottom * rest) / total }
    return RGB(mixed(red, below.red), mixed(green, below.green), mixed(blue, below.blue), opacity: total)
  }

  /// The same colour, thinned by a factor.
  func thinned(_ factor: Double) -> RGB { RGB(red, green, blue, opacity: opacity * factor) }

  /// A colour between this and another, mixed with premultiplied opacity as SwiftUI's gradients are.
  package func blended(with other: RGB, _ share: Double) -> RGB {
    let total = opacity + (other.opacity - opacity) * share
    guard total > 0 else { return .clear }
    func mixed(_ first: Double, _ second: Double) -> Double {
      (first * opacity * (1 - share) + second * other.opacity * share) / total
    }
    return RGB(mixed(red, other.red), mixed(green, other.green), mixed(blue, other.blue), opacity: total)
  }

  /// The colour as it is written: "#1A2B3C".
  var hexadecimal: String {
    "#"
      + [red, green, blue].map { component in
        let digits = String(Int(min(max(component, 0), 255).rounded()), radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
