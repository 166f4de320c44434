import CarouselDefinitions
import Testing

/// Which texts of a folder are definitions, and which are something else.
@Suite("Telling definitions from other files")
struct DefinitionSignatureTests {
  @Test(
    "keys at the top tell a definition, whole, cut off or broken",
    arguments: [
      "text: Albums\n", "{\"text\": \"Albums\"}", "vstack:\n- text: A\ntraits: [header]\n",
      "# what we show\n---\nlabel: Albums\ncards:\n  - Alps\n", "%YAML 1.2\n---\ncards: [Alps]\n",
      "\u{FEFF}cards: [Alps]\n", "\"cards\": [Alps]\n'label': Albums\n",
      "{ cards: [{label: Today's pick}, {label: 'a, b: c'}], dots: {shown: true} }",
      "screens:\n  Albums: {text: Albums}\n", "language: de\nheight: 44\n", "carousel: {cards: 3}\n",
      "cards: [\n  Alps\n]\nlabel: Albums\n", "cards:\n  - {label: Alps\nlabel: [",
      "{\"cards\": [{\"label\": \"Al",
      "lable: Albums\ncards: [Alps]\n", "carsd: [Alps]\nlabel: Albums\ntabs: [Home]\n",
    ])
  func definitions(_ text: String) {
    #expect(DefinitionSignature.isInKeys(of: Array(text.utf8)))
  }

  @Test(
    "other YAML and JSON is none",
    arguments: [
      "", "# nothing\n", "- text: A\n", "[1, 2]", "just words\n", "42\n",
      "{\"name\": \"app\", \"version\": \"1.0\", \"scripts\": {\"text\": \"x\"}}",
      "version: '3'\nservices:\n  web:\n    image: nginx\n", "name: ci\non: push\njobs: {}\n",
      "disabled_rules:\n  - line_length\n", "title: A page\nname: page\n", "image: node:18\nstages: [test]\n",
      "{\"text\": \"Hello\", \"button\": \"OK\"}", "{\"compilerOptions\": {\"cards\": 1}}",
      "openapi: 3.0.0\ninfo: {title: Cards}\npaths: {}\n", "apiVersion: v1\nkind: Pod\n---\ntext: A\n",
      "{{ if .Values.cards }}\ncards: 3\n{{ end }}\n", "state: {a: 1}\nname: A\n",
    ])
  func others(_ text: String) {
    #expect(!DefinitionSignature.isInKeys(of: Array(text.utf8)))
  }

  @Test("a schema or the name of the file tells a definition whatever its keys are")
  func stated() {
    let comment = "# yaml-language-server: $schema=../definition.schema.json\nfoo: 1\n"
    #expect(DefinitionSignature.isInSchema(of: Array(comment.utf8)))
    #expect(
      DefinitionSignature.isInSchema(of: Array("{\"$schema\": \"https://a.b/definition.schema.json\"}".utf8)))
    #expect(!DefinitionSignature.isInSchema(of: Array("{\"$schema\": \"https://a.b/package.json\"}".utf8)))
    #expect(!DefinitionSignature.isInSchema(of: Array("see: definition.schema.json\n".utf8)))
    #expect(DefinitionSignature.isIn(name: "Cards/Albums.carousel.yaml"))
    #expect(!DefinitionSignature.isIn(name: "Albums.carousel.d/package.json"))
  }
}
