import CarouselModel

/// The colours that iOS gives to names, by release.
///
/// Apple states that its values are for reference and may change between releases, so they are data here:
/// each row is light, dark, light with Increase Contrast, dark with Increase Contrast, as "0xRRGGBB".
enum SystemColors {
  /// The row of a name; nil for names that are no system colours.
  static func row(_ name: Color.Name, _ palette: AccessibilitySettings.SystemPalette) -> [UInt32]? {
    palette == .iOS26 ? iOS26[name] : iOS18[name]
  }

  /// Human Interface Guidelines, Color, since 9 June 2025.
  private static let iOS26: [Color.Name: [UInt32]] = [
    .red: [0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165],
    .orange: [0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056],
    .yellow: [0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43],
    .green: [0x34C759, 0x30D158, 0x008932, 0x4AD968],
    .mint: [0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB],
    .teal: [0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC],
    .cyan: [0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF],
    .blue: [0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF],
    .indigo: [0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF],
    .purple: [0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF],
    .pink: [0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4],
    .brown: [0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679],
    .gray: [0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2],
  ]

  /// Human Interface Guidelines, Color, before June 2025: iOS 13 to 18.
  ///
  /// Of values that differ between copies of the
  /// page, those of most later copies are taken.
  private static let iOS18: [Color.Name: [UInt32]] = [
    .red: [0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961],
    .orange: [0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340],
    .yellow: [0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426],
    .green: [0x34C759, 0x30D158, 0x248A3D, 0x30DB5B],
    .mint: [0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF],
    .teal: [0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF],
    .cyan: [0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF],
    .blue: [0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF],
    .indigo: [0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF],
    .purple: [0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF],
    .pink: [0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482],
    .brown: [0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469],
    .gray: [0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2],
  ]
}
