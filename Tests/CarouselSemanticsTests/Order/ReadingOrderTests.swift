import CarouselModel
import CarouselSemantics
import Testing

/// The order of elements with frames, as AccessibilitySnapshot 0.12.1 found it on devices.
@Suite("Reading order by frames")
struct ReadingOrderTests {
  private typealias Given = GivenElements

  @Test("rows from the top, each from left to right, or from right to left")
  func directions() {
    let square = [
      Given.element("A", 0, 0), Given.element("B", 10, 0), Given.element("C", 0, 10),
      Given.element("D", 10, 10),
    ]
    #expect(Given.read(square) == ["A", "B", "C", "D"])
    #expect(Given.read(direction: .rightToLeft, square) == ["B", "A", "D", "C"])
    #expect(Given.read(Array(square.reversed())) == ["A", "B", "C", "D"])
  }

  @Test("a row ends where the next top is 8 points lower on a phone, 13 on a pad")
  func rowLimit() {
    let steps = [
      Given.element("A", 0, 8), Given.element("B", 10, 0, width: 0), Given.element("C", 20, -8),
      Given.element("D", 30, -8),
    ]
    #expect(Given.read(idiom: .pad, steps) == ["A", "B", "C", "D"])
    #expect(Given.read(idiom: .phone, steps) == ["C", "D", "B", "A"])
    func pair(_ gap: Double, _ idiom: AccessibilitySettings.Idiom) -> [String] {
      Given.read(idiom: idiom, [Given.element("left", 0, gap), Given.element("right", 50, 0)])
    }
    #expect(pair(7.99, .phone) == ["left", "right"])
    #expect(pair(8, .phone) == ["right", "left"])
    #expect(pair(12.99, .pad) == ["left", "right"])
    #expect(pair(13, .pad) == ["right", "left"])
  }

  @Test("a row is a chain: each element below the limit from the one before it")
  func chains() {
    let circle = [Given.element("a", 20, 0), Given.element("b", 10, 5), Given.element("c", 0, 10)]
    #expect(Given.read(circle) == ["c", "b", "a"])
    #expect(Given.read(Array(circle.reversed())) == ["c", "b", "a"])
  }

  @Test("elements at the same place follow each other as they are declared")
  func ties() {
    let same = ["x", "y", "z"].map { Given.element($0, 5, 5) }
    #expect(Given.read(same) == ["x", "y", "z"])
    #expect(Given.read(direction: .rightToLeft, same) == ["x", "y", "z"])
  }

  @Test("containers that are kept read what is in them together")
  func nestedContainers() {
    let nodes = [
      Given.group(
        .sorted, kind: .semanticGroup, label: "Outer Container",
        [
          Given.element("Outer Item", 8, 8, width: 100, height: 20),
          Given.group(
            .sorted, kind: .semanticGroup, label: "Inner Container",
            [
              Given.element("Inner Item 1", 16, 44, width: 100, height: 20),
              Given.element("Inner Item 2", 16, 68, width: 100, height: 20),
            ]),
        ])
    ]
    #expect(Given.read(nodes) == ["Outer Item", "Inner Item 1", "Inner Item 2"])
  }

