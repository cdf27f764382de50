import {
  LEAST_WORDS_OF_A_SENTENCE,
  type Word,
  joinWords,
  isConnective,
  isFiller,
} from '#application/search/interpretation/words.ts'
import type { StateCode } from '#domain/catalogue/states.ts'
import type { DictionaryEntry } from '#application/search/interpretation/dictionary/dictionary_entry.ts'
import type { QueryDictionary } from '#application/search/interpretation/dictionary/query_dictionary.ts'
import { isPersonName } from '#application/search/interpretation/dictionary/person_names.ts'
import {
  asAccented,
  isAnOrdinaryPhrase,
} from '#application/search/interpretation/dictionary/place_entries.ts'
import { addressReadings } from './address_readings.ts'
import { ageAt, ComplaintReadings } from './complaint_readings.ts'
import { MAX_PHRASE_WORDS, PhraseSlips } from './phrase_slips.ts'
import type { Reading } from './reading.ts'

/** 'Pará' is the state; 'para' is the preposition, and the state only at the end or after 'no'. */
function meaningsOfPara(words: readonly Word[], from: number): Reading[] {
  const isAccented = words[from]?.typed === 'pará'
  const isLast = from === words.length - 1
  const state = { kind: 'state', code: 'PA', isCode: false, cost: isAccented ? 1 : 5 } as const
  const preposition = { kind: 'marker', role: 'noise', cost: isLast || isAccented ? 8 : 1 } as const
  return [state, preposition].map((meaning) => ({ from, to: from + 1, meaning, cost: meaning.cost }))
}

/** 'Saber se tem', 'to com dor', 'coça mt', 'dor no pe': in a lower-case sentence these are no states. */
const CODES_IN_SENTENCES: ReadonlyMap<string, StateCode> = new Map([
  ['se', 'SE'],
  ['to', 'TO'],
  ['mt', 'MT'],
  ['pe', 'PE'],
])
/** Also words at the end, unless they follow something that a place follows. */
const LAST_WORDS: ReadonlySet<string> = new Set(['mt', 'pe'])

function meaningsOfASmallWord(
  words: readonly Word[],
  from: number,
  code: StateCode,
  dictionary: QueryDictionary,
): Reading[] {
  const { shown = '', text = '', typed = '' } = words[from] ?? {}
  if (typed !== text) return meaningsOfAnAccentedWord(words, from, dictionary)
  const isShouted = words.every((word) => word.shown === word.shown.toUpperCase())
  const isState =
    (shown === text.toUpperCase() && !isShouted) ||
    followsAPlaceOrProfession(words, from, dictionary) ||
    (from === words.length - 1 && (!LAST_WORDS.has(text) || isBesideAName(words, from, dictionary)))
  const state = { kind: 'state', code, isCode: true, cost: isState ? 3 : 14 } as const
  const particle = { kind: 'marker', role: 'noise', cost: isState ? 8 : 1 } as const
  return [state, particle].map((meaning) => ({ from, to: from + 1, meaning, cost: meaning.cost }))
}

/** 'Pé' is not Pernambuco: it means the same as 'pés'. 'Tô' means nothing here. */
function meaningsOfAnAccentedWord(
  words: readonly Word[],
  from: number,
  dictionary: QueryDictionary,
): Reading[] {
  const plural = dictionary.exactly(`${words[from]?.text}s`)
  const meant = plural.length > 0 ? plural : [{ kind: 'marker', role: 'noise', cost: 1 } as const]
  return meant.map((meaning) => ({ from, to: from + 1, meaning, cost: meaning.cost }))
}

/** Alone or after one word, as in 'Kowalski mt'; in 'coça mt' the word means 'muito'. */
function isBesideAName(words: readonly Word[], from: number, dictionary: QueryDictionary): boolean {
  const before = words[from - 1]?.text ?? ''
  const isComplaint = dictionary.exactly(before).some(({ kind }) => kind === 'specialty')
  return words.length < 3 && !isComplaint && !dictionary.isOrdinary(before, { exactly: false })
}

/** 'Petrolina pe', 'dentista mt': looks at up to three preceding words. */
function followsAPlaceOrProfession(
  words: readonly Word[],
  from: number,
  dictionary: QueryDictionary,
): boolean {
  return [1, 2, 3].some(
    (count) =>
      count <= from &&
      dictionary
        .exactly(joinWords(words, from - count, from))
        .some(
          (entry) =>
            entry.kind === 'city' ||
            entry.kind === 'neighbourhood' ||
            entry.kind === 'insurer' ||
            (entry.kind === 'specialty' && !entry.isEveryday),
        ),
  )
}

