import { type Word, joinWords, isConnective } from '#application/search/interpretation/words.ts'
import type { Reading } from './reading.ts'
import type { DictionaryEntry } from '#application/search/interpretation/dictionary/dictionary_entry.ts'
import type { QueryDictionary } from '#application/search/interpretation/dictionary/query_dictionary.ts'
import { isPersonName } from '#application/search/interpretation/dictionary/person_names.ts'
import { asAccented } from '#application/search/interpretation/dictionary/city_entries.ts'

/** 'Pará' is the state; 'para' is the preposition, and the state only at the end or after 'no'. */
function meaningsOfPara(words: readonly Word[], from: number): Reading[] {
  const isAccented = words[from]?.typed === 'pará'
  const isLast = from === words.length - 1
  const state = { kind: 'state', code: 'PA', isCode: false, cost: isAccented ? 1 : 5 } as const
  const preposition = { kind: 'marker', role: 'noise', cost: isLast || isAccented ? 8 : 1 } as const
  return [state, preposition].map((meaning) => ({
    from,
    to: from + 1,
    meaning,
    cost: meaning.cost,
    isGuess: false,
  }))
}

const MAX_PHRASE_WORDS = 7

/** Bounds the time of hostile queries: an honest one needs some ten. */
const MAX_GUESSES = 20

/** Where in a query a slip of the finger may be assumed, and what was meant by it. */
class PhraseSlips {
  private readonly words: readonly Word[]
  private readonly dictionary: QueryDictionary
  private readonly isSeparateField: boolean
  private readonly isUnknown: boolean[]
  private readonly mayEndAPhrase: boolean[]
  private guessesMade = 0

  constructor(words: readonly Word[], dictionary: QueryDictionary, isSeparateField: boolean) {
    this.words = words
    this.dictionary = dictionary
    this.isSeparateField = isSeparateField
    this.isUnknown = words.map(({ text }) => dictionary.exactly(text).length === 0)
    this.mayEndAPhrase = words.map(({ text }) => !dictionary.exactly(text).some(standsBetweenPhrases))
    this.markWordsOfKnownPhrases()
  }

  /** The 'sao' of 'sao paulo' is no slip; that of 'sao palo' may be. */
  private markWordsOfKnownPhrases(): void {
    for (let from = 0; from < this.words.length; from++) {
      let phrase = this.words[from]?.text ?? ''
      for (let to = from + 2; to <= Math.min(from + MAX_PHRASE_WORDS, this.words.length); to++) {
        phrase += this.words[to - 1]?.text ?? ''
        if (this.dictionary.exactly(phrase).length > 0) this.isUnknown.fill(false, from, to)
      }
    }
  }

  /** Whether the word may be the slip of a phrase of so many words. A common name alone is none, unless after 'em'. */
  mayLieIn(index: number, phraseWords: number): boolean {
    const word = this.words[index]?.text ?? ''
    const isAlone = phraseWords === 1
    if (!isAlone && (this.isSeparateField || word === 'perto')) return true
    if (!this.isUnknown[index]) return false
    return !isPersonName(word) || (isAlone && this.isPlaceExpectedAt(index))
  }

  private isPlaceExpectedAt(index: number): boolean {
    return index === 0 ? this.isSeparateField : this.words[index - 1]?.text === 'em'
  }

  /** What the words may have been meant to be; `bare` is them joined without connectives. */
  guesses(from: number, to: number, bare: string): Reading[] {
    if (bare.length < 3 || this.guessesMade >= MAX_GUESSES) return []
    if (!this.mayEndAPhrase[from] || !this.mayEndAPhrase[to - 1]) return []
    this.guessesMade += 1
    const withoutANeighbour = new Set([
      ...this.exactlyBetween(from, to - 1),
      ...this.exactlyBetween(from + 1, to),
    ])
    return this.dictionary
      .nearly(bare)
      .filter(({ entry }) => !withoutANeighbour.has(entry))
      .map(({ entry, slip }) => ({ from, to, meaning: entry, cost: entry.cost + slip, isGuess: true }))
  }

  private exactlyBetween(from: number, to: number): readonly DictionaryEntry[] {
    return from < to ? this.dictionary.exactly(joinWords(this.words, from, to)) : []
  }
}

