import CarouselModel
import LocatedValues

/// Modifiers about place and size; lengths in points.
enum LayoutKeys {
  static let all: [ModifierKey] = [
    ModifierKey(
      "frame", FrameForm.record.type, example: "{width: 300, height: 420, alignment: leading}",
      "Fixes lengths, or limits them; `infinity` as a greatest length takes what is offered."
    ) { $0.modifiers },
    ModifierKey("height", .length, example: "400", "Fixes the height.") {
      [.layout(.frame(width: nil, height: $0, alignment: .center))]
    },
    ModifierKey("width", .length, example: "300", "Fixes the width.") {
      [.layout(.frame(width: $0, height: nil, alignment: .center))]
    },
    ModifierKey(
      "padding", .insets(of: .distance), example: "{horizontal: 40, bottom: 24}",
      "Adds space around the view; negative numbers let it grow beyond what it is offered."
    ) { [.layout(.padding($0))] },
    ModifierKey(
      "safe-area-padding", .insets(of: .length), example: "{horizontal: 40}",
      "Adds safe area, which also insets what the view scrolls."
    ) { [.layout(.safeAreaPadding($0))] },
    ModifierKey(
      "container-relative-frame", ContainerRelativeForm.type, example: "{axis: horizontal, factor: 0.85}",
      "Takes a length from that of the nearest container: an axis, or a mapping."
    ) { form in
      [.layout(.containerRelativeFrame(form.axes, length: { [factor = form.factor] in $0 * factor }))]
    },
    ModifierKey(
      "offset", PointForm.record.type, example: "{x: 12, y: -8}",
      "Shifts the drawing and leaves the layout as it is."
    ) {
      [.layout(.offset(x: $0.x, y: $0.y))]
    },
    ModifierKey(
      "overlay", LayerForm.type, example: "{alignment: bottomLeading, content: [{text: Alps}]}",
      "Puts views in front, as large as this one: the views, or a mapping."
    ) { [.layout(.overlay($0.content, alignment: $0.alignment))] },
    ModifierKey(
      "background-views", LayerForm.type, example: "[{color: black}]",
      "Puts views behind, as large as this one: the views, or a mapping."
    ) { [.layout(.background($0.content, alignment: $0.alignment))] },
    ModifierKey(
      "fixed-size", .flag("fixed-size"), example: "true",
      "Gives the view the size that it would choose itself."
    ) { _ in
      [.layout(.fixedSize)]
    },
    ModifierKey(
      "aspect-ratio", AspectForm.type, example: "{ratio: 0.75, mode: fill}",
      "Keeps a ratio of width to height: a number, `content` for the content's own, or a mapping."
    ) { [.layout(.aspectRatio($0.ratio, fills: $0.fills))] },
    ModifierKey("z-index", .number, example: "1", "Order in depth; higher is in front.") {
      [.layout(.zIndex($0))]
    },
    ModifierKey(
      "ignores-safe-area", .flag("ignores-safe-area"), example: "true",
      "Lets the view reach under the safe area."
    ) { _ in
      [.layout(.ignoresSafeArea)]
    },
  ]
}

extension ValueType where Value == Bool {
  /// A modifier that is there or not: only `true` may be written.
  static func flag(_ name: String) -> ValueType {
    ValueType(.flag) { value, session in
      guard let isOn = session.truth(of: value) else { return session.wrongType(value, wants: "true") }
      if !isOn {
        session.error(at: value.place, "'\(name)' can only be true", advice: "leave the key out")
        return nil
      }
      return isOn
    }
  }
}

/// A frame in braces.
struct FrameForm: Sendable {
  var width: Double?
  var height: Double?
  var limits = FrameLimits()

  /// A length that may be infinite.
  static let greatest = ValueType<Double>.forms(
    scalar: ValueType(.anyOf([ValueType<Double>.length.shape, .choice("infinity", ["infinity"])])) {
      value, session in
      value.text == "infinity" ? .infinity : ValueType<Double>.length.read(value, &session)
    })

