/// Text that is equal when its bytes are.
///
/// A String is also equal to its other canonical forms, and hashes all of them alike: a file with many forms of one
/// key would make a hash table slow.
struct ExactText: Hashable {
  let text: String

  static func == (first: ExactText, second: ExactText) -> Bool {
    first.text.utf8.count == second.text.utf8.count && first.text.utf8.elementsEqual(second.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var copy = text
    copy.withUTF8 { bytes in unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }
  }
}
