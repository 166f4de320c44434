extension BashCompletions {
  /// The function that reads a word of grouped short options.
  var shortFunction: String {
    """
    # Reads grouped short options (1): the last of them may wait for its value.
    \(prefix)_read_short() {
      local letters=${1#-}
      while [[ -n $letters ]]; do
        if \(prefix)_takes_value "$command" "-${letters:0:1}"; then
          if [[ ${#letters} -eq 1 ]]; then pending=-$letters; fi
          return
        fi
        letters=${letters:1}
      done
    }
    """
  }

  /// The function that reads the line up to the current word.
  var readFunction: String {
    """
    # Finds out the command, the number of its arguments so far, and the option that waits for a value.
    \(prefix)_read_line() {
      local index word
      for ((index = 1; index < COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if [[ $word == [=:]* ]]; then
          # Bash breaks words at these: what follows belongs to the word before, unless that was a name.
          if [[ -z $pending ]]; then
            index=$((index + 1))
            if [[ $index -eq $COMP_CWORD ]]; then broken=1; fi
          fi
        elif [[ -n $pending ]]; then
          pending=''
        elif [[ -z $ended && $word == -- ]]; then
          ended=1
        elif [[ -z $ended && $word == --* ]]; then
          if \(prefix)_takes_value "$command" "$word"; then pending=$word; fi
        elif [[ -z $ended && $word == -[A-Za-z]* ]]; then
          \(prefix)_read_short "$word"
        elif [[ -z $command ]]; then
          command=$word
        else
          count=$((count + 1))
        fi
      done
    }
    """
  }

  /// The function that bash calls.
  var mainFunction: String {
    """
    \(prefix)() {
      local current=${COMP_WORDS[COMP_CWORD]}
      local command='' pending='' ended='' broken='' count=0
      COMPREPLY=()
      \(prefix)_read_line
      if [[ -n $broken ]]; then
        return
      elif [[ -n $pending ]]; then
        if [[ $current == = ]]; then current=''; fi
        \(prefix)_values "$command" "$pending"
      elif [[ $current == [=:]* ]]; then
        return
      elif [[ -z $ended && $current == -* ]]; then
        \(prefix)_options "$command"
      elif [[ -z $command ]]; then
        \(prefix)_offer \(program.commands.map { posixQuoted($0.name) }.joined(separator: " "))
      else
        \(prefix)_values "$command" "$count"
      fi
    }
    """
  }
}
