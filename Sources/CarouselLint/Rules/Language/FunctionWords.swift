/// Guesses the language of a text by its small words, which names and loanwords do not have.
enum FunctionWords {
  /// The language that a text of four words or more seems to be in, if it is another one than it is said to be.
  static func guess(_ words: [String], saidToBe language: String) -> String? {
    guard words.count >= 4, let own = table[language] else { return nil }
    var best: (language: String, hits: Int)?
    for (other, small) in table.sorted(by: { $0.key < $1.key }) where other != language {
      // Words that both languages have tell nothing; one that only the stated language has speaks for it.
      let hits = words.count { small.contains($0) && !own.contains($0) }
      guard !words.contains(where: { own.contains($0) && !small.contains($0) }) else { continue }
      if hits > (best?.hits ?? 0) { best = (other, hits) }
    }
    guard let best, best.hits >= 2, best.hits * 4 >= words.count else { return nil }
    return best.language
  }

  /// Articles, prepositions, pronouns and conjunctions, without accents as words are compared.
  private static let table: [String: Set<String>] = [
    "en": words("the of and to in is are for with on at by from this that it you your we our a an or not be"),
    "de": words(
      "der die das und ist nicht ein eine mit fur auf von zu den dem im in sie wir ihr ihre am bei oder"),
    "fr": words(
      "le la les des du de et est un une dans pour avec sur au aux en vous nous votre notre ou ne pas"),
    "es": words("el la los las de del y es un una en para con por que su al lo se tu o no mas"),
    "it": words("il lo la gli le di del della e un una in per con che si non al dal nel sono piu"),
    "pt": words("o a os as de do da dos das e um uma em para com por que no na nao seu sua ao"),
    "nl": words("de het een en van in is op voor met niet te dat je u aan bij of naar uw"),
    "sv": words("och att det som en ett pa for med av till den inte om du har i de vi eller"),
    "pl": words("i w na z do nie sie jest to o po za dla od przez oraz ktory jak"),
  ]

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
