/// The name that somebody most likely meant, or nil when none is near.
///
/// Near means few slips of the finger: one character for every three of the shorter name left out, put in,
/// replaced, or swapped with its neighbour. Capitals do not count. Of equally near names the first wins, and the very
/// name that was typed is none. Where no name is near, it is the only one that begins with what was typed, if that is
/// two characters or more.
package func nearestName(to typed: String, in names: some Sequence<String>) -> String? {
  guard let slips = Slips(typed) else { return nil }
  var nearest: (name: String, slips: Int)?
  var beginnings: [String] = []
  for name in names where name != typed {
    if let count = slips.count(to: name) {
      if count < nearest?.slips ?? .max { nearest = (name, count) }
    } else if nearest == nil, beginnings.count < 2, slips.begins(name, atLeast: 2) {
      beginnings.append(name)
    }
  }
  return nearest?.name ?? (beginnings.count == 1 ? beginnings.first : nil)
}
