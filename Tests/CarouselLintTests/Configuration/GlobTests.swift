import CarouselLint
import Testing

@Suite("Patterns for paths")
struct GlobTests {
  @Test(
    "fit as those of .gitignore do",
    arguments: [
      ("Generated", "/p/Generated/a.yaml", true), ("Generated", "/p/x/Generated/y/a.yaml", true),
      ("Generated", "/p/NotGenerated/a.yaml", false), ("*.yaml", "/p/x/a.yaml", true),
      ("Cards/*.yaml", "/p/Cards/a.yaml", true), ("Cards/*.yaml", "/p/x/Cards/a.yaml", false),
      ("Cards/*.yaml", "/p/Cards/x/a.yaml", false), ("Cards/**", "/p/Cards/x/a.yaml", true),
      ("Cards/**/a.yaml", "/p/Cards/a.yaml", true), ("Cards/**/a.yaml", "/p/Cards/x/y/a.yaml", true),
      ("**/old/*.yaml", "/p/old/a.yaml", true), ("/Cards", "/p/Cards/a.yaml", true),
      ("./Cards/", "/p/Cards/a.yaml", true), ("a?.{yaml,json}", "/p/ab.json", true),
      ("a?.{yaml,json}", "/p/abc.json", false), ("a.yaml", "/q/a.yaml", false), ("é*", "/p/école.yaml", true),
    ])
  func fits(_ pattern: String, _ path: String, _ isFit: Bool) throws {
    #expect(try #require(Glob(pattern, in: "/p")).matches(path) == isFit)
  }

  @Test("take no time on patterns made to be slow")
  func slow() throws {
    let pattern = String(repeating: "**/", count: 200) + String(repeating: "a*", count: 200) + "b"
    let path = "/p/" + String(repeating: "a/", count: 400) + String(repeating: "a", count: 400)
    #expect(try !#require(Glob(pattern, in: "/p")).matches(path))
    #expect(Glob(String(repeating: "{a,b}", count: 30), in: "/p") == nil)
    #expect(Glob("", in: "/p") == nil)
  }
}
