const BASH = `# saude: completação para bash
_saude() {
  local IFS=$'\\n'
  COMPREPLY=($(saude completion words -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _saude saude
`

const ZSH = `#compdef saude
_saude() {
  local -a answers
  answers=("\${(@f)$(saude completion words -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  answers=(\${answers:#})
  if (( \${#answers} )); then compadd -- $answers; else _files; fi
}
if [ "$funcstack[1]" = "_saude" ]; then _saude "$@"; else compdef _saude saude; fi
`

const FISH = `# saude: completação para fish
function __saude_words
    set -l typed (commandline -opc)[2..-1] (commandline -ct)
    saude completion words -- $typed 2>/dev/null
end
complete -c saude -a '(__saude_words)'
`

export const SCRIPTS = { bash: BASH, zsh: ZSH, fish: FISH } as const
