import CarouselModel
import LocatedValues
import NearestNames

/// Reads one screen: its outermost view with what is said beside it.
struct ScreenReader: Sendable {
  let file: String
  let name: String
  let mapping: Mapping
  let value: LocatedValue
  let outer: ScreenForm
  let stop: Place?

  /// Looks for faults, and gives the screen if there is none.
  func read(into findings: inout Findings) -> Screen? {
    var session = ReadingSession(
      file: file, context: ScreenContext(settings: AccessibilitySettings()), stop: stop)
    let form = ScreenForm.record.read(mapping, of: value, &session) { ScreenForm.record.has($0.key) }
    var overrides = form.overrides.falling(backOn: ScreenForm.settings(statedIn: mapping))
    overrides = overrides.falling(backOn: outer.overrides)
    let states = CarouselStates(in: mapping)
    session.states = states
    let state = initialState(form, states)
    session.context = ScreenContext(settings: overrides.applied(to: AccessibilitySettings()), state: state)
    let root = view(&session)
    check(session.selections, in: state, &session)
    findings.add(session.findings)
    guard root != nil, !session.diagnostics.hasErrors else { return nil }
    let memory = session.memory
    return Screen(
      form.name ?? name, source: session.source(value), initialState: state, overrides: overrides
    ) { context in
      var session = ReadingSession(file: file, context: context, isEvaluating: true)
      session.states = states
      session.memory = memory
      return view(&session) ?? ViewNode(.empty)
    }
  }

  private func view(_ session: inout ReadingSession) -> ViewNode? {
    session.depth += 1
    let entries = mapping.filter { !ScreenForm.record.has($0.key) }
    // The notation of carousels has a language and a direction of its own, for rules that look for them.
    if CarouselNotation.isUsedAtTop(in: entries) || (Self.isLoose(mapping) && entries.isEmpty) {
      let own = mapping.filter {
        !ScreenForm.record.has($0.key) || $0.key == "language" || $0.key == "direction"
      }
      return NotationReader.node(Mapping(own), of: value, &session)
    }
    guard !entries.isEmpty || session.isCutShort(value) else {
      session.error(
        at: value.place, "there is no view",
        advice: "write one, such as text: Hello, or screens with one each")
      return nil
    }
    return NodeReader.node(Mapping(entries), of: value, &session)
  }

  private static func isLoose(_ mapping: Mapping) -> Bool {
    mapping["language"] != nil || mapping["direction"] != nil
  }

  private func initialState(_ form: ScreenForm, _ states: CarouselStates) -> ScreenState {
    var state = outer.state
    state.values.merge(states.initial) { $1 }
    state.values.merge(form.state.values) { $1 }
    return state
  }

  /// Reports selections that name no item of the carousel that they are bound to.
  private func check(_ claims: [SelectionClaim], in state: ScreenState, _ session: inout ReadingSession) {
    for claim in claims {
      guard let id = state[claim.key].text, !claim.ids.contains(id) else { continue }
      let place = mapping["state"]?.mapping?[claim.key.name]?.place ?? claim.place ?? value.place
      let nearest = nearestName(to: id, in: claim.ids.sorted())
      session.error(
        at: place,
        "\(TerminalText.quoted(claim.key.name)) is \(TerminalText.quoted(id)), and no item has that id",
        advice: nearest.map { "did you mean \(TerminalText.quoted($0))?" } ?? "write the id of an item")
    }
  }
}
