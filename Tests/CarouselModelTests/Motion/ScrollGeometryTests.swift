import CarouselModel
import SeededRandom
import Testing

/// The arithmetic of rows, with the figures of the documented carousels at a container of 393 points.
@Suite("Scroll geometry")
struct ScrollGeometryTests {
  static let peek = ScrollGeometry(
    container: 393, lead: 40, trail: 40, card: 313, spacing: 12, count: 4, safeLead: 40, safeTrail: 40)
  static let coverFlow = ScrollGeometry(
    container: 393, lead: 74.67, trail: 74.67, card: 243.66, spacing: 8, count: 5, anchor: .center)
  static let parallax = ScrollGeometry(
    container: 393, lead: 40, trail: 40, card: 266.05, spacing: 16, count: 5)
  /// The other reading: margins do not shorten what the card's width is a share of.
  static let wideParallax = ScrollGeometry(
    container: 393, lead: 40, trail: 40, card: 334.05, spacing: 16, count: 5)

  private func edges(_ geometry: ScrollGeometry, at rest: Int) -> [Double] {
    let offset = geometry.restOffset(rest)
    return (0..<geometry.count).map { rounded(geometry.leadingEdge($0, offset: offset)) }
  }

  private func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  @Test("places every card while one of them rests")
  func edges() {
    #expect(edges(Self.peek, at: 0) == [40, 365, 690, 1015])
    #expect(edges(Self.peek, at: 1) == [-285, 40, 365, 690])
    #expect(edges(Self.coverFlow, at: 2) == [-428.65, -176.99, 74.67, 326.33, 577.99])
    #expect(edges(Self.parallax, at: 0) == [40, 322.05, 604.1, 886.15, 1168.2])
    #expect(edges(Self.wideParallax, at: 0) == [40, 390.05, 740.1, 1090.15, 1440.2])
  }

  @Test("does not scroll past the end")
  func clamping() {
    #expect(Self.peek.maximumOffset == 975)
    #expect(Self.peek.restOffset(3) == 975)
    #expect(rounded(Self.parallax.maximumOffset) == 1081.25)
    #expect(rounded(Self.parallax.restOffset(4)) == 1081.25)
    #expect(rounded(Self.parallax.restOffset(3)) == 846.15)
    #expect(edges(Self.parallax, at: 4) == [-1041.25, -759.2, -477.15, -195.1, 86.95])
    #expect(rounded(Self.wideParallax.maximumOffset) == 1421.25)
    #expect(rounded(Self.wideParallax.restOffset(4)) == 1400.2)
  }

  @Test("stays where it is when all cards fit, when there is one, and when there is none")
  func smallRows() {
    let fitting = ScrollGeometry(container: 393, lead: 10, trail: 10, card: 50, spacing: 10, count: 3)
    #expect((0..<3).map(fitting.restOffset) == [0, 0, 0])
    let one = ScrollGeometry(container: 393, lead: 40, trail: 40, card: 313, spacing: 12, count: 1)
    #expect((one.maximumOffset, one.contentLength) == (0, 313))
    let none = ScrollGeometry(container: 393, lead: 40, trail: 40, card: 313, spacing: 12, count: 0)
    #expect((none.maximumOffset, none.contentLength) == (0, 0))
    #expect(none.restOffset(0) == 0)
  }

  @Test("scrolls through cards that are longer than the container")
  func wideCards() {
    let geometry = ScrollGeometry(container: 100, lead: 0, trail: 0, card: 150, spacing: 10, count: 3)
    #expect((0..<3).map(geometry.restOffset) == [0, 160, 320])
    #expect(geometry.maximumOffset == 370)
    let centred = ScrollGeometry(
      container: 100, lead: 0, trail: 0, card: 150, spacing: 10, count: 3, anchor: .center)
    #expect((0..<3).map(centred.restOffset) == [25, 185, 345])
    #expect((0..<3).map { geometry.visibleLength($0, offset: 100) } == [50, 40, 0])
  }

  @Test("shows the peek of the neighbours")
  func visible() {
    #expect((0..<4).map { Self.peek.visibleLength($0, offset: 0) } == [313, 28, 0, 0])
    #expect((0..<4).map { Self.peek.visibleLength($0, offset: 325) } == [28, 313, 28, 0])
    #expect(rounded(Self.coverFlow.visibleLength(1, offset: Self.coverFlow.restOffset(2))) == 66.67)
    #expect(rounded(Self.parallax.visibleLength(1, offset: 0)) == 70.95)
    #expect(rounded(Self.wideParallax.visibleLength(1, offset: 0)) == 2.95)
  }

  @Test("begins at the right edge in right-to-left layout", arguments: [0.0, 325, 975])
  func mirroring(_ offset: Double) {
    for index in 0..<4 {
      let edge = Self.peek.leadingEdge(index, offset: offset)
      #expect(Self.peek.mirrored(edge) + edge + 313 == 393)
    }
    #expect(Self.peek.mirrored(40) == 40)
  }

  @Test(
    "takes what is not a number for zero",
    arguments: [Double.nan, .infinity, -.infinity, -1, 1e308, -1e308])
  func hostile(_ value: Double) {
    let geometries = [
      ScrollGeometry(container: value, lead: 0, trail: 0, card: 10, spacing: 2, count: 3),
      ScrollGeometry(container: 100, lead: value, trail: 0, card: 10, spacing: 2, count: 3),
      ScrollGeometry(container: 100, lead: 0, trail: value, card: 10, spacing: 2, count: 3),
      ScrollGeometry(container: 100, lead: 0, trail: 0, card: value, spacing: 2, count: 3),
      ScrollGeometry(container: 100, lead: 0, trail: 0, card: 10, spacing: value, count: -3),
    ]
    for geometry in geometries {
      #expect(!geometry.restOffset(2).isNaN && geometry.restOffset(2) >= 0)
      #expect(!geometry.leadingEdge(2, offset: 0).isNaN)
      #expect(geometry.visibleLength(0, offset: 0) >= 0)
      #expect(geometry.stride >= 0 && geometry.count >= 0)
    }
  }

  @Test("rests between the first place and the last, later cards later", arguments: 0..<50)
  func law(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    let geometry = ScrollGeometry(
      container: random.length(below: 800), lead: random.length(below: 100), trail: random.length(below: 100),
      card: random.length(below: 600), spacing: random.length(below: 40), count: random.count(below: 20) + 1,
      anchor: [.start, .center, .end][random.count(below: 3)])
    let rests = (0..<geometry.count).map(geometry.restOffset)
    #expect(rests == rests.sorted())
    #expect(rests.allSatisfy { (0...geometry.maximumOffset).contains($0) })
  }
}
