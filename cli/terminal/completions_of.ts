import type { Command, Option } from 'commander'
import { commandAt } from './in_portuguese.ts'
import { type Offered, offeredBy } from './options.ts'

/** Returns the completions of the last of `typed`: nouns, verbs, options, or values of the preceding option. */
export function completionsOf(program: Command, typed: readonly string[]): Offered[] {
  const before = typed.slice(0, -1)
  const begun = (typed.at(-1) ?? '').toLowerCase()
  const command = commandAt(program, before)
  const option = optionNamed(command, before.at(-1))
  const candidates = option?.required ? offeredBy(option) : wordsOf(command, begun)
  return candidates.filter(({ word }) => word.toLowerCase().startsWith(begun))
}

/** Returns whether a path may follow, so that the shell offers files. */
export function takesPath(program: Command, typed: readonly string[]): boolean {
  const before = typed.slice(0, -1)
  const command = commandAt(program, before)
  const option = optionNamed(command, before.at(-1))
  const value = option?.required
    ? option.flags
    : command.registeredArguments.map((each) => each.name()).join(' ')
  return /arquivo|caminho/.test(value)
}

/** The command's own options and the common ones. */
function optionsOf(command: Command): readonly Option[] {
  const common = command.parent ? [...optionsOf(command.parent)] : []
  return [...command.options, ...common.filter(({ long }) => long !== '--version')]
}

function optionNamed(command: Command, word: string | undefined): Option | undefined {
  return optionsOf(command).find(({ long, short }) => word !== undefined && (word === long || word === short))
}

function wordsOf(command: Command, begun: string): Offered[] {
  const flags = optionsOf(command).map(({ long, description }) => ({ word: long ?? '', description }))
  if (begun.startsWith('-')) return [...flags, { word: '--help', description: 'mostra esta ajuda' }]
  const nouns = command
    .createHelp()
    .visibleCommands(command)
    .map((each) => ({ word: each.name(), description: each.summary() || each.description() }))
  const choices = command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? [])
  return [...nouns, ...choices.map((word) => ({ word }))]
}

/** A single completion is inserted; of several bash shows each with its description and inserts the common prefix. */
const BASH = `# saude: completação para bash
_saude() {
  local tab=$'\\t' answer word
  COMPREPLY=()
  while IFS= read -r answer; do
    word=\${answer%%"$tab"*}
    word=\${word// /\\\\ }
    if [[ $answer == *"$tab"* ]]; then COMPREPLY+=("$word  (\${answer#*"$tab"})"); else COMPREPLY+=("$word"); fi
  done < <(saude completion words --described tab -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  if (( \${#COMPREPLY[@]} == 1 )) || [[ \${COMP_TYPE:-9} == 37 || \${COMP_TYPE:-9} == 42 ]]; then
    COMPREPLY=("\${COMPREPLY[@]%%  (*}")
  fi
}
complete -o default -F _saude saude
`

const ZSH = `#compdef saude
_saude() {
  local -a answers
  answers=("\${(@f)$(saude completion words --described : -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  answers=(\${answers:#})
  if (( \${#answers} )); then _describe saude answers -M 'm:{a-zA-Z}={A-Za-z}'; else _files; fi
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
