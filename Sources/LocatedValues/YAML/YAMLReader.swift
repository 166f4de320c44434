/// Reads YAML 1.2 as libyaml understands it, one document a file.
struct YAMLReader {
  let source: SourceText
  let limits: ReadingLimits

  init(_ source: SourceText, limits: ReadingLimits) {
    self.source = source
    self.limits = limits
  }

  /// Reads the document.
  ///
  /// libyaml looks ahead, so a syntax error can hide what it has seen before. After one, the text is therefore read
  /// again up to there, which brings out the faults of meaning and the value that come before it.
  func read() -> Reading {
    if let error = YAMLDirectives.tooMany(in: source) {
      return reading(YAMLPass(source, limits), error, error.place)
    }
    var pass = YAMLPass(source, limits)
    switch pass.run() {
    case .whole: return reading(pass, nil, nil)
    case .refused(let error): return reading(pass, error, error.place)
    case .cut: return reading(pass, textFault(), pass.places.place(atOffset: source.end))
    case .broken(let error, let problem, let offset):
      let isTextFault = source.fault != nil && problem >= source.end
      return readAgain(upTo: offset, error: isTextFault ? textFault() : error)
    }
  }

  private func readAgain(upTo offset: Int, error: Diagnostic?) -> Reading {
    var pass = YAMLPass(source, limits, cutAt: offset)
    if case .refused(let earlier) = pass.run() { return reading(pass, earlier, earlier.place) }
    return reading(pass, error, pass.places.place(atOffset: offset))
  }

  private func reading(_ pass: YAMLPass, _ error: Diagnostic?, _ stop: Place?) -> Reading {
    var builder = pass.builder
    if let error { builder.diagnostics.add(error) }
    if let stop { builder.endAll(at: stop) }
    return Reading(
      file: source.file, format: .yaml, value: builder.root, diagnostics: builder.diagnostics, stop: stop)
  }

  private func textFault() -> Diagnostic? {
    guard let fault = source.fault else { return nil }
    var places = source.places
    return fault.diagnostic(file: source.file, place: places.place(atOffset: fault.offset))
  }
}
