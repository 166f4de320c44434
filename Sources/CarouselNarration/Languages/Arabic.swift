import CarouselModel

extension Lexicon {
  /// Arabic.
  static let arabic = Lexicon(
    language: "ar", plurals: .arabic, punctuation: Punctuation(comma: "، "),
    words: [
      .selected: Word("تم التحديد", .chromium("IDS_NTP_CUSTOM_BG_IMAGE_SELECTED")),
      .dimmed: Word("غير متاح"),
      .button: Word("زر", .chromium("IDS_AX_ROLE_BUTTON")),
      .backButton: Word("زر الرجوع"),
      .back: Word("رجوع", .chromium("IDS_ACCNAME_BACK")),
      .switchButton: Word("زر تبديل", .atSPI("toggle button")),
      .on: Word("مفعّل", .chromium("IDS_EXTENSIONS_ITEM_ON")),
      .off: Word("غير مفعّل", .chromium("IDS_EXTENSIONS_ITEM_OFF")),
      .mixed: Word("مختلط"),
      .tab: Word("علامة تبويب", .chromium("IDS_AX_ROLE_TAB")),
      .textField: Word("حقل نصي"),
      .secureTextField: Word("حقل نصي آمن"),
      .isEditing: Word("قيد التحرير"),
      .heading: Word("عنوان", .chromium("IDS_AX_ROLE_HEADING_WITH_LEVEL")),
      .headingLevel: Word("عنوان من المستوى {number}"),
      .link: Word("رابط", .chromium("IDS_AX_ROLE_LINK")),
      .adjustable: Word("قابل للتعديل"),
      .image: Word("صورة", .atSPI("image")),
      .searchField: Word("حقل بحث"),
      .position: Word("{index} من {count}", .chromium("IDS_DOWNLOAD_TAB_PROGRESS_SIZE")),
      .page: Word("الصفحة {index} من {count}", .gedit),
      .listStart: Word("بداية القائمة"),
      .listEnd: Word("نهاية القائمة"),
      .landmarkStart: Word("مَعْلَم"),
      .landmarkEnd: Word("النهاية"),
      .row: Word("صف {number}", .orca("row %d")),
      .column: Word("عمود {number}", .orca("column %d")),
      .rowSpan: Word([
        .zero: "لا يمتد على أي صف", .one: "يمتد على صف واحد", .two: "يمتد على صفين",
        .few: "يمتد على {count} صفوف", .many: "يمتد على {count} صفًا", .other: "يمتد على {count} صف",
      ]),
      .columnSpan: Word([
        .zero: "لا يمتد على أي عمود", .one: "يمتد على عمود واحد", .two: "يمتد على عمودين",
        .few: "يمتد على {count} أعمدة", .many: "يمتد على {count} عمودًا", .other: "يمتد على {count} عمود",
      ]),
      .actionsAvailable: Word("إجراءات متاحة"),
      .moreContentAvailable: Word("محتوى إضافي متاح"),
      .switchHint: Word("اضغط مرتين لتبديل الإعداد."),
      .editHint: Word("اضغط مرتين للتحرير."),
      .misspelledWordsHint: Word("استخدم الدوّار للوصول إلى الكلمات التي بها أخطاء إملائية"),
      .adjustableHint: Word("مرّر لأعلى أو لأسفل بإصبع واحد لضبط القيمة."),
    ])
}
