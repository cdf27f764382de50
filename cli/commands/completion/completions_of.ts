import type { Command, Option } from 'commander'
import { commandAt } from '../../terminal/in_portuguese.ts'
import { type Offered, offeredBy } from '../../terminal/offered_values.ts'

/** What may stand in the place of the last of `typed`: nouns, verbs, options, or the values of the option before it. */
export function completionsOf(program: Command, typed: readonly string[]): Offered[] {
  const before = typed.slice(0, -1)
  const begun = (typed.at(-1) ?? '').toLowerCase()
  const command = commandAt(program, before)
  const asked = optionNamed(command, before.at(-1))
  const candidates = asked?.required ? offeredBy(asked) : wordsOf(command, begun)
  return candidates.filter(({ word }) => word.toLowerCase().startsWith(begun))
}

/** Whether a path may stand there, so that the shell offers files. */
export function takesPath(program: Command, typed: readonly string[]): boolean {
  const before = typed.slice(0, -1)
  const command = commandAt(program, before)
  const asked = optionNamed(command, before.at(-1))
  const value = asked?.required
    ? asked.flags
    : command.registeredArguments.map((each) => each.name()).join(' ')
  return /arquivo|caminho/.test(value)
}

function optionNamed({ options }: Command, word: string | undefined): Option | undefined {
  return options.find(({ long, short }) => word !== undefined && (word === long || word === short))
}

function wordsOf(command: Command, begun: string): Offered[] {
  const flags = command.options.map(({ long, description }) => ({ word: long ?? '', description }))
  if (begun.startsWith('-')) return [...flags, { word: '--help', description: 'mostra esta ajuda' }]
  const nouns = command
    .createHelp()
    .visibleCommands(command)
    .map((each) => ({ word: each.name(), description: each.summary() || each.description() }))
  const choices = command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? [])
  return [...nouns, ...choices.map((word) => ({ word }))]
}
