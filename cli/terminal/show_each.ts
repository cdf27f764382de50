import type { OperatorApp } from '#infrastructure/composition/open_operator_app.ts'
import { exitCodeOf } from './exit_codes.ts'
import { log } from './messages.ts'
import { type Field, printFields, printJson } from './output.ts'
import { chosenTargets, type TargetChoice } from './targets.ts'
import { withApp } from './with_app.ts'

export interface ShowOptions extends TargetChoice {
  json?: boolean
}

interface Showing<Found> {
  /** Asked at a terminal if nothing was named. */
  question: string
  /** Returns null if there is none. */
  find: (useCases: OperatorApp['useCases'], key: string) => Promise<Found | null>
  /** The message for an unknown key. */
  missing: (key: string) => string
  fields: (found: Found) => readonly Field[]
}

/** Shows each item in full, in the requested order. Ends with 1 if none exists, with 3 if some do not. */
export async function showEach<Found>(
  typed: readonly string[],
  { json, file }: ShowOptions,
  { question, find, missing, fields }: Showing<Found>,
): Promise<void> {
  const keys = await chosenTargets(typed, { file }, question)
  const found = await withApp(async ({ useCases }) => {
    const all: Found[] = []
    for (const key of keys) {
      const one = await find(useCases, key)
      if (one === null) log(missing(key))
      else all.push(one)
    }
    return all
  })
  if (json) printJson(keys.length === 1 ? (found[0] ?? null) : found)
  else
    for (const [index, each] of found.entries()) {
      if (index > 0) process.stdout.write('\n')
      printFields(fields(each))
    }
  process.exitCode = exitCodeOf(found.length, keys.length)
}
