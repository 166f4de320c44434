import CarouselLint
import CarouselReports
import Foundation
import Testing

@Suite("Findings as JSON")
struct FindingsJSONTests {
  @Test("has exactly the documented keys")
  func keys() {
    #expect(
      SampleReport.text(.json, [SampleReport.finding()]) == """
        {"schema":1,"findings":[
        {"rule":"hint-sample","level":"error","certainty":"fail","message":"the hint says nothing new",\
        "advice":"leave it out","file":"/work-folder/Cards/a b.yaml","line":2,"column":28,"view":"Text",\
        "path":"Text","wcag":["2.4.6"],"occurrences":1}
        ],"counts":{"fail":1,"review":0,"pass":4,"notApplicable":1,"suppressed":0}}

        """)
  }

  @Test("without findings it is still a document")
  func empty() throws {
    let text = SampleReport.text(.json, [])
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect((object?["findings"] as? [Any])?.isEmpty == true)
  }
}
