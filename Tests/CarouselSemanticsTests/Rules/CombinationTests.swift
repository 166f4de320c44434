import CarouselModel
import CarouselSemantics
import Testing

/// What `accessibilityElement(children: .combine)` makes of its children, one page a rule.
@Suite("Combination")
struct CombinationTests {
  private func combined(@ViewBuilder _ content: () -> ViewList) -> String {
    TreePage.lines(VStack(content: content).accessibilityElement(children: .combine)).first ?? ""
  }

  @Test("labels are joined by a comma, after a comma or colon too")
  func labels() {
    let line = combined {
      Text("Total:")
      Text("89,")
      Text("paid")
    }
    #expect(line == #"VStack "Total:, 89,, paid"; staticText"#)
  }

  @Test("hidden children and decoration are left out")
  func hidden() {
    let line = combined {
      Text("a")
      Text("b").accessibilityHidden(true)
      Text("c").opacity(0)
      Image(decorative: "d")
      Text("e").hidden()
    }
    #expect(line == #"VStack "a"; staticText"#)
  }

  @Test("a picture's own name gives way to words; a label of the author's stays")
  func pictures() {
    let line = combined {
      Image(systemName: "person.circle.fill")
      Text("John Doe")
      Text("Online")
    }
    #expect(line == #"VStack "John Doe, Online"; staticText"#)
    let labelled = combined {
      Image("flag", label: "Norway")
      Text("Oslo")
    }
    #expect(labelled == #"VStack "Norway, Oslo"; staticText"#)
    let alone = combined {
      Image("flag")
      Image(systemName: "star")
    }
    #expect(alone == #"VStack "flag, Favorite""#)
  }

  @Test("a picture that is no image any more keeps its name")
  func pictureWithoutTrait() {
    let line = combined {
      Image(systemName: "star").accessibilityRemoveTraits(.image)
      Text("Oslo")
    }
    #expect(line == #"VStack "Favorite, Oslo""#)
  }

  @Test("text and two buttons: the text, two named actions, and the first is also the double tap")
  func twoButtons() {
    let line = combined {
      Text("Oslo to Bergen")
      Button("Like")
      Button("Share")
    }
    #expect(
      line
        == #"VStack "Oslo to Bergen"; button; does activate; does named Like; does named Share"#)
  }

  @Test("buttons alone: the first is spoken, the others are named actions")
  func onlyButtons() {
    let line = combined {
      Button("Like")
      Button("Share")
    }
    #expect(line == #"VStack "Like"; button; does activate; does named Share"#)
    let withPicture = combined {
      Image(systemName: "heart")
      Button("Like")
    }
    #expect(withPicture == #"VStack "Like"; button; does activate"#)
  }

  @Test("two buttons of the same name are two actions")
  func sameName() {
    let line = combined {
      Text("Row")
      Button("More")
      Button("More")
    }
    #expect(line == #"VStack "Row"; button; does activate; does named More; does named More"#)
  }

  @Test("a button whose trait was removed is spoken as text")
  func removedButtonTrait() {
    let line = combined {
      Text("Oslo")
      Button("Book").accessibilityRemoveTraits(.button)
    }
    #expect(line == #"VStack "Oslo, Book"; does activate"#)
  }

  @Test("a tapped text is the double tap, and does not make a button")
  func tapGesture() {
    let line = combined {
      Text("Oslo").onTapGesture()
      Button("Book")
    }
    #expect(line == #"VStack "Oslo"; does activate; does named Book"#)
  }

  @Test("a link stays one")
  func link() {
    let line = combined {
      Text("Oslo")
      Link("Map", destination: "https://example.org")
    }
    #expect(line == #"VStack "Oslo"; button link; does activate; does named Map"#)
  }

  @Test("values and hints are joined like labels, identifiers by a hyphen, Voice Control's names follow")
  func otherProperties() {
    let line = combined {
      Text("a").accessibilityValue("1").accessibilityHint("x").accessibilityIdentifier("i")
        .accessibilityInputLabels(["A"]).accessibilityCustomContent("Price", "89")
      Text("b").accessibilityValue("2").accessibilityHint("y").accessibilityIdentifier("j")
        .accessibilityInputLabels(["B"]).accessibilityCustomContent("Size", "L")
    }
    #expect(
      line
        == #"VStack "a, b" is "1, 2"; staticText; hint "x, y"; Price: 89; Size: L; called A, B; #i-j"#)
  }

