import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { exitCodes } from './exit_codes.ts'
import { say } from './messages.ts'
import { askText, canAsk } from './questions.ts'

export interface TargetChoice {
  file?: string
}

/** What to work on, once each: from the arguments, `--file` and the standard input (-); asked for only at a terminal. */
export async function chosenTargets(
  typed: readonly string[],
  { file }: TargetChoice,
  question: string,
): Promise<string[]> {
  const chosen: string[] = []
  for (const word of typed) chosen.push(...(word === '-' ? wordsIn(await text(process.stdin)) : [word]))
  if (file) chosen.push(...wordsIn(await readFile(file, 'utf8')))
  if (chosen.length === 0 && typed.length === 0 && !file && canAsk())
    chosen.push(...wordsIn(await askText(question)))
  return [...new Set(chosen)]
}

/** Where nothing was named and nobody can be asked. */
export function refuseNoTargets(): void {
  say('Falta dizer em quem ou no quê: por argumentos, --file ou - para a entrada padrão.')
  process.exitCode = exitCodes.usage
}

function wordsIn(lines: string): string[] {
  return lines
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*$/, '').trim())
    .flatMap((line) => line.split(/[\s,;]+/))
    .filter(Boolean)
}
