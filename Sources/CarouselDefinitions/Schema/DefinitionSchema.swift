import LocatedValues

/// The JSON Schema of definitions (draft 2020-12), for editors that complete and check while one writes.
///
/// It is made from the table that the reader reads by. Where JSON Schema cannot say what the reader knows, as
/// with identifiers that must differ, it accepts more than the reader.
public enum DefinitionSchema {
  /// The schema as JSON.
  public static var json: String { PlainValue.mapping(document).json() }

  private static var document: [PlainValue.Entry] {
    [
      entry("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      entry("title", .string("carousel-a11y definition")),
      entry("description", .string("One screen, or several by name.")),
      entry("anyOf", .sequence(roots)), entry("$defs", .mapping(ViewSchema.definitions + records + scalars)),
    ]
  }

  private static var roots: [PlainValue] {
    [
      ViewSchema.view(beside: screenKeys + [DocumentForm.schema]),
      ViewSchema.labelView(beside: screenKeys + [DocumentForm.schema]),
      ViewSchema.carousel(beside: screenKeys + [DocumentForm.schema]), several,
    ]
  }

  /// The keys of a screen beside its outermost view.
  static var screenKeys: [KeyShape] { ScreenForm.record.keys.map(\.shape) }

  private static var several: PlainValue {
    let screens = PlainValue.mapping([
      entry("type", .string("object")),
      entry(
        "additionalProperties",
        .mapping([
          entry(
            "anyOf",
            .sequence([
              ViewSchema.view(beside: screenKeys), ViewSchema.labelView(beside: screenKeys),
              ViewSchema.carousel(beside: screenKeys),
            ]))
        ])),
    ])
    var properties = ViewSchema.properties(screenKeys + [DocumentForm.schema])
    properties.append(entry(DocumentForm.screens.name, screens))
    return ViewSchema.object(properties, required: [DocumentForm.screens.name])
  }

  private static var records: [PlainValue.Entry] {
    ShapeCollector.records.map { record in entry(record.name, ShapeSchema.object(of: record)) }
  }

  private static var scalars: [PlainValue.Entry] {
    [
      entry("text", ShapeSchema.text), entry("color", ShapeSchema.color), entry("paint", ShapeSchema.paint),
      entry("item", ShapeSchema.item),
    ]
  }

  static func entry(_ key: String, _ value: PlainValue) -> PlainValue.Entry { PlainValue.Entry(key, value) }
}
