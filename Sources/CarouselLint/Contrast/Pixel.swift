import Foundation

/// A colour of one point: sRGB components from 0 to 1 as they are encoded, with opacity multiplied in.
///
/// Components are not rounded to 8 bits, so that a pile of layers loses nothing.
package struct Pixel: Hashable, Sendable {
  /// Red, green, blue and opacity; the first three are multiplied by the fourth.
  package private(set) var components: SIMD4<Double>

  private init(components: SIMD4<Double>) { self.components = components }

  /// Creates a colour from components and opacity, each from 0 to 1.
  package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    components = SIMD4(red, green, blue, 1) * opacity
  }

  /// Creates an opaque colour from "0xRRGGBB".
  package init(hex: UInt32) {
    func channel(_ shift: UInt32) -> Double { Double((hex >> shift) & 0xFF) / 255 }
    self.init(red: channel(16), green: channel(8), blue: channel(0))
  }

  /// A grey, 0 for black to 1 for white.
  package static func gray(_ level: Double, opacity: Double = 1) -> Self {
    Pixel(red: level, green: level, blue: level, opacity: opacity)
  }

  package static let white = gray(1)
  package static let black = gray(0)
  package static let clear = gray(0, opacity: 0)

  /// Opacity from 0 to 1.
  var opacity: Double { components.w }

  /// The colour thinned by a factor.
  package func thinned(_ factor: Double) -> Self { Pixel(components: components * factor) }

  /// This colour laid over another: source over, on encoded values, as Core Animation and CSS do it.
  package func over(_ other: Self) -> Self {
    Pixel(components: components + other.components * (1 - components.w))
  }

  /// The colour on the way to another; opacity is mixed with the components, as SwiftUI's gradients do it.
  package func mixed(with other: Self, _ share: Double) -> Self {
    Pixel(components: components * (1 - share) + other.components * share)
  }

  /// Relative luminance of an opaque colour, from 0 to 1 (WCAG 2.2, relative luminance).
  package var luminance: Double {
    0.2126 * Self.linear(components.x) + 0.7152 * Self.linear(components.y) + 0.0722
      * Self.linear(components.z)
  }

  private static func linear(_ encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }

  /// The opaque colour that "#RRGGBB" can tell nearest to this one.
  var rounded: Self {
    func round(_ channel: Double) -> Double { (min(max(channel, 0), 1) * 255).rounded() / 255 }
    return Pixel(red: round(components.x), green: round(components.y), blue: round(components.z))
  }

  /// "#RRGGBB", each component rounded.
  package var hex: String {
    let channels = [components.x, components.y, components.z].map { channel in
      let digits = String(Int((min(max(channel, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }
    return "#" + channels.joined()
  }

  /// Contrast ratio with another opaque colour, from 1 to 21 (WCAG 2.2, contrast ratio); never rounded.
  package func contrast(with other: Self) -> Double { Self.contrast(luminance, other.luminance) }

  /// Contrast ratio of two luminances.
  static func contrast(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}
