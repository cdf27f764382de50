import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import {
  insurerSpellings,
  markerSpellings,
  specialtySpellings,
  stateSpellings,
  type Spelling,
} from './catalogue_entries.ts'
import { cityEntries, CityPrefixes } from './city_entries.ts'
import type { DictionaryEntry } from './dictionary_entry.ts'
import { TypoIndex } from './typo_index.ts'
import { bareKey, phraseKey } from '#application/search/interpretation/words.ts'

export interface NearEntry {
  readonly entry: DictionaryEntry
  /** How far the slip is, in tenths of an edit divided by the length: 6 for one edit in ten letters. */
  readonly slip: number
}

const LONGEST_SHORT_NICKNAME = 7

const LEAST_LENGTH_WITH_SLIPS = { specialty: 6, insurer: 4, city: 3, state: 6, marker: Infinity }

/**
 * Every phrase a query may hold, by exact spelling and by slip of the finger. Phrases are kept without spaces, so
 * that 'sul america' and 'SulAmérica' are one. Built once from the municipalities (some 100 ms), then only read.
 */
export class QueryDictionary {
  private readonly entries = new Map<string, DictionaryEntry[]>()
  private readonly withSlips: { readonly index: TypoIndex; readonly entries: DictionaryEntry[] } = {
    index: new TypoIndex(),
    entries: [],
  }
  private readonly cities: CityPrefixes

  constructor(municipalities: readonly Municipality[]) {
    const cities: Spelling[] = [...cityEntries(municipalities)]
    const spellings = [...specialtySpellings(), ...insurerSpellings(), ...stateSpellings(), ...cities]
    for (const [spelling, entry] of [...spellings, ...markerSpellings()]) this.add(spelling, entry)
    this.cities = new CityPrefixes(municipalities)
  }

  /** What the phrase, its words joined without spaces, stands for; each kind at most a few times. */
  exactly(phrase: string): readonly DictionaryEntry[] {
    return this.entries.get(phrase) ?? []
  }

  /** What the phrase, its words joined without spaces and connectives, may have been meant to be. */
  nearly(phrase: string): NearEntry[] {
    return this.withSlips.index.near(phrase, editsAllowed(phrase.length)).flatMap(({ key, value, cost }) => {
      const entry = this.withSlips.entries[value]
      if (!entry) return []
      const firstLetterIsWrong = key.charCodeAt(0) !== phrase.charCodeAt(0)
      return [{ entry, slip: ((cost + (firstLetterIsWrong ? 1 : 0)) * 6) / phrase.length }]
    })
  }

  /** Municipalities whose name begins like the text, at most `limit`, the most populous first. */
  citiesStartingWith(text: string, limit: number): Municipality[] {
    return this.cities.startingWith(phraseKey(text), limit)
  }

  private add(spelling: string, entry: DictionaryEntry): void {
    const whole = phraseKey(spelling)
    const bare = bareKey(spelling)
    for (const key of new Set(entry.kind === 'marker' ? [whole] : [whole, bare])) {
      if (key !== '') this.keep(key, entry)
      if (key.length < LEAST_LENGTH_WITH_SLIPS[entry.kind] || isNickname(entry, key)) continue
      this.withSlips.index.add(key, this.withSlips.entries.push(entry) - 1)
    }
  }

  private keep(key: string, entry: DictionaryEntry): void {
    const known = this.entries.get(key)
    if (known) known.push(entry)
    else this.entries.set(key, [entry])
  }
}

function editsAllowed(length: number): number {
  if (length < 3) return 0
  if (length < 8) return 1
  return length < 18 ? 2 : 3
}

/** Short nicknames such as 'ctba' or 'campina' are typed as they are; a slip is rather one of a whole name. */
function isNickname(entry: DictionaryEntry, key: string): boolean {
  if (entry.kind !== 'city' || key.length > LONGEST_SHORT_NICKNAME) return false
  return entry.municipalities.every(({ name }) => phraseKey(name) !== key && bareKey(name) !== key)
}
