import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { UsageError } from './messages.ts'
import { askText, canAsk } from './questions.ts'

export interface TargetChoice {
  file?: string | undefined
}

/**
 * What to work on, once each: from the arguments, `--file` and the standard input (-); asked for only at a terminal. A file
 * that names nobody is no mistake, naming nothing at all is one.
 */
export async function chosenTargets(
  typed: readonly string[],
  { file }: TargetChoice,
  question: string,
): Promise<string[]> {
  const chosen: string[] = []
  const isNamed = typed.length > 0 || file !== undefined
  for (const word of typed) chosen.push(...(word === '-' ? wordsIn(await text(process.stdin)) : [word]))
  if (file) chosen.push(...wordsIn(await readFile(file, 'utf8')))
  if (!isNamed && canAsk()) chosen.push(...wordsIn(await askText(question)))
  if (!isNamed && chosen.length === 0)
    throw new UsageError('Falta dizer em quem ou no quê: por argumentos, --file ou - para a entrada padrão.')
  return [...new Set(chosen.map(keyOf))]
}

/** An address of the site, whole or as the lists show it, names whom its last part names: `/tudo-sobre/asma` is `asma`. */
export function keyOf(typed: string): string {
  const path = typed.replace(/^https?:\/\/[^/]+/, '')
  return path.startsWith('/')
    ? (path
        .replace(/[?#].*$/, '')
        .split('/')
        .findLast(Boolean) ?? typed)
    : typed
}

function wordsIn(lines: string): string[] {
  return lines
    .split(/\r\n?|\n/)
    .map((line) =>
      line
        .replace(/^\uFEFF/u, '')
        .replace(/(^|\s)#.*$/, '')
        .trim(),
    )
    .flatMap((line) => line.split(/[\s,;]+/))
    .filter(Boolean)
}
