import CarouselModel
import Synchronization

/// The places of some screens that make several views, found once when somebody asks.
final class SharedRepeatedViews: Sendable {
  private let screens: [ProjectLinter.LintedScreen]
  private let found = Mutex<RepeatedViews?>(nil)

  init(_ screens: [ProjectLinter.LintedScreen]) { self.screens = screens }

  func views(_ settings: AccessibilitySettings) -> RepeatedViews {
    found.withLock { found in
      let views = found ?? RepeatedViews(screens, settings)
      found = views
      return views
    }
  }
}