  @Test("all traits are kept but image; static text only where nothing else is in it")
  func traits() {
    let mixed = combined {
      Text("a").accessibilityAddTraits([.header, .selected])
      Image("b", label: "b")
    }
    #expect(mixed == #"VStack "a, b"; selected staticText header"#)
    let other = combined {
      Text("a")
      Circle().accessibilityLabel("b")
    }
    #expect(other == #"VStack "a, b""#)
  }

  @Test("heading levels and sort priorities are not taken over")
  func reset() {
    let line = combined {
      Text("a").accessibilityHeading(2).accessibilitySortPriority(1)
      Text("b")
    }
    #expect(line == #"VStack "a, b"; staticText"#)
  }

  @Test("higher priorities come first, equal ones in the order of declaration")
  func priorities() {
    let line = combined {
      Text("a")
      Text("b").accessibilitySortPriority(2)
      Text("c").accessibilitySortPriority(-1)
      Text("d").accessibilitySortPriority(2)
      Text("e")
    }
    #expect(line == #"VStack "b, d, a, e, c"; staticText"#)
  }

  @Test("named and adjustable actions are kept")
  func actions() {
    let line = combined {
      Text("a").accessibilityAction(named: "Delete")
      Text("b").accessibilityAction(.increment)
    }
    #expect(line == #"VStack "a, b"; staticText adjustable; does named Delete; does increment"#)
  }

  @Test("a value that is set after combining is the element's")
  func valueAfterwards() {
    let view = VStack {
      Text("Progress")
      Text("75%")
    }.accessibilityElement(children: .combine).accessibilityValue("75 percent complete")
    #expect(TreePage.tree(view).spoken == ["Progress, 75%, 75 percent complete"])
  }

  @Test("a tap on the whole is one action, and takes no words away")
  func sharedTap() {
    let view = VStack {
      Image("photo")
      Text("Alps")
      Text("from 89")
    }
    .onTapGesture()
    .accessibilityElement(children: .combine)
    #expect(TreePage.lines(view).first == #"VStack "Alps, from 89"; staticText; does activate"#)
  }

  @Test("a button beside what is tapped as a whole stays an action of its own")
  func sharedTapAndButton() {
    let view = VStack {
      VStack {
        Text("Alps")
        Text("from 89")
      }
      .onTapGesture()
      Button("Like")
    }
    .accessibilityElement(children: .combine)
    #expect(TreePage.lines(view).first == #"VStack "Alps, from 89"; does activate; does named Like"#)
  }

  @Test("containers inside count by their own words and by those of what is in them")
  func containers() {
    let line = combined {
      Text("a")
      ScrollView { Text("b") }.accessibilityLabel("Row")
      LazyHStack { ForEach(count: 2) { Text("\($0)") } }
    }
    #expect(line.hasPrefix(#"VStack "a, Row, b, 0, 1""#))
    let hidden = combined {
      Text("a")
      ScrollView { Text("b") }.accessibilityHidden(true)
    }
    #expect(hidden == #"VStack "a"; staticText"#)
  }

  @Test("empty texts say nothing among others, and stay empty alone")
  func emptyTexts() {
    let line = combined {
      Text("")
      Text("a")
    }
    #expect(line == #"VStack "a"; staticText"#)
    let alone = combined {
      Text("")
      Text("")
    }
    #expect(alone == #"VStack ""; staticText"#)
  }

  @Test("the language is kept where all words share it")
  func language() {
    func line(_ second: String?) -> String {
      var text = Text("b").node
      if let second { text = text.modifier(.accessibility(.language(second))) }
      return TreePage.lines(
        VStack {
          Text("a").node.modifier(.accessibility(.language("de")))
          text
        }.accessibilityElement(children: .combine)
      ).first ?? ""
    }
    #expect(line("de") == #"VStack "a, b"; staticText; in de"#)
    #expect(line("fr") == #"VStack "a, b"; staticText"#)
    #expect(line(nil) == #"VStack "a, b"; staticText"#)
  }

  @Test("what is not known stays so")
  func unknown() {
    let line = combined {
      Text(.unknown("item.title"))
      Text("from 89")
    }
    #expect(line == #"VStack "‹item.title›, from 89"; staticText"#)
  }
}
