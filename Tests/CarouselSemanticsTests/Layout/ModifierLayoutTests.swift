import CarouselModel
import CarouselSemantics
import SeededRandom
import Testing

/// What layout modifiers do to frames, on a screen of 200 by 100 points.
@Suite("Layout modifiers")
struct ModifierLayoutTests {
  private let a = FramePage.box("a", 20, 10)
  private let fill = FramePage.filler("f")

  private func frame(_ view: some View) -> String { FramePage.lines(view).first ?? "none" }

  @Test("an element has the frame of the place where its first property was set")
  func place() {
    #expect(
      frame(Color(.clear).accessibilityLabel("f").frame(width: 20, height: 10)) == "f: x 90, y 45, 20 by 10")
    #expect(
      frame(Color(.clear).frame(width: 20, height: 10).padding(5).accessibilityLabel("f"))
        == "f: x 85, y 40, 30 by 20")
    #expect(
      frame(Text("a").padding(5).accessibilityElement().accessibilityLabel("f")) == "f: x 91, y 34, 19 by 32")
  }

  @Test("padding makes room, negative padding takes it")
  func padding() {
    #expect(frame(fill.padding(10)) == "f: x 10, y 10, 180 by 80")
    #expect(frame(fill.padding(.leading, 10)) == "f: x 10, y 0, 190 by 100")
    #expect(frame(fill.padding(.horizontal, -10)) == "f: x -10, y 0, 220 by 100")
  }

  @Test("a fixed frame aligns what is in it")
  func fixedFrame() {
    #expect(frame(a.frame(width: 100, height: 50, alignment: .topLeading)) == "a: x 50, y 25, 20 by 10")
    #expect(frame(a.frame(width: 100, height: 50, alignment: .bottomTrailing)) == "a: x 130, y 65, 20 by 10")
    #expect(frame(fill.frame(width: 50)) == "f: x 75, y 0, 50 by 100")
  }

  @Test("a flexible frame takes what it is offered up to its largest length")
  func flexibleFrame() {
    #expect(frame(a.frame(maxWidth: .infinity, alignment: .leading)) == "a: x 0, y 45, 20 by 10")
    #expect(frame(fill.frame(maxWidth: 60)) == "f: x 70, y 0, 60 by 100")
    #expect(frame(a.frame(minWidth: 60, alignment: .leading)) == "a: x 70, y 45, 20 by 10")
  }

  @Test("lengths that are negative or not finite are left out", arguments: [Double.nan, .infinity, -5])
  func hostileFrame(_ value: Double) {
    #expect(frame(fill.frame(width: value, height: 50)) == "f: x 0, y 25, 200 by 50")
    #expect(frame(fill.containerRelativeFrame(.horizontal) { _ in value }) == "f: x 0, y 0, 200 by 100")
  }

  @Test("a ratio fits what is inside, or fills it")
  func aspectRatio() {
    func ratio(_ ratio: Double, fills: Bool) -> String {
      frame(fill.modifier(.layout(.aspectRatio(ratio, fills: fills))))
    }
    #expect(ratio(1, fills: false) == "f: x 50, y 0, 100 by 100")
    #expect(ratio(1, fills: true) == "f: x 0, y -50, 200 by 200")
    #expect(ratio(0, fills: true) == "f: x 0, y 0, 200 by 100")
  }

  @Test("an offset moves the frame and leaves the layout as it is")
  func offset() {
    let row = HStack(spacing: 0) {
      a.offset(x: 5, y: 3)
      FramePage.box("b", 20, 10)
    }
    #expect(FramePage.lines(row) == ["a: x 85, y 48, 20 by 10", "b: x 100, y 45, 20 by 10"])
  }

  @Test("overlays and backgrounds are aligned in what they lie on")
  func layers() {
    let view = FramePage.box("base", 100, 60).overlay(alignment: .bottomTrailing) { a }
      .background { FramePage.filler("behind") }
    #expect(
      Set(FramePage.lines(view)) == [
        "base: x 50, y 20, 100 by 60", "a: x 130, y 70, 20 by 10", "behind: x 50, y 20, 100 by 60",
      ])
  }

  @Test("effects leave the frame alone")
  func effects() {
    let plain = frame(a)
    #expect(frame(a.scaleEffect(3)) == plain)
    #expect(frame(a.visualEffect { _ in EffectValues(scale: 2, offsetX: 50) }) == plain)
    #expect(frame(a.scrollTransition { _ in EffectValues(offsetX: 50) }) == plain)
    #expect(frame(a.cornerRadius(5).opacity(0.5)) == plain)
  }

  @Test("a geometry reader gives its size, and puts its views at its top leading corner")
  func geometryReader() {
    let view = GeometryReader { size in
      FramePage.box("\(Int(size.width)) by \(Int(size.height))", size.width / 2, 10)
    }
    #expect(frame(view.padding(10)) == "180 by 80: x 10, y 10, 90 by 10")
  }

  @Test("a relative length is a share of the nearest container without its insets")
  func relative() {
    #expect(frame(fill.containerRelativeFrame(.horizontal) { $0 / 2 }) == "f: x 50, y 0, 100 by 100")
    let row = ScrollView(.horizontal) { HStack(spacing: 0) { fill.containerRelativeFrame(.horizontal) } }
    #expect(frame(row.contentMargins(.horizontal, 30)) == "f: x 30, y 0, 140 by 100")
    #expect(frame(row.safeAreaPadding(.horizontal, 30)) == "f: x 30, y 0, 140 by 100")
    // Safe area on a wrapper reaches the scroll view inside.
    #expect(
      frame(EnvironmentReader { _ in row.node.modifier(.other("x")) }.safeAreaPadding(.horizontal, 30))
        == "f: x 30, y 0, 140 by 100")
    #expect(frame(VStack { fill }.safeAreaPadding(.horizontal, 30)) == "f: x 30, y 0, 140 by 100")
  }

  @Test("hostile lengths never give a frame that is not a number", arguments: 0..<60)
  func finite(_ seed: Int) {
    var random = RandomViews(seed: seed)
    var view = random.view(depth: 3)
    for _ in 0..<4 {
      let value = random.pick([Double.nan, .infinity, -.infinity, -10, 0, 10])
      view = random.pick([
        view.frame(width: value), view.frame(minWidth: 10, maxWidth: 5), view.padding(.all, -500),
        view.containerRelativeFrame(.vertical) { _ in value },
      ])
    }
    for stop in TreePage.tree(view).stops {
      let rect = stop.node.frame.rect
      #expect(rect.map { !$0.x.isNaN && !$0.width.isNaN && $0.width >= 0 } == true)
    }
  }
}
