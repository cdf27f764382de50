import { asAccented } from '#application/search/interpretation/dictionary/city_entries.ts'
import type { DictionaryEntry } from '#application/search/interpretation/dictionary/dictionary_entry.ts'
import type { QueryDictionary } from '#application/search/interpretation/dictionary/query_dictionary.ts'
import { isPersonName } from '#application/search/interpretation/names/person_names.ts'
import { isConnective, type Word } from '#application/search/interpretation/words.ts'
import { meaningsOfPara } from './meanings_of_para.ts'
import { MAX_PHRASE_WORDS, PhraseSlips } from './phrase_slips.ts'
import type { Reading } from './reading.ts'
import { unfinishedPlace } from './unfinished_place.ts'

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
