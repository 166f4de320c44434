/// A fault that libyaml found, said for people.
struct YAMLSyntaxError {
  private let fault: YAMLFault

  init(_ fault: YAMLFault) {
    self.fault = fault
  }

  /// The fault as a diagnostic.
  ///
  /// - Parameters:
  ///   - pass: The pass in which it came up.
  ///   - problem: The offset of the byte at which libyaml stopped.
  /// - Returns: The diagnostic, at the opening quote for text that is never closed and else at the problem.
  func diagnostic(in pass: inout YAMLPass, at problem: Int) -> Diagnostic {
    let context = pass.places.offset(ofCharacter: fault.contextCharacter)
    let contextPlace = pass.places.place(atOffset: context)
    let place = beginsAtContext ? contextPlace : pass.places.place(atOffset: problem)
    let said = explanation(byte: problem < pass.end ? pass.source.bytes[problem] : nil, column: place.column)
    let part = partName.map {
      contextPlace.line < place.line ? " in the \($0) that starts in line \(contextPlace.line)" : ""
    }
    return Diagnostic(
      file: pass.source.file, place: place, message: said.message + (part ?? ""), advice: said.advice)
  }

  private var beginsAtContext: Bool {
    fault.context == "while scanning a quoted scalar"
      && ["found unexpected end of stream", "found unexpected document indicator"].contains(fault.problem)
  }

  private var partName: String? {
    switch fault.context {
    case "while parsing a block mapping", "while parsing a flow mapping": "mapping"
    case "while parsing a block collection", "while parsing a flow sequence": "list"
    default: nil
    }
  }

  // YAML 1.2.2, 7.4.2.
  private static let longestSimpleKey = 1_024

  private func explanation(byte: UInt8?, column: Int) -> (message: String, advice: String) {
    if let byte, fault.problem == "found character that cannot start any token" {
      return YAMLSyntaxError.badStart(byte)
    }
    if beginsAtContext {
      return ("this text in quotes is never closed", "write the same quote where the text ends")
    }
    if fault.problem == "mapping values are not allowed in this context", column > Self.longestSimpleKey {
      return (
        "a colon cannot stand here, or the key before it is longer than \(Self.longestSimpleKey) characters",
        "put quotes around text with a colon in it, or a question mark and a space before a long key"
      )
    }
    if byte == UInt8(ascii: ":"),
      ["did not find expected key", "did not find expected node content"].contains(fault.problem)
    {
      return ("an entry has no key", "write a key before the colon, or \"\" for the empty key")
    }
    if let known = YAMLSyntaxError.known[fault.problem] { return known }
    let context = fault.context.isEmpty ? "" : " " + fault.context
    return ("\(fault.problem)\(context)", "check quotes, colons, brackets and indentation around here")
  }

  private static func badStart(_ byte: UInt8) -> (message: String, advice: String) {
    switch byte {
    case UInt8(ascii: "\t"): ("a tab cannot indent", "use spaces")
    case UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"):
      ("text cannot start with \(Character(Unicode.Scalar(byte)))", "put quotes around the text")
    default: ("nothing can start with this character", "put quotes around the text")
    }
  }
}
