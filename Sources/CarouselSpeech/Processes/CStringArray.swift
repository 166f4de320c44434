#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Strings as C takes a list of them: pointers to zero-ended bytes, and a null pointer at the end.
@safe final class CStringArray {
  /// Lives as long as this value.
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [String]) {
    unsafe pointers = strings.map { unsafe strdup($0) } + [nil]
  }

  deinit {
    for index in unsafe pointers.indices { unsafe free(pointers[index]) }
  }
}
