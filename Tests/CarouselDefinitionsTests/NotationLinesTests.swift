import CarouselDefinitions
import Testing

/// Single facts in the notation of carousels, as they are written in one line: each is a definition by itself.
@Suite("Lines in the notation of carousels")
struct NotationLinesTests {
  private static let lines = [
    "cards: [{id: a, image: {name: photo1}}]", "cards: [{label: \"\\u200B \"}]",
    "cards: 40, form: adjustable",
    "controls: {next: {label: Next button}}", "cards: [{label: moon.stars.fill}]",
    "loop: clones, cards: 5, value: \"6 of 7\"",
    "value: {verbatim: \"1 of 4\"}, language: de", "value: {key: \"%lld of %lld\"}, language: de",
    "cards: [{title: Alps, button: Read more}, {title: Amazon, button: {text: Read more, label: Read more about Amazon}}]",
    "paging: custom, cards: [{visible: true}, {visible: false, hidden: false}]",
    "dots: {exposed: true, interactive: true}",
    "dots: {exposed: true, label: Page, value: \"1 of 4\", adjustable: true}",
    "selection: Midnight, caption: {text: Midnight, exposed: true}",
    "carousel: {cards: 5}", "carousel: {label: none}, autoplay: {interval: 5, stop: []}",
    "heading: {level: 1}, cards: [{heading: {level: 3}}]",
    "cards: [{action: open, children: combine, controls: [{label: Like}]}]",
    "cards: [{label: A, sort: 0}, {label: B, sort: 1}]",
    "paging: custom, gesture: drag, controls: {previous: {...}, next: {...}}",
    "paging: native, focusable: true, cards: [...]",
    "paging: custom, gesture: pan, scrollAction: none",
    "adjustable: {increment: next, decrement: none, value: none}",
    "controls: {previous: {atStart: enabled}}", "motion: {parallax: 70}, reduceMotion: {parallax: 0}",
    "motion: {transition: fly}, reduceMotion: {animation: none}", "autoplay: {advanceOn: animationEnd}",
    "autoplay: {interval: 1.3, stop: [touch, hover]}",
    "onUserChange: {announces: true}",
    "text: {color: white, size: 28, weight: bold, background: [green, teal]}",
    "dots: {interactive: true, color: secondary, activeShape: wide}",
    "dots: {color: grey@0.5, background: photo}",
    "dots: {interactive: true, size: 38x5, neighbour: 10 below}",
    "dots: {interactive: true, current: disabled}",
    "height: 44, texts: [{style: headline}, {style: subheadline}]", "minHeight: 44, texts: [...]",
    "texts: [{size: 17, scales: false}, {text: title, lineLimit: none}]", "language: en-GB",
    "language: englisch",
    "direction: rtl, controls: {next: {icon: chevron.forward}}",
    "slides: 5, dots: 4, dot labels: [2 of 5, 3 of 5]",
    "tabs: [{label: Home, tap: select}]", "paging: native, built: 2 of 10", "script: [focus 2, scroll next]",
    "image: {symbol: rectangle.stack, exposed: true}", "carousel: {exposed: true, label: none}",
    "carousel: {label: Deals carousel, roleDescription: carousel}",
    "dots: {exposed: true, label: \"3\"}, cards: [{label: A}]",
    "cards: [{label: Colours, texts: [{text: 75 Aa 55Aa, decorative: true}]}]",
    "cards: 4, controls: true, reduceMotion: {controls: false}",
  ]

  @Test("are read without a remark", arguments: lines)
  func line(_ line: String) {
    #expect(Page("{\(line)}").faults == [])
    #expect(Page("{\(line)}").reading.screens.count == 1)
  }
}
