package import CarouselModel

/// Turns changes of views into changes of one text, or says why it cannot.
package struct Mender: Sendable {
  /// The text edits for changes that belong together.
  package let edits: @Sendable ([SemanticEdit]) -> Result<[TextEdit], MendingObstacle>

  package init(_ edits: @escaping @Sendable ([SemanticEdit]) -> Result<[TextEdit], MendingObstacle>) {
    self.edits = edits
  }
}

extension [LintedFinding] {
  /// The findings with whether their fixes can be made; `mender` is asked for once, and only where there are fixes.
  package func mendable(by mender: () -> Mender) -> Self {
    var asked: Mender?
    return map { linted in
      guard linted.silence == nil, let fix = linted.finding.fix, fix.safety != .suggestion else {
        return linted
      }
      let mender = asked ?? mender()
      asked = mender
      var linted = linted
      switch mender.edits(fix.edits) {
      case .success(let edits): linted.mending = edits.isEmpty ? .left(.noPlace) : .possible
      case .failure(let obstacle): linted.mending = .left(obstacle)
      }
      return linted
    }
  }

  /// The findings with one reason why none of their fixes is made.
  package func left(_ obstacle: MendingObstacle) -> Self { mendable { Mender { _ in .failure(obstacle) } } }
}
