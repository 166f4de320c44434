extension Rule {
  /// All rules, in the order of their documentation.
  public static let all: [Rule] =
    labelRules + positionRules + exposureRules + structureRules + selectionRules + operationRules
    + motionRules + autoplayRules + announcementRules + visualRules + languageRules

  private static let labelRules: [Rule] = [
    .cardLabelMissing, .labelBlank, .labelDuplicate, .labelRoleWord, .labelFileName, .labelSymbolName,
    .labelNoLetters,
    .labelTooLong, .labelInName, .labelPlaceholder, .labelGenericAction, .labelPunctuation,
  ]

  private static let positionRules: [Rule] = [
    .positionInLabel, .positionMissing, .positionWrong, .positionZeroBased, .positionTotalMismatch,
    .positionUnlocalised,
    .positionDuplicated,
  ]

  private static let exposureRules: [Rule] = [
    .decorativeImageExposed, .meaningfulContentHidden, .hiddenButActionable, .offscreenCardExposed,
    .loopCloneExposed,
    .dotsExposedUnlabelled, .dotsHiddenNoPosition, .captionDuplicatesCard,
  ]

  private static let structureRules: [Rule] = [
    .carouselLabelMissing, .headingTraitMissing, .headingLevelSkip, .traitsConflict, .tapWithoutButtonTrait,
    .nestedFocusables, .splitCard, .sortOrderConflict,
  ]

  private static let selectionRules: [Rule] = [.selectionInvalid, .selectionNotExposed]

  private static let operationRules: [Rule] = [
    .gestureOnlyPaging, .gestureWithoutAction, .adjustableIncomplete, .keyboardPathMissing,
    .pagingControlsMissing,
    .controlLabelWrong, .endsNotIndicated, .largeCarouselNoSkip, .targetSize,
  ]

  private static let motionRules: [Rule] = [
    .reduceMotionScale, .reduceMotionRotation, .reduceMotionParallax, .reduceMotionAutoplay,
    .reduceMotionAnimation,
    .reduceMotionSemanticsDiffer,
  ]

  private static let autoplayRules: [Rule] = [
    .autoplayNoPause, .autoplayStopNotAccessible, .autoplayUnderAssistiveTech, .autoplayAnnounces,
    .autoplayTooFast,
  ]

  private static let announcementRules: [Rule] = [.changeNotAnnounced, .hintPhrasing]

  private static let visualRules: [Rule] = [
    .textContrast, .nontextContrast, .fixedHeightText, .textTruncation, .fixedFontSize,
  ]

  private static let languageRules: [Rule] = [.languageTagInvalid, .languageMismatch, .rtlDirection]

  /// The rule of an identifier, if there is one.
  public static func named(_ id: String) -> Rule? { index[id].map { all[$0] } }

  private static let index = Dictionary(
    all.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
}
