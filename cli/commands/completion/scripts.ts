const BASH = `# saude: completação para bash
_saude() {
  local IFS=$'\\n'
  COMPREPLY=($(saude completion words -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null | sed "s/ /\\\\\\\\ /g"))
}
complete -o default -F _saude saude
`

const ZSH = `#compdef saude
_saude() {
  local -a answers
  answers=("\${(@f)$(saude completion words --described : -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  answers=(\${answers:#})
  if (( \${#answers} )); then _describe saude answers; else _files; fi
}
if [ "$funcstack[1]" = "_saude" ]; then _saude "$@"; else compdef _saude saude; fi
`

const FISH = `# saude: completação para fish
function __saude_typed
    set -l typed (commandline -opc)[2..-1]
    printf '%s\\n' $typed
    commandline -ct
end
function __saude_words
    saude completion words --described tab -- (__saude_typed) 2>/dev/null
end
function __saude_takes_path
    saude completion words --path -- (__saude_typed) >/dev/null 2>&1
end
complete -c saude -f -a '(__saude_words)'
complete -c saude -n __saude_takes_path -F
`

export const SCRIPTS = { bash: BASH, zsh: ZSH, fish: FISH } as const
