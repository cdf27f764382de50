import type { DictionaryEntry } from './dictionary/dictionary_entry.ts'
import type { QueryDictionary } from './dictionary/query_dictionary.ts'
import type { Word } from './words.ts'

const SHORTEST_JOINED = 10
const SHORTEST_PART = 4
const MAX_PARTS = 4

/** The words with those parted that were written as one: 'dermatologistacampinas', 'dentistaemsantos'. */
export function partJoinedWords(words: readonly Word[], dictionary: QueryDictionary): Word[] {
  return words.flatMap((word) => {
    if (word.text.length < SHORTEST_JOINED || isKnown(word.text, dictionary)) return [word]
    const parts = partsOf(word.text, dictionary, MAX_PARTS)
    if (!parts?.some((part) => dictionary.exactly(part).some(isProfessionOrInsurer))) return [word]
    return parts.map((text, index) => ({
      text,
      typed: text,
      shown: text,
      startsPart: index === 0 && word.startsPart,
    }))
  })
}

function isKnown(text: string, dictionary: QueryDictionary): boolean {
  return dictionary.exactly(text).length > 0
}

function isProfessionOrInsurer(entry: DictionaryEntry): boolean {
  return entry.kind === 'specialty' || (entry.kind === 'insurer' && entry.isCertain)
}

/** The longest known beginning first; null where the rest is not known either. */
function partsOf(text: string, dictionary: QueryDictionary, most: number): string[] | null {
  if (text === '') return []
  if (most === 0) return null
  for (let end = text.length; end > 0; end--) {
    const part = text.slice(0, end)
    if (!mayBeAPart(part, dictionary, end === text.length)) continue
    const others = partsOf(text.slice(end), dictionary, most - 1)
    if (others) return [part, ...others]
  }
  return null
}

/** Short ones are prepositions, and at the end states and the initials of cities: 'endocrinounimedbh'. */
function mayBeAPart(part: string, dictionary: QueryDictionary, isLast: boolean): boolean {
  const entries = dictionary.exactly(part)
  if (part.length >= SHORTEST_PART) return entries.length > 0
  return entries.some(
    (entry) =>
      (entry.kind === 'marker' && entry.role === 'in') ||
      (isLast && (entry.kind === 'state' || (entry.kind === 'city' && entry.rank < 2))),
  )
}
