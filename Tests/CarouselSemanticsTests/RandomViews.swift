import CarouselModel
import SeededRandom

/// Random views, the same in every run, for laws that hold for all of them.
struct RandomViews {
  private var random: SeededGenerator
  private var number = 0

  init(seed: Int) { random = SeededGenerator(seed: seed) }

  mutating func chance(_ one: Int) -> Bool { random.count(below: one) == 0 }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[random.count(below: values.count)] }

  /// A view of views, at most `depth` deep.
  mutating func view(depth: Int = 4) -> ViewNode {
    var view = depth > 0 && !chance(3) ? container(depth) : leaf()
    for _ in 0..<random.count(below: 3) { view.modifiers.append(modifier(depth)) }
    return view
  }

  mutating func views(depth: Int, most: Int = 3) -> ViewList {
    ViewList((0...random.count(below: most)).map { _ in view(depth: depth) })
  }

  private mutating func leaf() -> ViewNode {
    number += 1
    let name = TextValue("n\(number)")
    switch random.count(below: 11) {
    case 0: return Circle().node
    case 1: return Image("n\(number)").node
    case 2: return Image(systemName: pick(["star", "checkmark", "leaf"])).node
    case 3: return Image(decorative: "n\(number)").node
    case 4: return Button(name).node
    case 5: return ViewNode(.control(.toggle(.on)), children: [Text(name).node])
    case 6: return Label(name, systemImage: "globe").node
    case 7: return pick([EmptyView().node, Spacer().node, Divider().node])
    default: return Text(name).node
    }
  }

  private mutating func container(_ depth: Int) -> ViewNode {
    let children = views(depth: depth - 1)
    switch random.count(below: 8) {
    case 0: return ViewNode(.scroll([.vertical]), children: children)
    case 1: return ViewNode(.stack(Stack(.horizontal, isLazy: true)), children: children)
    case 2: return ViewNode(.group, children: children)
    case 3: return EnvironmentReader { _ in children }.node
    case 4: return ViewNode(.stack(Stack(.depth)), children: children)
    case 5: return ViewNode(.stack(Stack(.horizontal)), children: children)
    case 6: return ViewNode(.stack(Stack(.vertical, isLazy: true)), children: computed(children))
    default: return ViewNode(.stack(Stack(.vertical)), children: children)
    }
  }

  private func computed(_ views: ViewList) -> ViewList { ViewList(count: views.count) { views[$0] } }

  /// A modifier of any kind; one in five is not enabled.
  mutating func modifier(_ depth: Int) -> Modifier {
    Modifier(
      chance(3) ? fold(depth) : property(), isEnabled: !chance(5), source: .line(random.count(below: 99) + 1))
  }

  /// A modifier that sets a property.
  mutating func property() -> Modifier.Kind {
    number += 1
    let text = TextValue("t\(number)")
    return .accessibility(
      pick([
        .label(text), .value(text), .hint(text), .hidden(true), .hidden(false), .addTraits(.header),
        .removeTraits(.button), .identifier("i\(number)"), .inputLabels([text]),
        .sortPriority(Double(random.count(below: 5)) - 2), .headingLevel(2), .language("de"),
        .action(Action(.named(text))), .action(Action(.increment)), .addTraits(.modal),
        .customContent(CustomContent(label: text, value: text)),
      ]))
  }

  /// A modifier that makes other nodes of those at hand, or takes them away.
  private mutating func fold(_ depth: Int) -> Modifier.Kind {
    let inner = depth > 0 ? depth - 1 : 0
    switch random.count(below: 9) {
    case 0: return .accessibility(.element(.ignore))
    case 1: return .accessibility(.element(.combine))
    case 2: return .accessibility(.element(.contain))
    case 3: return .accessibility(.representation(views(depth: inner, most: 2)))
    case 4: return .accessibility(.children(views(depth: inner, most: 2)))
    case 5: return .layout(.overlay(views(depth: inner, most: 2), alignment: .bottomTrailing))
    case 6: return .appearance(.opacity(0))
    case 7: return .appearance(.hidden)
    default: return .interaction(.disabled(true))
    }
  }
}