/** Prepositions, titles and state codes part phrases: none begins or ends one. */
function standsBetweenPhrases(entry: DictionaryEntry): boolean {
  return entry.kind === 'marker' ? entry.role !== 'noise' : entry.kind === 'state' && entry.isCode
}

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
function unfinishedPlace(words: readonly Word[], from: number, dictionary: QueryDictionary): Reading | null {
  if (!OPENERS.has(words[from]?.text ?? '') || words.length - from > 4) return null
  if (dictionary.exactly(words.at(-1)?.text ?? '').length > 0) return null
  const typed = joinWords(words, from)
  if (dictionary.exactly(typed).length > 0) return null
  const cities = dictionary.citiesStartingWith(typed, MAX_CITIES)
  if (cities.length === 0) return null
  const meaning = { kind: 'unfinished', cities, cost: COST } as const
  return { from, to: words.length, meaning, cost: COST, isGuess: true }
}

const COST_OF_A_KNOWN_NAME = 10
const COST_OF_AN_UNKNOWN_WORD = 15
const COST_OF_A_WORD_THAT_MEANS_SOMETHING = 18
const COST_OF_A_LEFT_OUT_CONNECTIVE = 1

export type EntryKind = DictionaryEntry['kind']

/** Every meaning of every run of up to seven words, by the index of its first word. */
export class PhraseReadings {
  private readonly words: readonly Word[]
  private readonly dictionary: QueryDictionary
  private readonly kinds: ReadonlySet<EntryKind> | null
  private readonly slips: PhraseSlips

  /** `kinds` limits the meanings to those a separate field may hold; null allows all. */
  constructor(words: readonly Word[], dictionary: QueryDictionary, kinds: ReadonlySet<EntryKind> | null) {
    this.words = words
    this.dictionary = dictionary
    this.kinds = kinds
    this.slips = new PhraseSlips(words, dictionary, kinds !== null)
  }

  startingAt(from: number): Reading[] {
    const readings = this.phrasesStartingAt(from).filter(({ meaning }) => this.isAllowed(meaning.kind))
    const unfinished = unfinishedPlace(this.words, from, this.dictionary)
    return unfinished
      ? [this.nameReading(from), ...readings, unfinished]
      : [this.nameReading(from), ...readings]
  }

  private phrasesStartingAt(from: number): Reading[] {
    const readings: Reading[] = []
    const beginsWithConnective = isConnective(this.textAt(from))
    const end = beginsWithConnective ? from + 1 : Math.min(from + MAX_PHRASE_WORDS, this.words.length)
    let whole = ''
    let bare = ''
    let mayBeASlip = false
    for (let to = from + 1; to <= end; to++) {
      const word = this.textAt(to - 1)
      whole += word
      if (!isConnective(word)) bare += word
      mayBeASlip ||= this.slips.mayLieIn(to - 1, to - from)
      const exact = this.exact(from, to, whole, bare)
      readings.push(...exact)
      if (exact.length === 0 && mayBeASlip) readings.push(...this.slips.guesses(from, to, bare))
    }
    return readings
  }

  private exact(from: number, to: number, whole: string, bare: string): Reading[] {
    if (whole === 'para') return meaningsOfPara(this.words, from)
    const spelled = this.dictionary.exactly(whole)
    const found = spelled.length > 0 || bare.length < 4 ? spelled : this.dictionary.exactly(bare)
    const extra = spelled === found ? 0 : COST_OF_A_LEFT_OUT_CONNECTIVE
    return found.map((entry) => {
      const meaning = entry.kind === 'city' ? asAccented(entry, this.words.slice(from, to)) : entry
      return { from, to, meaning, cost: entry.cost + extra, isGuess: false }
    })
  }

  private nameReading(from: number): Reading {
    const word = this.textAt(from)
    const cost = isPersonName(word) ? COST_OF_A_KNOWN_NAME : this.costOfAnUnknownName(word)
    return { from, to: from + 1, meaning: { kind: 'name', word, cost }, cost, isGuess: false }
  }

  private costOfAnUnknownName(word: string): number {
    const meansNothing = this.dictionary.exactly(word).every(({ kind }) => kind === 'marker')
    return meansNothing ? COST_OF_AN_UNKNOWN_WORD : COST_OF_A_WORD_THAT_MEANS_SOMETHING
  }

  private isAllowed(kind: Reading['meaning']['kind']): boolean {
    return !this.kinds || kind === 'marker' || this.kinds.has(kind as EntryKind)
  }

  private textAt(index: number): string {
    return this.words[index]?.text ?? ''
  }
}
