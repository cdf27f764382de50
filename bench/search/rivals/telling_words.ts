import { foldText } from '#domain/shared/text.ts'

const SMALL_WORDS = new Set(['em', 'de', 'da', 'do', 'convenio'])

/** The words of a query without those that a hand-made search would leave out too. */
export function tellingWords(q: string): string[] {
  return q.split(' ').filter((word) => !SMALL_WORDS.has(foldText(word)))
}
