extension YAMLSyntaxError {
  /// What libyaml 0.2.5 says, and what is said instead.
  static let known: [String: (message: String, advice: String)] = [
    "could not find expected ':'": (
      "a colon is missing behind this key", "write \"key: value\", or indent the line if it goes on a text"
    ),
    "mapping values are not allowed in this context": (
      "a colon cannot stand here",
      "put quotes around text with a colon in it; if this is a key, check its indentation and the end of the line before"
    ),
    "mapping keys are not allowed in this context": (
      "a key cannot start here", "start it on a line of its own"
    ),
    "block sequence entries are not allowed in this context": (
      "a list cannot start here",
      "start it on the next line, or put quotes around text that starts with a dash"
    ),
    "did not find expected key": (
      "this is not an entry", "write \"key: value\", and indent it like the entries before"
    ),
    "did not find expected '-' indicator": (
      "this is not an element", "start it with a dash, and indent it like the elements before"
    ),
    "did not find expected ',' or ']'": (
      "a comma or ] is missing before this", "write commas between the elements and ] behind the last"
    ),
    "did not find expected ',' or '}'": (
      "a comma or } is missing before this", "write commas between the entries and } behind the last"
    ),
    "did not find expected node content": (
      "a value is missing here", "write one, or put quotes around text that starts with a special character"
    ),
    "did not find expected <document start>": (
      "there is something behind the end of the value", "indent it like the rest, or remove it"
    ),
    "found unknown escape character": (
      "there is no such escape",
      "write \\\\ for a backslash, or use single quotes, in which a backslash is itself"
    ),
    "did not find expected hexdecimal number": (
      "an escape lacks hexadecimal digits", "write two behind \\x, four behind \\u and eight behind \\U"
    ),
    "found invalid Unicode character escape code": (
      "this escape names no character", "write the character itself, or its number behind \\U as eight digits"
    ),
    "did not find expected alphabetic or numeric character": (
      "an anchor or alias has a name of letters, digits, - and _",
      "change the name, or put quotes around the text"
    ),
    "found undefined tag handle": (
      "this tag begins with a handle that is not declared",
      "remove the tag, or put quotes around text that starts with !"
    ),
    "found a tab character that violates indentation": ("a tab cannot indent", "use spaces"),
    "found a tab character where an indentation space is expected": ("a tab cannot indent", "use spaces"),
    "found unexpected ':'": ("a colon is not allowed here", "put quotes around the text"),
    "found incompatible YAML document": (
      "this version of YAML is not known", "write %YAML 1.2, or remove the line"
    ),
    "found unknown directive name": (
      "there is no such directive", "remove the line, or put quotes around text that starts with %"
    ),
    "found duplicate %YAML directive": ("the version is given twice", "remove one of the two lines"),
    "found duplicate %TAG directive": ("this handle is declared twice", "remove one of the two lines"),
    "found an indentation indicator equal to 0": (
      "the indentation behind | or > cannot be 0", "write 1 to 9, or leave it out"
    ),
    "did not find expected comment or line break": (
      "there is something behind the end of this line's content", "move it to the next line"
    ),
    "out of memory": ("there is not enough memory to read on", "split the file into several"),
  ]
}