  static let record = RecordType<FrameForm>(
    "frame-form", "a frame", start: { FrameForm() },
    keys: [
      Key("width", \.width, .length, example: "300", "Width in points."),
      Key("height", \.height, .length, example: "420", "Height in points."),
      Key(
        "min-width", \.limits.minWidth, .length, aliases: ["minWidth"], example: "44",
        "Smallest width in points."),
      Key(
        "max-width", \.limits.maxWidth, greatest, aliases: ["maxWidth"], example: "infinity",
        "Greatest width in points, or infinity."),
      Key(
        "min-height", \.limits.minHeight, .length, aliases: ["minHeight"], example: "44",
        "Smallest height in points."),
      Key(
        "max-height", \.limits.maxHeight, greatest, aliases: ["maxHeight"], example: "infinity",
        "Greatest height in points, or infinity."),
      Key(
        "alignment", \.limits.alignment, .alignment, standard: "center", example: "leading",
        "Where the view sits in the frame."),
    ])

  var modifiers: [Modifier.Kind] {
    var result: [Modifier.Kind] = []
    if width != nil || height != nil {
      result.append(.layout(.frame(width: width, height: height, alignment: limits.alignment)))
    }
    if limits.minWidth != nil || limits.maxWidth != nil || limits.minHeight != nil || limits.maxHeight != nil
    {
      result.append(.layout(.flexibleFrame(limits)))
    }
    return result
  }
}

/// A length relative to the container, in braces.
struct ContainerRelativeForm: Sendable {
  var axes: Set<Axis> = [.horizontal]
  var factor = 1.0

  static let type = ValueType<Self>.forms(
    scalar: ScrollForm.axes.map { ContainerRelativeForm(axes: $0) }, mapping: record.type)

  static let record = RecordType<ContainerRelativeForm>(
    "container-relative-form", "a relative frame", start: { ContainerRelativeForm() },
    keys: [
      Key(
        "axis", \.axes, ScrollForm.axes, standard: "horizontal", example: "horizontal", "Along which axis."),
      Key(
        "factor", \.factor, .factor, standard: "1", example: "0.85", "The share of the container's length."),
    ])
}

/// A shift in braces.
struct PointForm: Sendable {
  var x = 0.0
  var y = 0.0

  static let record = RecordType<PointForm>(
    "point", "a shift", start: { PointForm() },
    keys: [
      Key("x", \.x, .distance, standard: "0", example: "12", "Points to the right."),
      Key("y", \.y, .distance, standard: "0", example: "-8", "Points downwards."),
    ])
}

/// Views in front or behind, in braces.
struct LayerForm: Sendable {
  var content: ViewList = []
  var alignment = Alignment.center

  static let type = ValueType<Self>.forms(
    list: ValueType.nodes.map { LayerForm(content: $0) }, mapping: record.type)

  static let record = RecordType<LayerForm>(
    "layer-form", "a layer", start: { LayerForm() },
    keys: [
      Key(
        "alignment", \.alignment, .alignment, standard: "center", example: "bottomLeading",
        "Where the views sit."),
      Key("content", \.content, .nodeOrNodes, example: "[{text: Alps}]", "The views."),
    ])
}

/// A ratio of width to height.
struct AspectForm: Sendable {
  var ratio: Double?
  var fills = false

  static let type = ValueType<Self>.forms(
    scalar: ValueType(.anyOf([.number(ratios), .choice("content", ["content"])])) { value, session in
      if value.text == "content" { return AspectForm() }
      return ValueType<Double>.number(ratios).read(value, &session).map { AspectForm(ratio: $0) }
    }, mapping: record.type)

  static let ratios = NumberShape(words: "a ratio above 0", minimum: 0, isAboveMinimum: true)

  static let record = RecordType<AspectForm>(
    "aspect-form", "an aspect ratio", start: { AspectForm() },
    keys: [
      Key(
        "ratio", \.ratio, .number(ratios), example: "0.75",
        "Width divided by height; without it, the content's own."),
      Key(
        "mode", \.fills, .choice("a mode", [("fit", false), ("fill", true)]), standard: "fit",
        example: "fill", "Whether the view fits into, or fills, what it is offered."),
    ])
}
