import type { NameReading } from '#domain/names/name_reading.ts'
import { wordsOfName } from '#domain/names/name_words.ts'

export function fitsReading(name: string, reading: NameReading): boolean {
  const borne = wordsOfName(name)
  return reading.every(
    ({ words, beginnings }) =>
      words.some((word) => borne.includes(word)) ||
      beginnings.some((beginning) => borne.some((word) => word.startsWith(beginning))),
  )
}

/** Every word stands in the name as it was typed. */
export function fitsExactly(name: string, reading: NameReading): boolean {
  return reading.every(({ words }) => wordsOfName(name).includes(words[0] ?? ''))
}
