extension BashCompletions {
  /// The functions that fill `COMPREPLY`.
  var offerFunctions: String {
    """
    # Offers those of the given words that start like the current one.
    \(prefix)_offer() {
      local candidate quoted
      for candidate in "$@"; do
        if [[ $candidate == "$current"* ]]; then
          printf -v quoted '%q' "$candidate"
          COMPREPLY+=("$quoted")
        fi
      done
    }

    # Offers folders, and files with one of the given extensions; all files when none is given.
    \(prefix)_offer_files() {
      local path extension
      compopt -o filenames 2>/dev/null
      while IFS= read -r path; do
        COMPREPLY+=("$path")
      done < <(compgen -d -- "$current")
      while IFS= read -r path; do
        [[ -d $path ]] && continue
        for extension in "$@"; do
          [[ $path == *."$extension" ]] && COMPREPLY+=("$path")
        done
        [[ $# -eq 0 ]] && COMPREPLY+=("$path")
      done < <(compgen -f -- "$current")
    }

    # Offers folders.
    \(prefix)_offer_folders() {
      local path
      compopt -o filenames 2>/dev/null
      while IFS= read -r path; do
        COMPREPLY+=("$path")
      done < <(compgen -d -- "$current")
    }
    """
  }
}
