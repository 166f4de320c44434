public import CarouselModel

/// An animation or transition that is declared on a view, outside the cards of carousels.
public struct DeclaredMotion: Hashable, Sendable {
  /// What was declared.
  public enum Kind: Hashable, Sendable {
    /// How the view comes, goes or changes its content, by name.
    case transition(String)
    /// How changes are animated; nil switches the animation off.
    case animation(Animation?)
  }

  /// SwiftUI's name of the view, and its text where it is one.
  public var view: String
  /// What was declared.
  public var kind: Kind
  /// Where it was written.
  public var source: SourceRange?

  /// The declarations of a screen's view, in the order of the source.
  public static func all(in view: ViewNode, _ context: ScreenContext) -> [DeclaredMotion] {
    let inside = content(of: view, context).flatMap { all(in: $0, context) }
    return inside
      + view.modifiers.filter(\.isEnabled).flatMap { modifier -> [DeclaredMotion] in
        switch modifier.kind {
        case .motion(.transition(let name)):
          [
            DeclaredMotion(
              view: Self.name(of: view, context), kind: .transition(name), source: modifier.source)
          ]
        case .motion(.animation(let animation)):
          [
            DeclaredMotion(
              view: Self.name(of: view, context), kind: .animation(animation), source: modifier.source)
          ]
        case .layout(.overlay(let views, _)), .layout(.background(let views, _)):
          made(views).flatMap { all(in: $0, context) }
        default: []
        }
      }
  }

  /// A carousel tells its own animations; of views that are made one by one, the first stand for all.
  private static func content(of view: ViewNode, _ context: ScreenContext) -> [ViewNode] {
    switch view.kind {
    case .carousel, .geometryReader: []
    case .reader(let content): made(content(context))
    default: made(view.children)
    }
  }

  private static func made(_ views: ViewList) -> [ViewNode] {
    views.isComputed ? Array(views.prefix(3)) : Array(views)
  }

  private static func name(of view: ViewNode, _ context: ScreenContext) -> String {
    if case .text(let text) = view.kind { return "Text \"\(text.rendered)\"" }
    if case .reader(let content) = view.kind, let only = content(context).first {
      return name(of: only, context)
    }
    return view.kind.name
  }
}
