import CarouselModel
import CarouselSemantics
import CarouselSwiftUI
import Testing

/// What moves a carousel by itself, and what stops it: told from what the code does.
@Suite(.enabled(if: SwiftUIReader.isAvailable))
struct AutoplayTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    var members = ""
    var modifiers = ""
    var beside = ""
    let interval: Double?
    var stops: Set<Autoplay.StopMechanism> = []
    var runsWithReduceMotion = true
    var condition: String?
    var testDescription: String { name }
  }

  @Test(arguments: cases)
  func recognises(_ page: Case) throws {
    let source = """
      import SwiftUI
      struct P: View {
        @State private var page = 0
        @State private var isPaused = false
        \(page.members)
        var body: some View {
          VStack {
            TabView(selection: $page) { ForEach(0..<3) { Text(verbatim: "\\($0)").tag($0) } }
              .tabViewStyle(.page)
              \(page.modifiers)
            \(page.beside)
          }
        }
        func next() { page = (page + 1) % 3 }
      }
      struct Ticking: ViewModifier {
        let timer: Timer.TimerPublisher?
        let action: () -> Void
        func body(content: Content) -> some View {
          if let timer { content.onReceive(timer) { _ in action() } } else { content }
        }
      }
      """
    let screen = try #require(Heard.screen(source, view: "P"))
    let tree = SemanticTree(screen: screen, settings: AccessibilitySettings())
    let autoplay = try #require(tree.carousels.first).facts.autoplay
    #expect(autoplay?.interval == page.interval)
    guard let autoplay else { return }
    #expect(autoplay.stops == page.stops)
    #expect(autoplay.runsWithReduceMotion == page.runsWithReduceMotion)
    #expect(autoplay.moves(3, of: 3) == [1, 2, 0])
    #expect(autoplay.condition == page.condition)
  }

  @Test func ofWhichTheIntervalIsNotKnown() throws {
    let source = """
      struct P: View {
        let seconds: Double
        @State private var page = 0
        var body: some View {
          TabView(selection: $page) { Text("a").tag(0); Text("b").tag(1); Text("c").tag(2) }
            .tabViewStyle(.page)
            .onReceive(Timer.publish(every: seconds, on: .main, in: .common).autoconnect()) { _ in page = (page + 1) % 3 }
        }
      }
      """
    let screen = try #require(Heard.screen(source))
    let tree = SemanticTree(screen: screen, settings: AccessibilitySettings())
    let carousel = try #require(tree.carousels.first)
    let autoplay = try #require(carousel.facts.autoplay)
    #expect(autoplay.interval == nil)
    #expect(autoplay.condition == nil)
  }

  @Test func thatFollowsTheClock() throws {
    let source = """
      struct P: View {
        var body: some View {
          TimelineView(.periodic(from: .now, by: 5)) { timeline in
            let page = Int(timeline.date.timeIntervalSince1970 / 5) % 2
            TabView(selection: .constant(page)) { Text("a").tag(0); Text("b").tag(1) }.tabViewStyle(.page)
          }
        }
      }
      """
    let screen = try #require(Heard.screen(source))
    let tree = SemanticTree(screen: screen, settings: AccessibilitySettings())
    let carousel = try #require(tree.carousels.first)
    let autoplay = try #require(carousel.facts.autoplay)
    #expect(autoplay.interval == 5)
    #expect(autoplay.runsWithReduceMotion == nil)
    #expect(
      Heard.lines(screen).last?.hasPrefix("page ‹Int(timeline.date.timeIntervalSince1970 / 5) % 2› of 2")
        == true)
  }

  static let cases = [
    Case(
      name: "a task that sleeps",
      modifiers: ".task { while !Task.isCancelled { try? await Task.sleep(for: .seconds(5)); next() } }",
      interval: 5),
    Case(
      name: "a task inside onAppear",
      modifiers:
        ".onAppear { Task { while true { try? await Task.sleep(nanoseconds: 2_000_000_000); next() } } }",
      interval: 2),
    Case(
      name: "a task that is held back",
      members: """
        @Environment(\\.accessibilityReduceMotion) var calm
        @Environment(\\.accessibilityVoiceOverEnabled) var spoken
        """,
      modifiers:
        ".task(id: isPaused) { guard !isPaused, !calm, !spoken else { return }; while true { try? await Task.sleep(for: .seconds(4)); next() } }",
      beside: #"Button("Pause") { isPaused.toggle() }"#, interval: 4, stops: [.button, .voiceOver],
      runsWithReduceMotion: false),
    Case(
      name: "work that puts itself off again",
      members:
        "func later() { DispatchQueue.main.asyncAfter(deadline: .now() + 3) { next(); later() } }",
      modifiers: ".onAppear { later() }", interval: 3),
    Case(
      name: "the values of a timer",
      modifiers:
        ".task { for await _ in Timer.publish(every: 2, on: .main, in: .common).autoconnect().values { next() } }",
      interval: 2),
    Case(
      name: "a timer that a button ends",
      members:
        "@State private var timer = Timer.publish(every: 3, on: .main, in: .common).autoconnect()",
      modifiers: ".onReceive(timer) { _ in next() }",
      beside: #"Button("Stop") { timer.upstream.connect().cancel() }"#, interval: 3, stops: [.button]),
    Case(
      name: "a scheduled timer that a touch ends", members: "@State private var timer: Timer?",
      modifiers: """
        .onAppear { timer = Timer.scheduledTimer(withTimeInterval: 6, repeats: true) { _ in next() } }
        .simultaneousGesture(DragGesture().onChanged { _ in timer?.invalidate() })
        """, interval: 6, stops: [.touch]),
    Case(
      name: "a timer whose work is a task, unless Reduce Motion is on",
      members: "@State private var timer: Timer?",
      modifiers: """
        .onAppear {
          if !UIAccessibility.isReduceMotionEnabled {
            timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { _ in Task { @MainActor in next() } }
          }
        }
        """, interval: 3, runsWithReduceMotion: false),
    Case(
      name: "a task that something unknown holds back",
      modifiers: """
        .task {
          guard Settings.shared.moves else { return }
          while true { try? await Task.sleep(for: .seconds(5)); next() }
        }
        """, interval: 5, condition: "Settings.shared.moves"),
    Case(
      name: "a task that goes on while something unknown holds",
      modifiers:
        ".task { while Settings.shared.moves { try? await Task.sleep(for: .seconds(5)); next() } }",
      interval: 5, condition: "Settings.shared.moves"),
    Case(
      name: "a task that ends when it is cancelled",
      modifiers:
        ".task { while !Task.isCancelled { do { try await Task.sleep(for: .seconds(2)) } catch { return }; next() } }",
      interval: 2),
    Case(
      name: "ticks that fill a bar before they turn the page",
      members: """
        @State private var share = 0.0
        func tick() { share += 0.25; if share >= 1 { share = 0; next() } }
        """,
      modifiers:
        ".onReceive(Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()) { _ in tick() }",
      interval: 2),
    Case(
      name: "a timer that there is only sometimes",
      members:
        "var timer: Timer.TimerPublisher? { true ? Timer.publish(every: 3, on: .main, in: .common) : nil }",
      modifiers: ".modifier(Ticking(timer: timer, action: next))", interval: 3),
    Case(name: "work that is done once", modifiers: ".task { next() }", interval: nil),
    Case(
      name: "a page that is turned once after a while",
      modifiers: ".onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 3) { next() } }", interval: nil
    ),
  ]

  @Test func aModelWithATimer() throws {
    let source = """
      import SwiftUI
      final class Model: ObservableObject {
        @Published var page = 0
        private var timer: AnyCancellable?
        func start() {
          timer = Timer.publish(every: 4, on: .main, in: .common).autoconnect()
            .sink { [weak self] _ in guard let self else { return }; withAnimation { self.page = (self.page + 1) % 3 } }
        }
      }
      struct P: View {
        @StateObject private var model = Model()
        var body: some View {
          TabView(selection: $model.page) { ForEach(0..<3) { Text(verbatim: "\\($0)").tag($0) } }
            .tabViewStyle(.page).onAppear { model.start() }
        }
      }
      """
    let screen = try #require(Heard.screen(source))
    let tree = SemanticTree(screen: screen, settings: AccessibilitySettings())
    #expect(try #require(tree.carousels.first).facts.autoplay?.interval == 4)
  }
}
