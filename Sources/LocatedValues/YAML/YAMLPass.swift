/// One way through a YAML text, from its start to its end or to where it is cut off.
struct YAMLPass {
  /// How a pass ends.
  enum End {
    /// The document was read.
    case whole
    /// Something that libyaml would take is refused: a limit, an empty file, a second document.
    case refused(Diagnostic)
    /// The text was cut off before the document ended.
    case cut
    /// libyaml cannot go on behind an offset, and what it has understood reaches up to another.
    case broken(Diagnostic, behind: Int, understood: Int)
  }

  /// A list or mapping that is open.
  private struct Open {
    let anchor: String?
    let isFlow: Bool
  }

  let source: SourceText
  let end: Int
  let isCut: Bool
  var places: PlaceFinder
  var builder: TreeBuilder
  private var anchors = YAMLAnchors()
  private var open: [Open] = []
  private let mask: LineSeparatorMask?

  /// A pass over the text up to its first fault, or up to an offset before.
  init(_ source: SourceText, _ limits: ReadingLimits, cutAt offset: Int? = nil) {
    self.source = source
    end = offset ?? source.end
    isCut = offset != nil || source.fault != nil
    places = source.places
    mask = LineSeparatorMask(source.bytes[source.start..<end])
    builder = TreeBuilder(file: source.file, limits: limits)
  }

  /// Goes all the way.
  mutating func run() -> End {
    let bytes = mask?.masked(source.bytes) ?? source.bytes
    let text = source.start..<end
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      var stream = unsafe YAMLEventStream(UnsafeBufferPointer(rebasing: buffer[text]))
      return follow(&stream)
    }
  }

  private mutating func follow(_ stream: inout YAMLEventStream) -> End {
    do throws(YAMLFault) {
      while true {
        let event = try stream.next()
        switch take(event) {
        case .ended(let end): return end
        case .goOn: continue
        case .documentEnded(let offset, let isMarked):
          // libyaml looks at what follows only when it has to: a second document may be a hostile one.
          if let second = secondDocument(from: offset, isCertain: isMarked) { return .refused(second) }
          guard try stream.next().kind != .streamEnd else { return .whole }
          return secondDocument(from: offset, isCertain: true).map(End.refused) ?? .whole
        }
      }
    } catch {
      let offset = places.offset(ofCharacter: error.isScanning ? error.contextCharacter : error.character)
      let problem = places.offset(ofCharacter: error.character)
      return .broken(
        YAMLSyntaxError(error).diagnostic(in: &self, at: problem), behind: problem,
        understood: min(offset, problem))
    }
  }

  private enum Step {
    case goOn
    /// The document ended at an offset, perhaps with a mark of three dots.
    case documentEnded(Int, isMarked: Bool)
    case ended(End)
  }

  private mutating func take(_ event: YAMLEvent) -> Step {
    let start = places.offset(ofCharacter: event.start)
    let range = self.range(of: event, from: start)
    if isBrokenOff(event, range) { return .ended(.cut) }
    do throws(Diagnostic) {
      switch event.kind {
      case .streamStart, .documentStart: break
      case .streamEnd: return .ended(.refused(emptyDocument()))
      case .documentEnd:
        if hasNoContent { return .ended(.refused(emptyDocument())) }
        return .documentEnded(places.offset(ofCharacter: event.end), isMarked: event.end > event.start)
      case .alias: try alias(event, at: range)
      case .scalar: try scalar(event, at: range)
      case .sequenceStart, .mappingStart: try begin(event, at: range.start)
      case .sequenceEnd, .mappingEnd: close(at: range.end)
      }
      return .goOn
    } catch {
      return .ended(.refused(error))
    }
  }

  /// Whether what is cut off may have been part of an event.
  private func isBrokenOff(_ event: YAMLEvent, _ range: SourceRange) -> Bool {
    guard isCut, event.kind != .streamStart, event.kind != .documentStart else { return false }
    if range.end.offset >= end { return true }
    return event.kind == .scalar && range.offsets.isEmpty && startOfContent(from: range.end.offset) == nil
  }

  private mutating func begin(_ event: YAMLEvent, at start: Place) throws(Diagnostic) {
    checkTag(of: event, at: places.place(atOffset: places.offset(ofCharacter: event.start)))
    if event.kind == .mappingStart {
      try builder.beginMapping(at: start)
    } else {
      try builder.beginSequence(at: start)
    }
    if let anchor = event.anchor { anchors.open(anchor) }
    open.append(Open(anchor: event.anchor, isFlow: event.isFlow))
  }

  private mutating func close(at end: Place) {
    guard let last = open.popLast() else { return }
    // libyaml ends a block where the next thing starts, behind empty lines and comments.
    let finished = builder.end(at: last.isFlow ? end : nil)
    if let anchor = last.anchor, let finished { anchors.close(anchor, finished) }
  }

  private mutating func scalar(_ event: YAMLEvent, at range: SourceRange) throws(Diagnostic) {
    let tag = scalarTag(of: event, at: range.start)
    let text = mask?.unmasked(event.text) ?? event.text
    let finished = try builder.add(Scalar(text, style: event.style, tag: tag), range: range)
    if let anchor = event.anchor { anchors.close(anchor, finished) }
  }

  private mutating func alias(_ event: YAMLEvent, at range: SourceRange) throws(Diagnostic) {
    let name = event.anchor ?? ""
    switch anchors.value(of: name, suggesting: !builder.diagnostics.isFull) {
    case .finished(let finished):
      var extent = finished.extent
      extent.nodes = max(extent.nodes, 1)
      try builder.add(.init(value: LocatedValue(finished.value.kind, range: range), extent: extent))
    case .open:
      builder.diagnostics.error(
        at: range.start, "the alias \(TerminalText.quoted("*" + name)) stands inside the value that it names",
        advice: "a value cannot hold itself; write out what is meant")
      builder.skip()
    case .unknown(let nearest):
      builder.diagnostics.error(
        at: range.start, "there is no anchor \(TerminalText.quoted("&" + name)) before this alias",
        advice: nearest.map { "did you mean \(TerminalText.quoted("*" + $0))?" }
          ?? "put \(TerminalText.quoted("&" + name)) before the value that is meant, or quotes around this text"
      )
      builder.skip()
    }
  }
}
