import CYAML
import Foundation

/// Reads a file with libyaml's events alone: the floor of everything that reads YAML through it.
enum LibYAMLFloor {
  static func events(in path: String) -> Int {
    guard let data = FileManager.default.contents(atPath: path) else { return 0 }
    var parser = unsafe yaml_parser_t()
    guard unsafe yaml_parser_initialize(&parser) == 1 else { return 0 }
    defer { unsafe yaml_parser_delete(&parser) }
    let bytes = [UInt8](data)
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      var count = 0
      var isDone = false
      while !isDone {
        var event = unsafe yaml_event_t()
        guard unsafe yaml_parser_parse(&parser, &event) == 1 else { return count }
        count += 1
        isDone = unsafe event.type == YAML_STREAM_END_EVENT
        unsafe yaml_event_delete(&event)
      }
      return count
    }
  }
}
