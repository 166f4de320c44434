/// Finds the places of byte offsets and of character numbers in a text.
///
/// It walks along with its caller, so that reading a document from start to end looks at every byte once. A mark
/// every 1024 bytes keeps a step back cheap, so that no order of questions takes more than linear time.
struct PlaceFinder {
  private struct Mark {
    var offset: UInt32
    var character: UInt32
    var line: UInt32
    var lineStart: UInt32
  }

  private static let spacing = 1_024

  private let bytes: [UInt8]
  private let contentStart: Int
  private var here: Mark
  private var marks: [Mark]

  /// A finder for a text; characters, lines and columns are counted from `contentStart`, behind a byte order mark.
  init(_ bytes: [UInt8], contentStart: Int) {
    self.bytes = bytes
    self.contentStart = contentStart
    here = Mark(offset: UInt32(contentStart), character: 0, line: 1, lineStart: UInt32(contentStart))
    marks = [here]
  }

  /// The place of a byte; offsets outside of the text are moved to its ends.
  mutating func place(atOffset offset: Int) -> Place {
    let target = UInt32(min(max(offset, contentStart), bytes.count))
    if target < here.offset { here = lastMark { $0.offset <= target } }
    walk(toOffset: target, toCharacter: .max)
    return Place(line: Int(here.line), column: Int(target - here.lineStart) + 1, offset: Int(target))
  }

  /// The offset of the first byte of a character (a Unicode scalar), counted from 0.
  mutating func offset(ofCharacter character: Int) -> Int {
    let target = UInt32(clamping: character)
    if target < here.character || (target == here.character && isInsideCharacter) {
      here = lastMark { $0.character < target || ($0.character == target && $0.character == 0) }
    }
    walk(toOffset: UInt32(bytes.count), toCharacter: target)
    while isInsideCharacter { walk(toOffset: here.offset + 1, toCharacter: .max) }
    return Int(here.offset)
  }

  private var isInsideCharacter: Bool {
    here.offset < bytes.count && bytes[Int(here.offset)] & 0xC0 == 0x80
  }

  private func lastMark(where holds: (Mark) -> Bool) -> Mark {
    var low = 0
    var high = marks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if holds(marks[middle]) { low = middle } else { high = middle }
    }
    return marks[low]
  }

  private mutating func walk(toOffset target: UInt32, toCharacter character: UInt32) {
    var walker = here
    while walker.offset < target, walker.character < character {
      step(&walker)
      if Int(walker.offset) - contentStart == marks.count * Self.spacing { marks.append(walker) }
    }
    here = walker
  }

  private func step(_ walker: inout Mark) {
    let byte = bytes[Int(walker.offset)]
    walker.offset += 1
    if byte & 0xC0 != 0x80 { walker.character += 1 }
    guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { return }
    let next = Int(walker.offset)
    if byte == UInt8(ascii: "\r"), next < bytes.count, bytes[next] == UInt8(ascii: "\n") { return }
    walker.line += 1
    walker.lineStart = walker.offset
  }
}