  @Test("an explicit order holds, whatever the frames say, and groups in it keep their own")
  func explicitOrder() {
    let header = Given.element("Header", 0, 0, width: 200, height: 40)
    let cells = [
      Given.element("Cell 2", 0, 150, width: 200, height: 40),
      Given.element("Cell 1", 0, 100, width: 200, height: 40),
    ]
    #expect(
      Given.read(root: .explicit, [Given.group(.sorted, cells), Given.group(.sorted, [header])])
        == ["Cell 1", "Cell 2", "Header"])
    #expect(
      Given.read(root: .explicit, [Given.group(.explicit, cells), header]) == ["Cell 2", "Cell 1", "Header"])
    #expect(
      Given.read(root: .explicit, [cells[0], Given.group(.sorted, [header])]) == ["Cell 2", "Header"])
  }

  @Test("a plain container is not there: its elements mix with those around it")
  func flatten() {
    let nodes = [
      Given.element("0", 184, 264), Given.element("1", 184, 384), Given.element("2", 184, 504),
      Given.group(.flatten, [Given.element("3.0", 184, 444), Given.element("3.1", 184, 324)]),
    ]
    #expect(Given.read(nodes) == ["0", "3.1", "1", "3.0", "2"])
    let nested = [
      Given.element("a", 0, 20),
      Given.group(.flatten, [Given.group(.flatten, [Given.element("b", 0, 0), Given.element("c", 0, 40)])]),
    ]
    #expect(Given.read(nested) == ["b", "a", "c"])
  }

  @Test("a group stands where its first element stands, by the group's own order")
  func groupKey() {
    let sorted = Given.group(.sorted, [Given.element("low", 0, 90), Given.element("high", 0, 0)])
    #expect(Given.read([Given.element("middle", 0, 40), sorted]) == ["high", "low", "middle"])
    let explicit = Given.group(.explicit, [Given.element("low", 0, 90), Given.element("high", 0, 0)])
    #expect(Given.read([Given.element("middle", 0, 40), explicit]) == ["middle", "low", "high"])
    let kept = Given.group(
      .sorted, kind: .landmark, frame: Rect(x: 0, y: 0, width: 100, height: 200),
      [Given.element("inside", 0, 90)])
    #expect(Given.read([Given.element("middle", 0, 40), kept]) == ["middle", "inside"])
  }

  @Test(
    "a kind of container is kept always, a semantic group only with words of its own",
    arguments: [
      (ContainerKind.list, true), (.landmark, true), (.dataTable, true), (.tabBar, true), (.series, true),
      (.scroll, true), (.semanticGroup, false), (.none, false),
    ])
  func kept(_ kind: ContainerKind, _ isKept: Bool) {
    let group = Given.group(.flatten, kind: kind, [Given.element("b", 0, 0), Given.element("d", 0, 40)])
    let read = Given.read([Given.element("c", 0, 20), group])
    #expect(read == (isKept ? ["b", "d", "c"] : ["b", "c", "d"]))
  }

  @Test("a label, a value, an identifier or the tab-bar trait keeps a group")
  func keptByWords() {
    let children = [Given.element("b", 0, 0), Given.element("d", 0, 40)]
    func read(_ group: ViewNode) -> [String] { Given.read([Given.element("c", 0, 20), group]) }
    let label = Given.group(.flatten, kind: .semanticGroup, label: "Row", children)
    let trait = Given.group(.flatten, traits: .tabBar, children)
    let identifier = Given.group(.flatten, kind: .semanticGroup, children).accessibilityIdentifier("row")
    for group in [label, trait, identifier] { #expect(read(group) == ["b", "d", "c"]) }
  }

  @Test("a container that is not kept may still be hidden")
  func hiddenGroup() {
    let group = Given.group(.flatten, isHidden: true, [Given.element("a", 0, 0)])
    #expect(Given.read([group, Given.element("b", 0, 20)]) == ["b"])
  }

  @Test("an element without any extent is no stop; one without width or height is")
  func zeroSize() {
    let nodes = [
      Given.element("none", 0, 0, width: 0, height: 0), Given.element("flat", 0, 20, width: 0),
      Given.element("thin", 0, 40, height: 0),
    ]
    #expect(Given.read(nodes) == ["flat", "thin"])
    let children = [Given.element("a", 0, 0)]
    let nothing = Rect(x: 0, y: 0, width: 0, height: 0)
    #expect(Given.read([Given.group(.sorted, frame: nothing, children)]) == ["a"])
    #expect(Given.read([Given.group(.explicit, frame: nothing, children)]) == [])
  }

  @Test("an element is a leaf: what is in it is not reached")
  func leaf() {
    var outer = Given.element("outer", 0, 0)
    outer.children = [Given.element("inner", 0, 0)]
    #expect(Given.read([outer]) == ["outer"])
  }

  @Test("elements outside the screen stay in the order")
  func offScreen() {
    let nodes = [
      Given.element("right", 5000, 0), Given.element("left", -5000, 0), Given.element("above", 0, -5000),
    ]
    #expect(Given.read(nodes) == ["above", "left", "right"])
  }

  @Test("places that are not numbers leave the order of declaration", arguments: [Double.nan, .infinity])
  func hostileFrames(_ value: Double) {
    let nodes = [Given.element("a", 0, 90), Given.element("b", value, 0), Given.element("c", 0, value)]
    #expect(Given.read(nodes) == ["a", "b", "c"])
  }

  // MARK: modality

  @Test("of several modal siblings only the last is read")
  func modal() {
    let nodes = [
      Given.element("below", 0, 0), Given.element("first", 0, 90, traits: .modal),
      Given.element("last", 0, 50, traits: .modal),
    ]
    #expect(Given.read(nodes) == ["last"])
  }

  @Test("a modal in one branch silences only that branch")
  func modalBranch() {
    for order in [ChildOrder.flatten, .sorted] {
      let branch = Given.group(order, [Given.element("b", 0, 20), Given.element("c", 0, 40, traits: .modal)])
      #expect(Given.read([Given.element("a", 0, 0), branch]) == ["a", "c"])
    }
  }

  @Test("a modal container silences its siblings, even with nothing in it")
  func modalContainer() {
    let dialog = Given.group(.sorted, traits: .modal, [Given.element("b", 0, 20), Given.element("c", 0, 40)])
    #expect(Given.read([Given.element("a", 0, 0), dialog, Given.element("d", 0, 60)]) == ["b", "c"])
    #expect(Given.read([Given.element("a", 0, 0), Given.group(.sorted, traits: .modal, [])]) == [])
    let hidden = Given.group(.sorted, traits: .modal, isHidden: true, [Given.element("b", 0, 20)])
    #expect(Given.read([Given.element("a", 0, 0), hidden]) == ["a"])
  }

  @Test("in an explicit order nothing is modal")
  func explicitModal() {
    let nodes = [Given.element("a", 0, 0), Given.element("b", 0, 20, traits: .modal)]
    #expect(Given.read(root: .explicit, nodes) == ["a", "b"])
  }
}
