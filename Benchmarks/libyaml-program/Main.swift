import CYAML

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The floor of everything that reads YAML through libyaml: the events of a file, counted and thrown away.
@main
struct Main {
  static func main() {
    guard let path = CommandLine.arguments.dropFirst().first, let file = unsafe fopen(path, "r") else {
      exit(2)
    }
    defer { unsafe fclose(file) }
    var parser = unsafe yaml_parser_t()
    guard unsafe yaml_parser_initialize(&parser) == 1 else { exit(2) }
    defer { unsafe yaml_parser_delete(&parser) }
    unsafe yaml_parser_set_input_file(&parser, file)
    var count = 0
    var isDone = false
    while !isDone {
      var event = unsafe yaml_event_t()
      guard unsafe yaml_parser_parse(&parser, &event) == 1 else { exit(1) }
      count += 1
      isDone = unsafe event.type == YAML_STREAM_END_EVENT
      unsafe yaml_event_delete(&event)
    }
    exit(count > 0 ? 0 : 1)
  }
}
