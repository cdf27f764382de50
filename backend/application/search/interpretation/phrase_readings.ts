import { asAccented } from './city_entries.ts'
import type { DictionaryEntry } from './dictionary_entry.ts'
import { isPersonName } from './person_names.ts'
import type { QueryDictionary } from './query_dictionary.ts'
import type { Reading } from './reading.ts'
import { unfinishedPlace } from './unfinished_place.ts'
import { isConnective, type Word } from './words.ts'

const MAX_PHRASE_WORDS = 7
/** Bounds the time of hostile queries: an honest one needs some ten. */
const MAX_GUESSES = 20

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
  private readonly isPlainWord: boolean[]
  private readonly mayEndAGuess: boolean[]
  private guesses = 0

  /** `kinds` limits the meanings to those a separate field may hold; null allows all. */
  constructor(words: readonly Word[], dictionary: QueryDictionary, kinds: ReadonlySet<EntryKind> | null) {
    this.words = words
    this.dictionary = dictionary
    this.kinds = kinds
    this.isPlainWord = words.map(({ text }) => dictionary.exactly(text).length === 0)
    this.mayEndAGuess = words.map(({ text }) => !dictionary.exactly(text).some(standsBetweenPhrases))
    this.markWordsOfKnownPhrases()
  }

  /** The 'sao' of 'sao paulo' is no slip; that of 'sao palo' may be. */
  private markWordsOfKnownPhrases(): void {
    this.words.forEach((_, from) => {
      let phrase = ''
      for (let to = from; to < Math.min(from + MAX_PHRASE_WORDS, this.words.length); to++) {
        phrase += this.words[to]?.text ?? ''
        if (to > from && this.dictionary.exactly(phrase).length > 0)
          this.isPlainWord.fill(false, from, to + 1)
      }
    })
  }

  startingAt(from: number): Reading[] {
    const readings: Reading[] = [this.nameReading(from)]
    let whole = ''
    let bare = ''
    let hasPlainWord = false
    for (let to = from + 1; to <= Math.min(from + MAX_PHRASE_WORDS, this.words.length); to++) {
      const word = this.words[to - 1]?.text ?? ''
      whole += word
      if (!isConnective(word)) bare += word
      hasPlainWord ||= this.mayHoldASlip(to - 1, to - from)
      if (to > from + 1 && isConnective(this.words[from]?.text ?? '')) break
      const isExact = this.addExact(readings, from, to, whole, bare)
      if (!isExact && hasPlainWord) this.addGuesses(readings, from, to, bare)
    }
    const unfinished = unfinishedPlace(this.words, from, this.dictionary)
    if (unfinished) readings.push(unfinished)
    return readings
  }

  private nameReading(from: number): Reading {
    const word = this.words[from]?.text ?? ''
    const cost = isPersonName(word) ? COST_OF_A_KNOWN_NAME : this.costOfAnUnknownName(from, word)
    return { from, to: from + 1, meaning: { kind: 'name', word, cost }, cost, isGuess: false }
  }

  private costOfAnUnknownName(index: number, word: string): number {
    if (this.isPlainWord[index]) return COST_OF_AN_UNKNOWN_WORD
    const means = this.dictionary.exactly(word)
    const isMarker = means.every(({ kind }) => kind === 'marker')
    return isMarker ? COST_OF_AN_UNKNOWN_WORD : COST_OF_A_WORD_THAT_MEANS_SOMETHING
  }

  private addExact(readings: Reading[], from: number, to: number, whole: string, bare: string): boolean {
    if (whole === 'para') return this.addPara(readings, from)
    const exact = this.dictionary.exactly(whole)
    const found = exact.length > 0 || bare.length < 4 ? exact : this.dictionary.exactly(bare)
    const extra = exact === found ? 0 : COST_OF_A_LEFT_OUT_CONNECTIVE
    for (const entry of found) {
      const meant = entry.kind === 'city' ? asAccented(entry, this.words.slice(from, to)) : entry
      this.add(readings, from, to, meant, entry.cost + extra, false)
    }
    return found.length > 0
  }

  private addGuesses(readings: Reading[], from: number, to: number, bare: string): void {
    if (bare.length < 3 || this.guesses >= MAX_GUESSES) return
    if (!this.mayEndAGuess[from] || !this.mayEndAGuess[to - 1]) return
    this.guesses += 1
    /** A slip that only swallows a neighbour, as 'campinas x' would, is none. */
    const shorter = [...this.exactlyBetween(from, to - 1), ...this.exactlyBetween(from + 1, to)]
    for (const { entry, slip } of this.dictionary.nearly(bare)) {
      if (shorter.includes(entry)) continue
      this.add(readings, from, to, entry, entry.cost + slip, true)
    }
  }

  private exactlyBetween(from: number, to: number): readonly DictionaryEntry[] {
    return from < to ? this.dictionary.exactly(joined(this.words, from, to)) : []
  }

  /** A common name alone is no slip of anything, unless a place is sure to follow. */
  private mayHoldASlip(index: number, length: number): boolean {
    const word = this.words[index]?.text ?? ''
    if (this.kinds && length > 1) return true
    if (length > 1 && word === 'perto') return true
    if (!this.isPlainWord[index]) return false
    return !isPersonName(word) || (length === 1 && this.isPlaceExpectedAt(index))
  }

  private isPlaceExpectedAt(index: number): boolean {
    const before = this.words[index - 1]?.text
    return before === 'em' || (before === undefined && this.kinds !== null)
  }

  /** 'Pará' is the state; 'para' is it only at the end or after 'no'. */
  private addPara(readings: Reading[], from: number): boolean {
    const isAccented = this.words[from]?.typed === 'pará'
    const isLast = from === this.words.length - 1
    const state = { kind: 'state', code: 'PA', isCode: false, cost: isAccented ? 1 : 5 } as const
    const preposition = { kind: 'marker', role: 'noise', cost: isLast || isAccented ? 8 : 1 } as const
    this.add(readings, from, from + 1, state, state.cost, false)
    this.add(readings, from, from + 1, preposition, preposition.cost, false)
    return true
  }

  private add(
    readings: Reading[],
    from: number,
    to: number,
    meaning: DictionaryEntry,
    cost: number,
    isGuess: boolean,
  ) {
    if (this.kinds && meaning.kind !== 'marker' && !this.kinds.has(meaning.kind)) return
    readings.push({ from, to, meaning, cost, isGuess })
  }
}

function joined(words: readonly Word[], from: number, to: number): string {
  return words
    .slice(from, to)
    .map(({ text }) => text)
    .join('')
}

/** Prepositions, titles and state codes part phrases: none begins or ends one. */
function standsBetweenPhrases(entry: DictionaryEntry): boolean {
  return entry.kind === 'marker' ? entry.role !== 'noise' : entry.kind === 'state' && entry.isCode
}
