import CYAML

/// The events of a YAML text, one after another, from libyaml.
///
/// It borrows the bytes: whoever makes one keeps them in place as long as it lives.
@safe struct YAMLEventStream: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let isReady: Bool

  /// A stream over UTF-8 text without a byte order mark.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    unsafe parser = .allocate(capacity: 1)
    unsafe parser.initialize(to: yaml_parser_t())
    unsafe isReady = yaml_parser_initialize(parser) == 1
    guard isReady else { return }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    if isReady { unsafe yaml_parser_delete(parser) }
    unsafe parser.deinitialize(count: 1)
    unsafe parser.deallocate()
  }

  /// The next event; after the end of the stream, that end again.
  mutating func next() throws(YAMLFault) -> YAMLEvent {
    var event = unsafe yaml_event_t()
    guard isReady, unsafe yaml_parser_parse(parser, &event) == 1 else { throw fault }
    defer { unsafe yaml_event_delete(&event) }
    return unsafe YAMLEvent(event)
  }

  private var fault: YAMLFault {
    let problem = unsafe YAMLEvent.text(parser.pointee.problem) ?? "out of memory"
    let context = unsafe YAMLEvent.text(parser.pointee.context)
    let mark = unsafe parser.pointee.problem_mark.index
    let contextMark = unsafe parser.pointee.context_mark.index
    let isScanning = unsafe parser.pointee.error == YAML_SCANNER_ERROR
    return YAMLFault(
      problem: problem, context: context ?? "", character: Int(clamping: mark),
      contextCharacter: Int(clamping: context == nil ? mark : contextMark), isScanning: isScanning)
  }
}

extension YAMLEvent {
  /// The event in Swift's types; `event` may be deleted afterwards.
  fileprivate init(_ event: yaml_event_t) {
    let kind = unsafe YAMLEvent.kind(of: event.type)
    unsafe self.init(
      kind, start: Int(clamping: event.start_mark.index), end: Int(clamping: event.end_mark.index))
    switch kind {
    case .alias:
      anchor = unsafe YAMLEvent.text(event.data.alias.anchor)
    case .scalar:
      anchor = unsafe YAMLEvent.text(event.data.scalar.anchor)
      tag = unsafe YAMLEvent.text(event.data.scalar.tag)
      style = unsafe YAMLEvent.style(of: event.data.scalar.style)
      let bytes = unsafe UnsafeBufferPointer(start: event.data.scalar.value, count: event.data.scalar.length)
      text = unsafe String(decoding: bytes, as: UTF8.self)
    case .sequenceStart:
      anchor = unsafe YAMLEvent.text(event.data.sequence_start.anchor)
      tag = unsafe YAMLEvent.text(event.data.sequence_start.tag)
      isFlow = unsafe event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
    case .mappingStart:
      anchor = unsafe YAMLEvent.text(event.data.mapping_start.anchor)
      tag = unsafe YAMLEvent.text(event.data.mapping_start.tag)
      isFlow = unsafe event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
    default: break
    }
  }

  fileprivate static func text(_ bytes: UnsafePointer<yaml_char_t>?) -> String? {
    guard let bytes = unsafe bytes else { return nil }
    return unsafe String(cString: bytes)
  }

  fileprivate static func text(_ bytes: UnsafePointer<CChar>?) -> String? {
    guard let bytes = unsafe bytes else { return nil }
    return unsafe String(cString: bytes)
  }

  private static func kind(of type: yaml_event_type_t) -> Kind {
    switch type {
    case YAML_STREAM_START_EVENT: .streamStart
    case YAML_DOCUMENT_START_EVENT: .documentStart
    case YAML_DOCUMENT_END_EVENT: .documentEnd
    case YAML_ALIAS_EVENT: .alias
    case YAML_SCALAR_EVENT: .scalar
    case YAML_SEQUENCE_START_EVENT: .sequenceStart
    case YAML_SEQUENCE_END_EVENT: .sequenceEnd
    case YAML_MAPPING_START_EVENT: .mappingStart
    case YAML_MAPPING_END_EVENT: .mappingEnd
    default: .streamEnd
    }
  }

  private static func style(of style: yaml_scalar_style_t) -> Scalar.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: .quoted
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
    default: .plain
    }
  }
}
