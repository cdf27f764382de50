import type { NameReading } from '#search/names/name_reading.ts'
import { wordsOfName } from '#search/names/name_words.ts'

export function fitsReading(name: string, reading: NameReading): boolean {
  const borne = wordsOfName(name)
  return reading.every(
    ({ words, beginnings }) =>
      words.some((word) => borne.includes(word)) ||
      beginnings.some((beginning) => borne.some((word) => word.startsWith(beginning))),
  )
}

/** Returns 0 for the whole name as typed, 1 for a part, 2 and 3 for the same with corrected or completed words. */
export function closenessOf(name: string, reading: NameReading): number {
  const borne = wordsOfName(name)
  const isExact = reading.every(({ words }) => borne.includes(words[0] ?? ''))
  return (isExact ? 0 : 2) + (borne.length === reading.length ? 0 : 1)
}
