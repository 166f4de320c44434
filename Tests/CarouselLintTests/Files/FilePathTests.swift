import CarouselLint
import Testing

@Suite("File paths")
struct FilePathTests {
  @Test(
    "are made absolute without looking at the disk",
    arguments: [
      ("a.yaml", "/p/a.yaml"), ("./x/../a.yaml", "/p/a.yaml"), ("../a.yaml", "/a.yaml"), ("/b//c/.", "/b/c"),
      ("../../../a", "/a"), ("", "/p"),
    ])
  func absolute(_ path: String, _ expected: String) {
    #expect(FilePath.absolute(path, in: "/p") == expected)
  }

  @Test(
    "are told from a folder, and lead back",
    arguments: [
      ("/p/a/b.yaml", "/p", "a/b.yaml"), ("/q/b.yaml", "/p/c", "../../q/b.yaml"), ("/b.yaml", "/", "b.yaml"),
    ])
  func relative(_ path: String, _ folder: String, _ expected: String) {
    #expect(FilePath.relative(path, to: folder) == expected)
    #expect(FilePath.absolute(expected, in: folder) == path)
  }
}
