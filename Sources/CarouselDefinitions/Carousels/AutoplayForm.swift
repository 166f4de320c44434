import CarouselModel
import LocatedValues

/// A movement without being asked, in braces.
struct AutoplayForm: Sendable {
  var interval: Double?
  var animation: Animation?
  var target: String?
  var cycle: [Int] = []
  var start: Int?
  var runsWithReduceMotion: Bool?
  var stops: Set<Autoplay.StopMechanism>?
  var announces: Bool?
  var advancesOn: String?

  /// Movement whose interval is known.
  static let type = ValueType<Autoplay>(.record(record.shape)) { value, session in
    guard let form = record.type.read(value, &session) else { return nil }
    guard let autoplay = form.autoplay else {
      if value.mapping?["interval"].map(\.isNull) ?? true, !session.isCutShort(value) {
        session.error(
          at: value.place, "autoplay needs 'interval'",
          advice: "add the seconds between two moves, such as interval: 5")
      }
      return nil
    }
    return form.hasSoundStart(value, &session) ? autoplay : nil
  }

  static let record = RecordType<AutoplayForm>(
    "autoplay", "autoplay", acceptsNull: true, start: { AutoplayForm() },
    keys: [
      Key("interval", \.interval, .seconds, example: "1.3", "Seconds between two moves."),
      Key(
        "animation", \.animation, AnimationForm.type, example: "{name: smooth, duration: 0.8}",
        "How one move is animated."),
      Key(
        "state", \.target, .word("the name of a state variable"), example: "selection",
        "The state variable that each move writes."),
      Key(
        "cycle", \.cycle, .list(of: .integer("a position from 1", from: 1)),
        example: "[4, 5, 4, 3, 2, 1, 2, 3]",
        "The positions of the cards in the order of the moves, round and round; without it, one after the other."
      ),
      Key(
        "start", \.start, .integer("a place in the cycle from 1", from: 1), standard: "1", example: "4",
        "The place in `cycle` where it stands at first; the first move goes to the entry after it."),
      Key(
        "runs-with-reduce-motion", \.runsWithReduceMotion, .bool, aliases: ["reduceMotion"], example: "false",
        "Whether it also runs while Reduce Motion is on; not known when it is left out."),
      Key(
        "stop", \.stops, stopType, aliases: ["stops"], example: "[touch, button]",
        "What ends the movement for good; an empty list or `none` states that nothing does."),
      Key(
        "announces", .orNone(.bool), example: "false",
        "Whether each move is announced; `none` states that it is not."
      ) { $1.announces = $0.value ?? false },
      Key(
        "advance-on", \.advancesOn, .word("the name of an event"), aliases: ["advanceOn"],
        example: "animationEnd",
        "What starts the next move besides time."),
    ])

  private static let stopType = ValueType<Stated<[Autoplay.StopMechanism]>>.orNone(
    .oneOrMore(of: .choice("something that stops it"))
  ).map { Set($0.value ?? []) }

  /// The movement in zero-based indices; nil while its interval is not known.
  var autoplay: Autoplay? {
    interval.map {
      Autoplay(
        interval: $0, animation: animation, target: target.map { StateKey($0) }, cycle: cycle.map { $0 - 1 },
        start: (start ?? 1) - 1, runsWithReduceMotion: runsWithReduceMotion, stops: stops ?? [],
        announces: announces)
    }
  }

  private func hasSoundStart(_ value: LocatedValue, _ session: inout ReadingSession) -> Bool {
    guard let start, !cycle.isEmpty, start > cycle.count else { return true }
    session.error(
      at: value.mapping?["start"]?.place ?? value.place,
      "'start' is \(start), and the cycle has \(cycle.count) entries",
      advice: "write a number from 1 to \(cycle.count)")
    return session.isEvaluating
  }
}
