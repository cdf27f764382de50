import type { QueryDictionary } from '#application/search/interpretation/dictionary/query_dictionary.ts'
import type { Reading } from './reading.ts'
import { joinWords, type Word } from '#application/search/interpretation/words.ts'

/** First words of place names that begin nobody's own name. */
const OPENERS = new Set([
  'sao',
  'santo',
  'santa',
  'nova',
  'novo',
  'vila',
  'aguas',
  'lagoa',
  'presidente',
  'senador',
  'ribeirao',
])

const COST = 8
const MAX_CITIES = 5

/** The rest of the query as the beginning of a place still being typed, or null. */
export function unfinishedPlace(
  words: readonly Word[],
  from: number,
  dictionary: QueryDictionary,
): Reading | null {
  if (!OPENERS.has(words[from]?.text ?? '') || words.length - from > 4) return null
  if (dictionary.exactly(words.at(-1)?.text ?? '').length > 0) return null
  const typed = joinWords(words, from)
  if (dictionary.exactly(typed).length > 0) return null
  const cities = dictionary.citiesStartingWith(typed, MAX_CITIES)
  if (cities.length === 0) return null
  const meaning = { kind: 'unfinished', cities, cost: COST } as const
  return { from, to: words.length, meaning, cost: COST, isGuess: true }
}
