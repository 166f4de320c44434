import CarouselDefinitions
import Testing

/// Views as pages: a definition, and the views that it gives.
@Suite("Views")
struct ViewPagesTests {
  @Test("scalars are words where words are wanted, whatever they look like")
  func words() {
    #expect(
      Page(
        """
        vstack:
          - text: no
          - text: 1.10
          - text: "on"
          - text: Alps
            label: off
            value: 007
          - text: true
            hidden: yes
        """
      ).lines == [
        "vertical stack",
        "  text \"no\"",
        "  text \"1.10\"",
        "  text \"on\"",
        "  text \"Alps\"",
        "  . label off",
        "  . value 007",
        "  text \"true\"",
        "  . hidden(true)",
      ])
  }

  @Test("modifiers apply in the order of the keys, wherever the kind stands")
  func order() {
    #expect(
      Page("{opacity: 0.5, text: Alps, hidden: true, padding: {top: 8, horizontal: 4}}").lines == [
        "text \"Alps\"",
        ". opacity(0.5)",
        ". hidden(true)",
        ". padding(EdgeInsets(top: 8.0, leading: 4.0, bottom: 0.0, trailing: 4.0))",
      ])
    #expect(
      Page(
        """
        hstack: [Alps, from 89]
        modifiers:
          - {label: A, traits: button}
          - children: combine
          - {label: B, enabled: false}
        """
      ).lines == [
        "horizontal stack",
        ". label A",
        ". traits button",
        ". children: combine",
        ". label B (off)",
        "  text \"Alps\"",
        "  text \"from 89\"",
      ])
  }

  @Test("Apple's spellings are read")
  func aliases() {
    let apple = Page(
      "{text: A, accessibilityLabel: B, accessibilityHidden: false, accessibilityAddTraits: isHeader}")
    #expect(apple.lines == Page("{text: A, label: B, hidden: false, traits: [header]}").lines)
    #expect(apple.faults == [])
  }

  @Test("texts may be unknown, localised, verbatim, joined, or held by the state")
  func texts() {
    #expect(
      Page(
        """
        state: {selection: Forest}
        vstack:
          - text: {unknown: item.title}
          - text: {key: "%lld of %lld", arguments: [3, 5]}
          - text: {key: "%2$@, %1$lld%% and %@"}
          - text: {verbatim: none}
          - text: ["Now ", {state: selection}, {state: other}]
        """
      ).lines == [
        "vertical stack",
        "  text \"‹item.title›\"",
        "  text \"3 of 5\"",
        "  text \"‹%2$@›, ‹%1$lld›% and ‹%@›\"",
        "  text \"none\"",
        "  text \"Now Forest\"",
      ])
  }

  @Test("containers take a list or keys")
  func containers() {
    #expect(
      Page(
        """
        zstack:
          - vstack: {spacing: 18, alignment: leading, lazy: true, content: [A]}
          - hstack: []
          - scroll: {axis: horizontal, content: B}
          - group: [C]
          - {empty: }
          - {spacer: }
          - divider: null
          - opaque: MapView
        """
      ).lines == [
        "depth stack",
        "  lazy vertical stack, 18.0 apart",
        "    text \"A\"",
        "  horizontal stack",
        "  scroll horizontal",
        "    text \"B\"",
        "  group",
        "    text \"C\"",
        "  empty",
        "  spacer",
        "  divider",
        "  opaque MapView",
      ])
  }

  @Test("controls")
  func controls() {
    #expect(
      Page(
        """
        vstack:
          - button: Play
          - button: {title: Stop, role: cancel, action: {does: stop, set: {isPlaying: false}}}
          - link: {title: More, destination: "https://example.org"}
          - toggle: {title: Sound, is: on}
          - label: {title: Star, symbol: star}
          - page-control: {page: 1, count: 4}
        """
      ).lines == [
        "vertical stack",
        "  button",
        "    text \"Play\"",
        "  button cancel, stop, sets isPlaying to bool(false)",
        "    text \"Stop\"",
        "  link https://example.org",
        "    text \"More\"",
        "  toggle(Control.SwitchState.on))",
        "    text \"Sound\"",
        "  label, icon 1",
        "    text \"Star\"",
        "  pageControl(page: 1, count: 4)",
      ])
  }

  @Test("an effect of scrolling follows Reduce Motion")
  func motion() throws {
    let page = Page(
      "{text: A, scroll-transition: {scale: 0.9, rotation: 10, reduce-motion: {scale: 1, rotation: 0}}}")
    let screen = try #require(page.reading.screens.first)
    #expect(
      NodeOutline(screen).lines.last
        == ". scroll-transition EffectValues(scale: 0.9), opacity: nil, rotation: 10.0), offsetX: nil, offsetY: nil, unknown: [:])"
    )
    #expect(
      NodeOutline(screen, reduceMotion: true).lines.last
        == ". scroll-transition EffectValues(scale: 1.0), opacity: nil, rotation: 0.0), offsetX: nil, offsetY: nil, unknown: [:])"
    )
  }
}
