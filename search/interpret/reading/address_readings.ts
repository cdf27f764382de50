import { PLACE } from '../costs.ts'
import type { QueryDictionary } from '../dictionary/query_dictionary.ts'
import { joinWords, phraseOf, type Word } from '../words.ts'
import type { Reading } from './reading.ts'

/** Returns the readings of a postal code, or of a street's or hospital's name, that starts at the word. */
export function addressReadings(
  words: readonly Word[],
  from: number,
  dictionary: QueryDictionary,
  isPlaceField: boolean,
): Reading[] {
  const { streets: kinds, landmarks } = dictionary.lexicon.words
  if (beginsWith(kinds, words, from) || beginsWith(landmarks, words, from))
    return streets(words, from, dictionary)
  return [...hospitals(words, from, dictionary), ...postalCode(words, from, dictionary, isPlaceField)]
}

/** The written forms of a postal code: 01310100, 01310-100, 01.310-100. */
const PARTS_OF_A_CEP = [/^\d{8}$/, /^\d{5} \d{3}$/, /^\d{2} \d{3} \d{3}$/]

function postalCode(
  words: readonly Word[],
  from: number,
  dictionary: QueryDictionary,
  isPlaceField: boolean,
): Reading[] {
  const isSaid = beginsWith(dictionary.lexicon.words.postal_codes, words, from)
  const first = isSaid ? from + 1 : from
  const to = endOfCep(words, first, isSaid || isPlaceField)
  const meaning = to ? dictionary.placeOfCep(joinWords(words, first, to)) : null
  return to && meaning ? [{ from, to, meaning, cost: 0 }] : []
}

/** Five digits alone may be a registration too: they are a postal code after such a word, or if they start with 0. */
function endOfCep(words: readonly Word[], first: number, isExpected: boolean): number | null {
  for (let to = Math.min(first + 3, words.length); to > first; to--) {
    const parts = words.slice(first, to).map(({ text }) => text)
    if (PARTS_OF_A_CEP.some((pattern) => pattern.test(parts.join(' ')))) return to
  }
  const text = words[first]?.text ?? ''
  return /^\d{5}$/.test(text) && (isExpected || text.startsWith('0')) ? first + 1 : null
}

const MAX_WORDS_OF_A_STREET = 6
const MAX_WORDS_OF_A_HOSPITAL = 4

function beginsWith(kinds: ReadonlySet<string>, words: readonly Word[], from: number): boolean {
  return kinds.has(words[from]?.text ?? '')
}

const MAX_WORDS_OF_A_CITY = 3

/** 'Rua XV de Novembro Curitiba': the city is not the street's; it is in 'rua Recife' and 'rua Barão de Campinas'. */
function endsInACity(words: readonly Word[], from: number, to: number, dictionary: QueryDictionary): boolean {
  if (isNumber(words[to])) return false
  for (let first = Math.max(from + 2, to - MAX_WORDS_OF_A_CITY); first < to; first++) {
    if (dictionary.lexicon.isConnective(words[first - 1]?.text ?? '')) continue
    const cities = dictionary.exactlyIn(phraseOf(words, first, to))
    if (cities.some((entry) => entry.kind === 'city' && entry.rank < 2)) return true
  }
  return false
}

/** 'Rua Recife 250' is not in Recife: the street's name is skipped, up to its number if there is one. */
function streets(words: readonly Word[], from: number, dictionary: QueryDictionary): Reading[] {
  const readings: Reading[] = []
  const end = Math.min(from + MAX_WORDS_OF_A_STREET, words.length)
  for (let to = from + 2; to <= end; to++) {
    const withNumber = isNumber(words[to]) ? to + 1 : to
    const ends = endsInACity(words, from, to, dictionary) ? PLACE.cityInAStreet : 0
    const cost = PLACE.wordOfAStreet * (to - from) + ends
    const meaning = { kind: 'marker', role: 'noise', cost, says: { isLeftOut: true } } as const
    readings.push({ from, to: withNumber, meaning, cost })
    for (const known of dictionary.exactlyIn(phraseOf(words, from, to)))
      if (known.kind === 'neighbourhood') readings.push({ from, to: withNumber, meaning: known, cost: 0 })
    if (beginsWith(dictionary.lexicon.words.landmarks, words, from))
      for (const known of dictionary.exactlyIn(phraseOf(words, from + 1, to)))
        if (known.kind === 'neighbourhood')
          readings.push({ from, to, meaning: known, cost: known.cost + PLACE.landmark })
    if (withNumber > to || words[to]?.startsPart) break
  }
  return readings
}

/** 'Hospital São Luiz' is not in São Luiz; a large city's name still counts. */
function hospitals(words: readonly Word[], from: number, dictionary: QueryDictionary): Reading[] {
  const readings: Reading[] = []
  const { hospitals: kinds, ends_of_hospitals: ended } = dictionary.lexicon.words
  if (!beginsWith(kinds, words, from)) return readings
  const end = Math.min(from + MAX_WORDS_OF_A_HOSPITAL, words.length)
  for (let to = from + 2; to <= end; to++) {
    const { text = '', startsPart } = words[to - 1] ?? {}
    if (startsPart || ended.has(text)) break
    const ends = endsInACity(words, from, to, dictionary) ? PLACE.cityInAStreet : 0
    const cost = PLACE.wordOfAHospital * (to - from) + ends
    const meaning = { kind: 'marker', role: 'noise', cost, says: { notice: 'hospital' } } as const
    readings.push({ from, to, meaning, cost })
  }
  return readings
}

function isNumber(word: Word | undefined): boolean {
  return /^\d{1,5}[a-z]?$/.test(word?.text ?? '')
}
