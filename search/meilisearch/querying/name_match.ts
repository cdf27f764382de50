import type { NameReading, WordReading } from '#domain/names/name_reading.ts'
import { allOf, anyOf, equals, isOneOf, not, startsWith } from './filter.ts'

/** What is asked of the engine beside the exact filters: further filters, and words for its own typo tolerance. */
export interface Match {
  filters: string[]
  q?: string
}

/** Everyone who fits a reading of a name. */
export function matchOfReading(reading: NameReading): Match {
  return { filters: reading.map(fits) }
}

/** The last resort: the engine's own tolerance, for words that are too far from any that is listed. */
export function matchByTolerance(words: readonly string[]): Match {
  return { filters: [], q: words.join(' ') }
}

/** The same people in classes, closest first: the whole name as typed, a part of it, then the same with words corrected. */
export function classesOfCloseness(reading: NameReading): Match[] {
  const exact = allOf(reading.map(({ words }) => equals('words', words[0] ?? '')))
  const whole = equals('wordCount', reading.length)
  const { filters } = matchOfReading(reading)
  return [
    [exact, whole],
    [exact, not(whole)],
    [not(exact), whole],
    [not(exact), not(whole)],
  ].map((conditions) => ({ filters: [...filters, ...conditions] }))
}

function fits({ words, beginnings }: WordReading): string {
  const whole = words.length > 0 ? [isOneOf('words', words)] : []
  return anyOf([...whole, ...beginnings.map((beginning) => startsWith('words', beginning))])
}
