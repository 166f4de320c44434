public import CarouselModel

extension ViewKind {
  /// SwiftUI's name for the view.
  public var name: String {
    switch self {
    case .empty: "EmptyView"
    case .text: "Text"
    case .image: "Image"
    case .label: "Label"
    case .button: "Button"
    case .link: "Link"
    case .control(let control): control.name
    case .stack(let stack): stack.name
    case .group: "Group"
    case .scroll: "ScrollView"
    case .geometryReader: "GeometryReader"
    case .reader: "View"
    case .shape(let shape): shape.name
    case .spacer: "Spacer"
    case .divider: "Divider"
    case .carousel(let carousel): carousel.kind.name
    case .element(let content): content.role == .element ? "Element" : "Container"
    case .opaque(let type, _): type
    }
  }
}

extension Carousel.Kind {
  /// The name of the component.
  public var name: String {
    switch self {
    case .peek: "PeekCarousel"
    case .coverFlow: "CoverFlowCarousel"
    case .parallax: "ParallaxCardsRow"
    case .custom: "Carousel"
    }
  }
}

extension Control {
  var name: String {
    switch self {
    case .toggle: "Toggle"
    case .slider: "Slider"
    case .stepper: "Stepper"
    case .textField(_, _, let isSecure): isSecure ? "SecureField" : "TextField"
    case .textEditor: "TextEditor"
    case .progress: "ProgressView"
    case .picker: "Picker"
    case .pageControl: "PageControl"
    }
  }
}

extension Stack {
  var name: String {
    switch direction {
    case .horizontal: isLazy ? "LazyHStack" : "HStack"
    case .vertical: isLazy ? "LazyVStack" : "VStack"
    case .depth: "ZStack"
    }
  }
}

extension Shape {
  var name: String {
    switch figure {
    case .circle: "Circle"
    case .capsule: "Capsule"
    case .rectangle: "Rectangle"
    case .ellipse: "Ellipse"
    case .roundedRectangle: "RoundedRectangle"
    case .fill: if case .linearGradient = fill { "LinearGradient" } else { "Color" }
    case .other(let name): name
    }
  }
}
