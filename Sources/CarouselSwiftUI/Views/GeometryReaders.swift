internal import CarouselModel
internal import Foundation
internal import SwiftSourceReader

extension Interpreter {
  /// Makes a view that depends on the size it is offered.
  ///
  /// It is evaluated once for the screen's size, to see what state and which carousel is inside, and again for
  /// every size that the layout offers.
  func geometryReader(_ call: ViewCall) -> ViewValue {
    guard let body = call.content else { return .empty }
    let snapshot = Snapshot(self)
    let offered = settings.screenSize
    let probe = content(body, geometry(offered))
    let read = Deferred(self, snapshot, body)
    let whole = ViewNode(
      .geometryReader { size in
        read.evaluate { interpreter, body in
          ViewList(interpreter.content(body, interpreter.geometry(size)).map { Interpreter.bare($0.node) })
        }
      })
    var view = ViewValue(whole)
    guard probe.count == 1, case .carousel(let facts) = probe[0].node.kind else { return view }
    // The facts stand around the reader, where they can be seen without a size.
    view.node.source = range(call.expression.span)
    view.node = ViewNode(.carousel(facts), children: [view.node], source: probe[0].node.source)
    return view
  }

  /// A carousel's views without the facts, which stand outside.
  private static func bare(_ node: ViewNode) -> ViewNode {
    guard case .carousel = node.kind, node.children.count == 1, node.modifiers.isEmpty else { return node }
    return node.children[0]
  }

  /// A proxy that knows its size, and whose place is not known.
  func geometry(_ size: Size) -> Value {
    let inset = Value.tuple(
      ["top", "leading", "bottom", "trailing"].map { Value.Element(label: $0, value: .double(0)) })
    let extent = Value.tuple([
      Value.Element(label: "width", value: .double(size.width)),
      Value.Element(label: "height", value: .double(size.height)),
    ])
    let frame: ([ValueArgument]) -> Value = { [unowned self] arguments in
      if case .symbol(let space)? = arguments.first?.value, space.name == "local" {
        return rectangle(0, 0, size.width, size.height)
      }
      return .unknown("frame(in:)")
    }
    return .tuple([
      Value.Element(label: "size", value: extent), Value.Element(label: "safeAreaInsets", value: inset),
      Value.Element(label: "frame", value: .function(FunctionValue(.builtin(frame), scope: Scope(file: 0)))),
    ])
  }
}

/// Where an evaluation stood when a closure was put aside.
struct Snapshot {
  let environment: ViewEnvironment
  let placement: MountPlacement

  init(_ interpreter: Interpreter) {
    environment = interpreter.environment
    placement = interpreter.placement
  }
}

/// A closure of the program that is called after the evaluation, from any thread.
///
/// The interpreter's lock is held during every call, so that its memory is touched by one thread at a time;
/// that is what makes it right to pass it on.
struct Deferred: @unchecked Sendable {
  private let interpreter: Interpreter
  private let snapshot: Snapshot
  private let body: FunctionValue

  init(_ interpreter: Interpreter, _ snapshot: Snapshot, _ body: FunctionValue) {
    self.interpreter = interpreter
    self.snapshot = snapshot
    self.body = body
  }

  /// Calls the closure in the environment in which it was written; should it need more stack, it gets one.
  func evaluate<Outcome: Sendable>(_ work: (Interpreter, FunctionValue) -> Outcome) -> Outcome {
    interpreter.lock.withLock {
      let outer = Snapshot(interpreter)
      let gauge = interpreter.gauge
      interpreter.environment = snapshot.environment
      interpreter.placement = snapshot.placement
      interpreter.gauge.allow(StackGauge.share)
      interpreter.beginDeferredCall()
      defer {
        interpreter.environment = outer.environment
        interpreter.placement = outer.placement
        interpreter.gauge = gauge
      }
      return work(interpreter, body)
    }
  }
}
