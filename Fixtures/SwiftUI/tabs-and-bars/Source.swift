import SwiftUI

/// A bar of tabs, a navigation bar with buttons, and controls in styles of their own.
struct ShopTabs: View {
  @State private var tab = 0
  @State private var size = 1
  @State private var isOpen = true

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack {
        List {
          Section("Sizes") {
            Picker("Size", selection: $size) {
              ForEach(["S", "M", "L"].indices, id: \.self) { Text(["S", "M", "L"][$0]).tag($0) }
            }
            .pickerStyle(.segmented)
            DisclosureGroup("Details", isExpanded: $isOpen) { Text("Washable") }
          }
        }
        .navigationTitle("Shop")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Filter", systemImage: "slider.horizontal.3") {} }
          ToolbarItem(placement: .cancellationAction) { Button("Close", role: .cancel) {} }
        }
      }
      .tabItem { Label("Shop", systemImage: "bag") }
      .tag(0)
      Text("Nothing here yet").tabItem { Text("Basket") }.tag(1)
    }
  }
}

struct Onboarding: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      ForEach(["Welcome", "Find", "Enjoy"].indices, id: \.self) { index in
        VStack {
          Text(["Welcome", "Find", "Enjoy"][index]).accessibilityAddTraits(.isHeader)
          Button(index == 2 ? "Start" : "Next") { page = min(page + 1, 2) }
        }
        .tag(index)
      }
    }
    .tabViewStyle(.page)
  }
}