const COST_OF_AN_ORDINARY_PHRASE = 20
const PREPOSITIONS_OF_PLACES = /^(?:em|no|na|nos|nas|aqui|cidade|perto|proximo|sou|moro|regiao|centro)$/

/** 'Tem areia nos olhos', 'minha avó levou dois tombos': not Areia, not Tombos. */
function isAnOrdinaryTown(words: readonly Word[], from: number, to: number, dictionary: QueryDictionary) {
  if (words.length < LEAST_WORDS_OF_A_SENTENCE) return false
  const bare = joinWords(words.slice(from, to).filter(({ text }) => !isConnective(text)))
  if (!isAnOrdinaryPhrase(bare)) return false
  const before = words.slice(0, from).findLast(({ text }) => !isConnective(text))
  if (PREPOSITIONS_OF_PLACES.test(before?.text ?? '')) return false
  const next = dictionary.exactly(words[to]?.text ?? '')
  return !next.some((entry) => entry.kind === 'state' && words[to]?.text !== 'mt')
}

const MAX_WORDS_AFTER_A_CONNECTIVE = 4

/** First words of place names that no person's name starts with. */
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

/** Returns the rest of the query as the beginning of a place being typed, or null. */
function unfinishedPlace(words: readonly Word[], from: number, dictionary: QueryDictionary): Reading | null {
  if (!OPENERS.has(words[from]?.text ?? '')) return null
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

export type EntryKind = DictionaryEntry['kind']

/** All meanings of every run of up to seven words, by the index of the first word. */
export class PhraseReadings {
  private readonly words: readonly Word[]
  private readonly dictionary: QueryDictionary
  private readonly kinds: ReadonlySet<EntryKind> | null
  private readonly slips: PhraseSlips
  private readonly complaints: ComplaintReadings

  /** `kinds` limits the meanings to those of a separate field; null allows all. */
  constructor(words: readonly Word[], dictionary: QueryDictionary, kinds: ReadonlySet<EntryKind> | null) {
    this.words = words
    this.dictionary = dictionary
    this.kinds = kinds
    this.slips = new PhraseSlips(words, dictionary, kinds !== null)
    this.complaints = new ComplaintReadings(words, dictionary)
  }

  startingAt(from: number): Reading[] {
    const isPlaceField = this.kinds?.has('city') ?? false
    const phrases = this.phrasesStartingAt(from)
    const readings = [
      ...phrases,
      ...this.complaints.startingAt(from, phrases),
      ...addressReadings(this.words, from, this.dictionary, isPlaceField),
    ].filter(({ meaning }) => this.isAllowed(meaning.kind))
    const age = this.isAllowed('specialty') ? ageAt(this.words, from) : null
    const others = [
      introductionTo(this.words, from),
      age,
      this.numberReading(from),
      unfinishedPlace(this.words, from, this.dictionary),
    ]
    return [this.nameReading(from), ...readings, ...others.filter((each) => each !== null)]
  }

  /** 'Amil 400': a number after an insurer is its plan. */
  private numberReading(from: number): Reading | null {
    if (!/^\d{1,4}$/.test(this.textAt(from))) return null
    const meaning = { kind: 'marker', role: 'planName', cost: 0 } as const
    return { from, to: from + 1, meaning, cost: 0 }
  }

  private phrasesStartingAt(from: number): Reading[] {
    const readings: Reading[] = []
    const beginsWithConnective = isConnective(this.textAt(from))
    const longest = beginsWithConnective ? MAX_WORDS_AFTER_A_CONNECTIVE : MAX_PHRASE_WORDS
    const end = Math.min(from + longest, this.words.length)
    let whole = ''
    let bare = ''
    const content: string[] = []
    let mayBeASlip = false
    for (let to = from + 1; to <= end; to++) {
      const word = this.textAt(to - 1)
      whole += word
      if (!isConnective(word)) bare += word
      if (!isFiller(word)) content.push(word)
      mayBeASlip ||= this.slips.mayLieIn(to - 1, to - from)
      if (beginsWithConnective) {
        readings.push(...this.saidBy(from, to, whole))
        continue
      }
      const exact = this.exact(from, to, whole, bare, isFiller(word) ? [] : content)
      readings.push(...exact)
      if (exact.length === 0 && mayBeASlip) readings.push(...this.slips.guesses(from, to, bare))
    }
    return readings
  }

  /** 'De graça', 'do sexo feminino', 'do in': after a connective only filters count, no names. */
  private saidBy(from: number, to: number, whole: string): Reading[] {
    const said = this.dictionary.exactly(whole)
    return said
      .filter(({ kind }) => kind === 'marker' || kind === 'specialty')
      .map((meaning) => ({ from, to, meaning, cost: meaning.cost }))
  }

  private exact(
    from: number,
    to: number,
    whole: string,
    bare: string,
    content: readonly string[],
  ): Reading[] {
    const code = CODES_IN_SENTENCES.get(whole)
    if (code) return meaningsOfASmallWord(this.words, from, code, this.dictionary)
    if (whole === 'para') return meaningsOfPara(this.words, from)
    const spelled = to === from + 1 ? this.dictionary.meaningsOf(whole) : this.dictionary.exactly(whole)
    const found = spelled.length > 0 ? spelled : this.foundBy(bare, content)
    const meant = found.filter((entry) => !this.isAccentedCode(entry, from))
    return meant.map((entry) => {
      const meaning = entry.kind === 'city' ? asAccented(entry, this.words.slice(from, to)) : entry
      const isPlace = entry.kind === 'city' || entry.kind === 'neighbourhood'
      const doubt =
        isPlace && !this.kinds && isAnOrdinaryTown(this.words, from, to, this.dictionary)
          ? COST_OF_AN_ORDINARY_PHRASE
          : 0
      return { from, to, meaning, cost: entry.cost + doubt }
    })
  }

  /** 'Pé' is not Pernambuco. */
  private isAccentedCode(entry: DictionaryEntry, from: number): boolean {
    const { text, typed } = this.words[from] ?? {}
    return entry.kind === 'state' && entry.isCode && text !== typed
  }

  /** Looks the phrase up without connectives, otherwise without fillers as a complaint. */
  private foundBy(bare: string, content: readonly string[]): readonly DictionaryEntry[] {
    const known = this.dictionary.exactly(bare)
    if (known.length > 0) return known
    return this.dictionary.exactly(content.join('')).filter(({ kind }) => kind === 'specialty')
  }

  private nameReading(from: number): Reading {
    const word = this.textAt(from)
    const isOrdinary = !isPersonName(word) && this.isOrdinary(word, from)
    const cost = isPersonName(word) ? COST_OF_A_KNOWN_NAME : this.costOfAnUnknownName(word)
    return { from, to: from + 1, meaning: { kind: 'name', word, isOrdinary, cost }, cost }
  }

  /** After a first name 'Lombardo' is a surname, whatever begins like it. */
  private isOrdinary(word: string, from: number): boolean {
    const isSentence = this.words.length >= LEAST_WORDS_OF_A_SENTENCE
    if (isSentence && isAnOrdinaryPhrase(word)) return true
    return this.dictionary.isOrdinary(word, { exactly: isPersonName(this.textAt(from - 1)) })
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

/** How people introduce themselves before they say whom they look for, longest first. */
const INTRODUCTIONS = [
  'o meu nome e',
  'meu nome e',
  'meu nome',
  'eu me chamo',
  'me chamo',
  'quem fala e o',
  'quem fala e a',
  'quem fala e',
  'aqui quem fala e',
  'aqui e o',
  'aqui e a',
  'aqui e',
  'eu sou o',
  'eu sou a',
  'sou o',
  'sou a',
].map((phrase) => phrase.split(' '))

/** 'Meu nome é José': the asker is not the one sought. Null without an introduction at the word. */
function introductionTo(words: readonly Word[], from: number): Reading | null {
  const said = INTRODUCTIONS.find((phrase) => phrase.every((word, at) => words[from + at]?.text === word))
  if (!said) return null
  const first = from + said.length
  let to = first
  while (!words[to]?.startsPart && isPersonName(words[to]?.text ?? '')) to += 1
  if (to === first) return null
  return { from, to, meaning: { kind: 'marker', role: 'noise', cost: 0 }, cost: 0 }
}
