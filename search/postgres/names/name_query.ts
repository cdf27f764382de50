import type { NameReading, WordReading } from '#domain/names/name_reading.ts'
import type { Bindings } from '../statement.ts'

/** A reading as an expression that is worked out once, before names are compared with it. */
export function namesAsked(reading: NameReading, bindings: Bindings): string {
  const beginnings = reading.flatMap((word) => word.beginnings)
  return `(select name_query(${bindings.add(nameQuery(reading), 'text')}, ${bindings.add(beginnings, 'text[]')}))`
}

/**
 * A reading as a text for `::tsquery`. Words hold letters and digits only (`wordsTyped`), and are quoted all the same.
 * https://www.postgresql.org/docs/18/datatype-textsearch.html#DATATYPE-TSQUERY
 */
export function nameQuery(reading: NameReading): string {
  return reading.map((word) => `(${alternatives(word).join(' | ')})`).join(' & ')
}

/** The same with nothing but the words as they were typed. */
export function exactNameQuery(reading: NameReading): string {
  return reading.map(({ words }) => lexeme(words[0] ?? '')).join(' & ')
}

function alternatives({ words, beginnings }: WordReading): string[] {
  return [...words.map(lexeme), ...beginnings.map((beginning) => `${lexeme(beginning)}:*`)]
}

function lexeme(word: string): string {
  return `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`
}
