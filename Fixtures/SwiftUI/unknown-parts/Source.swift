import Charts
import SwiftUI

/// What cannot be known is said to be unknown, and leaves the rest as it is.
struct PriceCard: View {
  let quote: RemoteQuote
  @State private var names = ["Open", "Close"]

  var body: some View {
    VStack {
      if quote.isNew { Text("New") }
      Text(quote.title)
      Text("Updated \(quote.date, style: .relative)")
      ForEach(names, id: \.self) { Text($0) }
      ForEach(quote.tags, id: \.self) { tag in Text(tag) }
      Chart { BarMark(x: .value("Day", 1), y: .value("Price", 2)) }
      PricePager(names) { name in Text("Page \(name)") }
      Text(names.shuffled().first ?? "none")
    }
  }
}
