import SwiftUI

/// Styles, modifiers and environment values that the project adds.
struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        configuration.label
      }
    }
  }
}

extension ToggleStyle where Self == CheckStyle {
  static var check: CheckStyle { .init() }
}

struct Ring: Layout {
  var radius: CGFloat = 80
}

private struct ThemeKey: EnvironmentKey { static let defaultValue = "plain" }

extension EnvironmentValues {
  var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

extension View {
  func theme(_ name: String) -> some View { environment(\.theme, name) }

  @ViewBuilder
  func badge(_ count: Int, when isShown: Bool) -> some View {
    if isShown { overlay(alignment: .topTrailing) { Text("\(count) new") } } else { self }
  }
}

struct ThemedCard: View {
  @Environment(\.theme) private var theme
  @Environment(\.dynamicTypeSize) private var size
  let title: String

  init(title: String) { self.title = title }
  init(number: Int) { self.init(title: "Card \(number)") }

  var body: some View {
    VStack {
      Text(title)
      Text("In \(theme)").badge(2, when: size < .accessibility1)
    }
  }
}

struct StyledCards: View {
  @State private var isOn = true

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        HStack {
          ThemedCard(number: 1)
          ThemedCard(title: "Last").padding().theme("festive")
        }
      }
      Ring(radius: 40) {
        Text("North")
        Text("South")
      }
      Toggle("Notify me", isOn: $isOn).toggleStyle(.check)
    }
  }
}
