import type { Command, Option } from 'commander'
import { commandAt } from '../../terminal/in_portuguese.ts'

/** What may stand in the place of the last of `typed`: nouns, verbs, options, or the choices of the option before it. */
export function completionsOf(program: Command, typed: readonly string[]): string[] {
  const before = typed.slice(0, -1)
  const begun = typed.at(-1) ?? ''
  const command = commandAt(program, before)
  const asked = optionNamed(command, before.at(-1))
  const candidates = asked?.required ? (asked.argChoices ?? []) : wordsOf(command, begun)
  return candidates.filter((word) => word.startsWith(begun))
}

function optionNamed({ options }: Command, word: string | undefined): Option | undefined {
  return options.find(({ long, short }) => word !== undefined && (word === long || word === short))
}

function wordsOf(command: Command, begun: string): string[] {
  const flags = [...command.options.map(({ long }) => long ?? ''), '--help']
  if (begun.startsWith('-')) return flags
  const nouns = command
    .createHelp()
    .visibleCommands(command)
    .map((each) => each.name())
  const choices = command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? [])
  return [...nouns, ...choices]
}
