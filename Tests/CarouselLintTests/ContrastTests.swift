import CarouselLint
import CarouselModel
import Testing

/// Expected numbers by WCAG's formulas, in double precision.
@Suite("Contrast")
struct ContrastTests {
  @Test(
    "ratios",
    arguments: [
      (0xFFFFFF, 0x000000, 21.0), (0xFFFFFF, 0x767676, 4.542225), (0xFFFFFF, 0x777777, 4.478089),
      (0xFFFFFF, 0x949494, 3.033470), (0xFFFFFF, 0x959595, 2.995346), (0xFF0000, 0xFFFFFF, 3.998477),
      (0x0000FF, 0xFFFFFF, 8.592471), (0xFFFFFF, 0x007AFF, 4.016976), (0x34C759, 0xFFFFFF, 2.219959),
      (0x3C3C43, 0xFFFFFF, 10.940208),
    ])
  func ratio(_ first: Int, _ second: Int, _ ratio: Double) {
    #expect(abs(rgb(first).contrast(with: rgb(second)) - ratio) < 0.000001)
    #expect(rgb(first).contrast(with: rgb(second)) == rgb(second).contrast(with: rgb(first)))
  }

  @Test(
    "luminance",
    arguments: [
      (0xFF0000, 0.2126), (0x00FF00, 0.7152), (0x0000FF, 0.0722), (0x808080, 0.215861), (0x0A0A0A, 0.003035),
    ])
  func luminance(_ color: Int, _ luminance: Double) {
    #expect(abs(rgb(color).luminance - luminance) < 0.000001)
  }

  @Test(
    "layers are laid over each other on gamma-encoded values",
    arguments: [
      (RGB(255, 255, 255, opacity: 0.75), 0x000000, 11.45), (RGB(60, 60, 67, opacity: 0.3), 0xFFFFFF, 1.732),
      (RGB(60, 60, 67, opacity: 0.6), 0xFFFFFF, 3.438), (RGB(235, 235, 245, opacity: 0.3), 0x000000, 2.250),
      (RGB(235, 235, 245, opacity: 0.6), 0x000000, 6.364),
    ])
  func compositing(_ top: RGB, _ below: Int, _ ratio: Double) {
    #expect(abs(top.over(rgb(below)).contrast(with: rgb(below)) - ratio) < 0.005)
  }

  @Test("a gradient mixes in gamma space: green to purple, in the middle, under white")
  func gradient() {
    let middle = rgb(0x34C759).blended(with: rgb(0xAF52DE), 0.5)
    #expect(abs(RGB(255, 255, 255).contrast(with: middle) - 3.52) < 0.005)
  }

  @Test("laying a colour over another is the same in any grouping of opaque grounds")
  func laws() {
    var seed: UInt64 = 42
    func next() -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(seed >> 40) / Double(1 << 24)
    }
    for _ in 0..<500 {
      func random(_ opacity: Double? = nil) -> RGB {
        RGB(next() * 255, next() * 255, next() * 255, opacity: opacity ?? next())
      }
      let (top, middle, ground) = (random(), random(), random(1))
      let first = top.over(middle.over(ground))
      let second = top.over(middle).over(ground)
      #expect(abs(first.luminance - second.luminance) < 1e-9)
      #expect((1...21.0000001).contains(first.contrast(with: ground)))
    }
  }

  private func rgb(_ number: Int) -> RGB {
    RGB(Double(number >> 16 & 0xFF), Double(number >> 8 & 0xFF), Double(number & 0xFF))
  }
}
