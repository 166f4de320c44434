import CarouselModel
import LocatedValues

/// Elements whose properties are given one by one.
enum ElementKinds {
  static let all: [Kind] = [
    Kind(
      "element", ElementForm.type,
      example: "{label: Midnight, traits: [button], container: {kind: series, index: 3, count: 5}}",
      "One accessibility element with the properties that UIKit gives it."),
    Kind(
      "elements", ElementsForm.type,
      example: "{rootOrder: sorted, nodes: [{label: A, frame: [0, 0, 10, 10]}]}",
      "Elements and containers with their frames, as UIKit gives them."),
  ]
}
