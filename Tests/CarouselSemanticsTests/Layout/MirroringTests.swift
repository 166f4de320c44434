import CarouselModel
import CarouselSemantics
import SeededRandom
import Testing

/// Right-to-left layout is left-to-right layout in a mirror.
@Suite("Mirroring")
struct MirroringTests {
  private func frames(
    _ view: ViewNode, _ direction: AccessibilitySettings.LayoutDirection
  ) -> [Rect?] {
    var settings = AccessibilitySettings()
    settings.layoutDirection = direction
    var frames: [Rect?] = []
    func visit(_ list: NodeList) {
      for node in list.nodes + list.removed {
        frames.append(node.frame.rect)
        visit(node.children)
        visit(node.hidden)
      }
    }
    visit(TreePage.tree(view, settings: settings).root)
    return frames
  }

  private func isMirrored(_ view: ViewNode) -> Bool {
    let (left, right) = (frames(view, .leftToRight), frames(view, .rightToLeft))
    return left.count == right.count
      && zip(left, right).allSatisfy { first, second in
        guard let first, let second else { return first == second }
        return abs(393 - first.maxX - second.x) < 1e-6 && first.size == second.size
          && abs(first.y - second.y) < 1e-6
      }
  }

  @Test("frames are mirrored, whatever the views", arguments: 0..<100)
  func views(_ seed: Int) {
    var random = RandomViews(seed: seed)
    var view = random.view(depth: 5)
    let alignments: [Alignment] = [.leading, .trailing, .topLeading, .bottomTrailing]
    view = view.padding(.leading, 30).frame(width: 150, height: 80, alignment: random.pick(alignments))
      .overlay(alignment: random.pick(alignments)) { Text("badge") }
      .padding(.trailing, 10).frame(maxWidth: .infinity, alignment: random.pick(alignments))
    #expect(isMirrored(view))
  }

  @Test("the documented carousels are mirrored", arguments: 0..<3)
  func demos(_ index: Int) {
    let demos = [PeekCarouselDemo().node, CoverFlowCarouselDemo().node, ParallaxCardsRowDemo().node]
    #expect(isMirrored(demos[index]))
  }

  @Test("what is read does not change in views that mirror themselves", arguments: 0..<60)
  func order(_ seed: Int) {
    var random = RandomViews(seed: seed)
    let view = random.view(depth: 4)
    var settings = AccessibilitySettings()
    settings.layoutDirection = .rightToLeft
    let (left, right) = (TreePage.lines(view), TreePage.lines(view, settings: settings))
    #expect(left == right)
  }
}
