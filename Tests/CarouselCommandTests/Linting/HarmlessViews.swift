/// SwiftUI source of views that look as if something were wrong with them: whatever is called an error here is none.
enum HarmlessViews {
  static let source = """
    import SwiftUI

    struct Song: Identifiable { let id: Int; let title: String; let artist: String }
    let songs = (1...4).map { Song(id: $0, title: "Song \\($0)", artist: "Band") }

    struct TapHidesKeyboard: View { // tap hides keyboard; context menu; swipe
      @FocusState private var focused: Bool
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("Search", text: $text).focused($focused)
          ScrollView(.horizontal) {
            LazyHStack {
              ForEach(songs) { song in
                Button { print(song.title) } label: { VStack { Text(song.title); Text(song.artist) } }
                  .contextMenu { Button("Share") {}; Button("Delete", role: .destructive) {} }
              }
            }
          }
        }
        .onTapGesture { focused = false }
      }
    }

    struct DoubleTapWithAction: View { // long press preview, double tap like with action
      var body: some View {
        ScrollView(.horizontal) {
          HStack {
            ForEach(songs) { song in
              VStack { Text(song.title); Text(song.artist) }
                .accessibilityElement(children: .combine)
                .onTapGesture(count: 2) { print("like") }
                .accessibilityAction(named: "Like") { print("like") }
                .accessibilityAddTraits(.isButton)
            }
          }
        }
      }
    }

    struct RepresentedAsSlider: View { // representation
      @State private var value = 0.3
      var body: some View {
        HStack { ForEach(0..<5) { i in Rectangle().fill(Double(i) / 5 < value ? .blue : .gray).frame(width: 20, height: 40) } }
          .gesture(DragGesture().onChanged { g in value = min(1, max(0, g.location.x / 100)) })
          .accessibilityRepresentation { Slider(value: $value, in: 0...1) { Text("Volume") } }
      }
    }

    struct ButtonsKeptApart: View { // card with inner buttons kept apart
      var body: some View {
        ScrollView(.horizontal) {
          LazyHStack {
            ForEach(songs) { song in
              VStack {
                Text(song.title).font(.headline)
                Text(song.artist)
                HStack {
                  Button { } label: { Image(systemName: "play.fill") }.accessibilityLabel("Play \\(song.title)")
                  Button { } label: { Image(systemName: "heart") }.accessibilityLabel("Like \\(song.title)")
                }
              }
              .accessibilityElement(children: .contain)
              .accessibilityLabel("\\(song.title), \\(song.artist)")
            }
          }
        }
      }
    }

    struct AdjustableDots: View { // page dots of own making, adjustable
      @State private var page: Int? = 0
      var body: some View {
        VStack {
          ScrollView(.horizontal) {
            LazyHStack { ForEach(songs.indices, id: \\.self) { i in Text(songs[i].title).containerRelativeFrame(.horizontal) } }
              .scrollTargetLayout()
          }
          .scrollTargetBehavior(.paging)
          .scrollPosition(id: $page)
          HStack { ForEach(songs.indices, id: \\.self) { i in Circle().fill(i == (page ?? 0) ? .primary : .secondary).frame(width: 8, height: 8) } }
            .accessibilityElement()
            .accessibilityLabel("Page")
            .accessibilityValue("\\((page ?? 0) + 1) of \\(songs.count)")
            .accessibilityAdjustableAction { direction in
              switch direction {
              case .increment: page = min((page ?? 0) + 1, songs.count - 1)
              case .decrement: page = max((page ?? 0) - 1, 0)
              @unknown default: break
              }
            }
        }
      }
    }

    struct DotsAsButtons: View { // dots as buttons
      @State private var page: Int? = 0
      var body: some View {
        VStack {
          ScrollView(.horizontal) {
            LazyHStack { ForEach(0..<3) { i in Text("Card \\(i)").frame(width: 300) } }.scrollTargetLayout()
          }
          .scrollPosition(id: $page)
          HStack {
            ForEach(0..<3) { i in
              Button { page = i } label: { Circle().frame(width: 10, height: 10).padding(17) }
                .accessibilityLabel("Page \\(i + 1)")
                .accessibilityAddTraits(page == i ? .isSelected : [])
            }
          }
        }
      }
    }

    struct OtherViewsSameWords: View { // reduce motion: two views, same words
      @Environment(\\.accessibilityReduceMotion) var reduceMotion
      @State private var shown = 0
      var body: some View {
        if reduceMotion {
          ScrollView(.horizontal) { HStack { ForEach(songs) { Text($0.title) } } }
        } else {
          ScrollView(.horizontal) { HStack { ForEach(songs) { Text($0.title).rotation3DEffect(.degrees(20), axis: (0, 1, 0)) } } }
        }
      }
    }

    struct AbbreviatedDays: View { // calendar strip and ratings
      var body: some View {
        ScrollView(.horizontal) {
          HStack {
            ForEach(1..<8) { day in
              Button { } label: { VStack { Text("Mon"); Text("\\(day)") } }.accessibilityLabel("Monday, \\(day)")
            }
          }
        }
      }
    }

    struct HiddenArrows: View { // hidden visual buttons, actions on the card
      @State private var index = 0
      var body: some View {
        HStack {
          Button { index = max(0, index - 1) } label: { Image(systemName: "chevron.left") }.accessibilityHidden(true)
          Text(songs[index].title)
            .accessibilityValue("\\(index + 1) of \\(songs.count)")
            .accessibilityAdjustableAction { d in
              switch d { case .increment: index = min(index + 1, 3); case .decrement: index = max(index - 1, 0); default: break }
            }
          Button { index = min(3, index + 1) } label: { Image(systemName: "chevron.right") }.accessibilityHidden(true)
        }
      }
    }

    struct NumberedPhotos: View { // duplicates told apart
      var body: some View {
        ScrollView(.horizontal) {
          LazyHStack {
            ForEach(0..<4) { i in
              Image("photo\\(i)").accessibilityLabel("Photo").accessibilityValue("\\(i + 1) of 4")
            }
          }
        }
      }
    }

    """
}
