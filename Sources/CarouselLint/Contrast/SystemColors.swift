import CarouselModel

/// The system colours of iOS in sRGB: light, dark, and both with Increase Contrast.
///
/// Apple, Human Interface Guidelines, Color, specifications, as of 2024 (iOS 13 to 18) and of 9 June 2025 (iOS 26).
/// Apple says that they are for reference and may change between releases.
enum SystemColors {
  private typealias Row = (Int, Int, Int, Int)

  /// The colour that a name stands for under a look; nil where only the app knows it.
  static func color(_ name: Color.Name, _ look: Look) -> RGB? {
    switch name {
    case .white: return .white
    case .black: return .black
    case .clear: return .clear
    case .primary: return label(.primary, look)
    case .secondary: return label(.secondary, look)
    // Nearly every app sets its own.
    case .accentColor: return nil
    default: break
    }
    guard let row = (look.palette == .iOS18 ? iOS18 : iOS26)[name] else { return nil }
    let number = [row.0, row.1, row.2, row.3][look.column]
    return RGB(Double(number >> 16 & 0xFF), Double(number >> 8 & 0xFF), Double(number & 0xFF))
  }

  /// The label colours, which the levels of an unset foreground style follow.
  static func label(_ level: Paint.Level, _ look: Look) -> RGB {
    let isLight = look.appearance == .light
    guard level != .primary else { return isLight ? .black : .white }
    let base = isLight ? RGB(60, 60, 67) : RGB(235, 235, 245)
    switch level {
    case .primary, .secondary: return base.thinned(0.6)
    case .tertiary: return base.thinned(0.3)
    case .quaternary: return base.thinned(isLight ? 0.18 : 0.16)
    }
  }

  private static let iOS26: [Color.Name: Row] = [
    .red: (0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165), .orange: (0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056),
    .yellow: (0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43), .green: (0x34C759, 0x30D158, 0x008932, 0x4AD968),
    .mint: (0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB), .teal: (0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC),
    .cyan: (0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF), .blue: (0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF),
    .indigo: (0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF), .purple: (0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF),
    .pink: (0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4), .brown: (0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679),
    .gray: gray,
  ]

  private static let iOS18: [Color.Name: Row] = [
    .red: (0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961), .orange: (0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340),
    .yellow: (0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426), .green: (0x34C759, 0x30D158, 0x248A3D, 0x30DB5B),
    .mint: (0x00C7BE, 0x66D4CF, 0x0C817B, 0x66D4CF), .teal: (0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF),
    .cyan: (0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF), .blue: (0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
    .indigo: (0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF), .purple: (0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF),
    .pink: (0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482), .brown: (0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469),
    .gray: gray,
  ]

  private static let gray: Row = (0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
}
