/// Reports of one kind, written one after the other as one document.
public struct ReportDocument<Kind: Report> {
  /// The number of the JSON schema that is written.
  public static var schema: Int { 1 }

  private let format: ReportFormat
  private var count = 0

  /// Creates a document in which nothing was written yet.
  public init(_ format: ReportFormat) { self.format = format }

  /// Writes one more report.
  public mutating func write(_ report: Kind, to output: inout some TextOutputStream) {
    switch format {
    case .text:
      if count > 0 { output.write("\n") }
      report.writeText(to: &output)
    case .json:
      guard !report.isEmpty else { return }
      output.write(count == 0 ? opening : ",\n")
      report.writeJSON(to: &output)
    }
    count += 1
  }

  /// Writes the end; a document without reports is still a document.
  public mutating func finish(to output: inout some TextOutputStream) {
    guard format == .json else { return }
    output.write(count == 0 ? opening + "]}\n" : "\n]}\n")
  }

  private var opening: String { "{\"schema\":\(Self.schema),\"\(Kind.collectionName)\":[\n" }
}
