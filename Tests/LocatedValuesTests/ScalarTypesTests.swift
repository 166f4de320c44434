import LocatedValues
import Testing

@Suite struct ScalarTypesTests {
  @Test(arguments: [
    ("true", true), ("True", true), ("TRUE", true), ("yes", true), ("Yes", true), ("on", true), ("ON", true),
    ("false", false), ("no", false), ("NO", false), ("off", false), ("Off", false),
    ("tRue", nil), ("y", nil), ("n", nil), ("1", nil), ("0", nil), ("", nil), ("null", nil), ("true ", nil),
  ])
  func `plain words may be true or false`(text: String, truth: Bool?) {
    #expect(Scalar(text, style: .plain).asBool == truth)
    #expect(Scalar(text, style: .quoted).asBool == nil)
    #expect(Scalar(text, style: .block).asBool == nil)
    #expect(Scalar(text, style: .jsonString).asBool == nil)
  }

  @Test(arguments: [
    ("0", 0), ("-0", -0.0), ("12", 12), ("+12", 12), ("1.10", 1.1), ("-1.5e+3", -1_500), ("1E-2", 0.01),
    ("1e308", 1e308),
    ("012", nil), (".5", nil), ("5.", nil), ("1_000", nil), ("0x1F", nil), ("0o7", nil), ("1e", nil),
    ("--1", nil), ("+", nil),
    ("", nil), ("1 2", nil), ("１２", nil), ("1e999", nil), (".inf", nil), (".nan", nil), ("inf", nil),
    ("nan", nil),
    ("Infinity", nil), ("12:30", nil),
  ])
  func `numbers are JSON's and a leading plus`(text: String, number: Double?) {
    #expect(Scalar(text, style: .plain).asNumber == number)
    #expect(Scalar(text, style: .jsonNumber).asNumber == number)
    #expect(Scalar(text, style: .quoted).asNumber == nil)
    #expect(Scalar(text, style: .jsonString).asNumber == nil)
  }

  @Test(arguments: [
    ("0", 0), ("+7", 7), ("-7", -7), ("5.0", 5), ("5e2", 500), ("9223372036854775807", Int.max),
    ("-9223372036854775808", Int.min), ("9223372036854775808", nil), ("1e16", nil), ("5.5", nil),
    ("1e999", nil),
    ("five", nil), ("9007199254740993", 9_007_199_254_740_993),
  ])
  func `whole numbers fit in an Int`(text: String, number: Int?) {
    #expect(Scalar(text, style: .plain).asInteger == number)
    #expect(Scalar(text, style: .quoted).asInteger == nil)
  }

  @Test(arguments: [
    (".inf", true), ("-.Inf", true), ("+.INF", true), (".nan", true), (".NaN", true), ("1e999", true),
    ("-1e999", true),
    ("inf", false), ("nan", false), ("1", false), ("Infinity", false), ("", false),
  ])
  func `a number that no Double holds is told apart from text`(text: String, isNonFinite: Bool) {
    #expect(Scalar(text, style: .plain).isNonFinite == isNonFinite)
    #expect(!Scalar(text, style: .quoted).isNonFinite)
  }

  @Test(arguments: [
    ("", true), ("~", true), ("null", true), ("Null", true), ("NULL", true), ("nil", false), ("none", false),
  ])
  func `nothing is empty, a tilde or null, without quotes`(text: String, isNull: Bool) {
    #expect(Scalar(text, style: .plain).isNull == isNull)
    #expect(!Scalar(text, style: .quoted).isNull)
    #expect(!Scalar(text, style: .jsonString).isNull)
    #expect(Scalar(text, style: .jsonNull).isNull)
  }

  @Test(arguments: [
    ("!!str 12", "text"), ("! 12", "text"), ("!!str true", "text"), ("!!str", "text"),
    ("!!int '12'", "a number"),
    ("!!float \"1.5\"", "a number"), ("!!float .inf", "a number"), ("!!bool 'yes'", "true or false"),
    ("!!null ''", "nothing"), ("12", "a number"), ("no", "true or false"), ("~", "nothing"), ("'12'", "text"),
    ("word", "text"), ("1.2.3", "text"), ("[]", "a list"), ("{}", "a mapping"),
  ])
  func `a tag decides before the look`(text: String, look: String) {
    let reading = read(text, .yaml)
    #expect(reading.value?.looksLike == look)
    #expect(reading.diagnostics.lines == [])
  }
}
