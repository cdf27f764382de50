import { MARKER, PLACE, WORD } from '../costs.ts'
import { LEAST_WORDS_OF_A_SENTENCE, joinWords, Phrase, phraseOf, type Word } from '../words.ts'
import type { Lexicon } from '#search/lexicon/lexicon.ts'
import { type StateCode, stateCalled, stateName } from '#domain/catalogue/states.ts'
import { asStateCode } from '../dictionary/catalogue_entries.ts'
import type { DictionaryEntry } from '../dictionary/dictionary_entry.ts'
import type { QueryDictionary } from '../dictionary/query_dictionary.ts'
import { asAccented } from '../dictionary/place_entries.ts'
import { addressReadings } from './address_readings.ts'
import { ageAt, ComplaintReadings } from './complaint_readings.ts'
import { MAX_PHRASE_WORDS, PhraseSlips } from './phrase_slips.ts'
import { highestPriceAt } from './price_reading.ts'
import { isPlace, type Reading } from './reading.ts'
import { isTitle } from './words_of_complaints.ts'

/** 'Pará' is the state; 'para' is the preposition, and the state only at the end or after 'no'. */
function meaningsOfAStateOrPreposition(words: readonly Word[], from: number, code: StateCode): Reading[] {
  const isAccented = words[from]?.typed === stateName(code).toLowerCase()
  const isLast = from === words.length - 1
  const state = {
    kind: 'state',
    code,
    isCode: false,
    cost: isAccented ? PLACE.accentedState : PLACE.unaccentedState,
  } as const
  const preposition = noise(
    isLast || isAccented ? PLACE.wordBesideACode.asState : PLACE.wordBesideACode.otherwise,
  )
  return [state, preposition].map((meaning) => ({ from, to: from + 1, meaning, cost: meaning.cost }))
}

/** 'Saber se tem', 'to com dor', 'coça mt', 'dor no pe': in a lower-case sentence these are no states. */
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
    (from === words.length - 1 &&
      (!dictionary.lexicon.words.codes_at_the_end.has(text) || isBesideAName(words, from, dictionary)))
  const read = isState ? 'asState' : 'otherwise'
  const state = { kind: 'state', code, isCode: true, cost: PLACE.codeInASentence[read] } as const
  const particle = noise(PLACE.wordBesideACode[read])
  return [state, particle].map((meaning) => ({ from, to: from + 1, meaning, cost: meaning.cost }))
}

/** 'Pé' is not Pernambuco: it means the same as 'pés'. 'Tô' means nothing here, and is no 'tos'. */
function meaningsOfAnAccentedWord(
  words: readonly Word[],
  from: number,
  dictionary: QueryDictionary,
): Reading[] {
  const { text = '' } = words[from] ?? {}
  const plural = dictionary.lexicon.isFiller(text) ? [] : dictionary.exactly(`${text}s`)
  const meant = plural.length > 0 ? plural : [noise(MARKER.noise)]
  return meant.map((meaning) => ({ from, to: from + 1, meaning, cost: meaning.cost }))
}

function noise(cost: number) {
  return { kind: 'marker', role: 'noise', cost } as const
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
        .exactlyIn(phraseOf(words, from - count, from))
        .some(
          (entry) =>
            entry.kind === 'city' ||
            entry.kind === 'neighbourhood' ||
            entry.kind === 'insurer' ||
            (entry.kind === 'specialty' && !entry.isEveryday),
        ),
  )
}

/** 'Tem areia nos olhos', 'minha avó levou dois tombos': not Areia, not Tombos. */
function isAnOrdinaryTown(words: readonly Word[], from: number, to: number, dictionary: QueryDictionary) {
  if (words.length < LEAST_WORDS_OF_A_SENTENCE) return false
  const { lexicon } = dictionary
  const bare = joinWords(words.slice(from, to).filter(({ text }) => !lexicon.isConnective(text)))
  if (!dictionary.isTownNamedLikeAWord(bare)) return false
  const before = words.slice(0, from).findLast(({ text }) => !lexicon.isConnective(text))
  if (lexicon.words.before_places.has(before?.text ?? '')) return false
  const next = words[to]?.text ?? ''
  const isState = dictionary.exactly(next).some(({ kind }) => kind === 'state')
  return !isState || lexicon.words.codes_after_towns.has(next)
}

const MAX_WORDS_AFTER_A_CONNECTIVE = 4

const MAX_CITIES = 5

/** Returns the rest of the query as the beginning of a place being typed, or null. */
function unfinishedPlace(words: readonly Word[], from: number, dictionary: QueryDictionary): Reading | null {
  if (!dictionary.lexicon.words.openers_of_places.has(words[from]?.text ?? '')) return null
  if (dictionary.exactlyIn(phraseOf(words, from)).length > 0) return null
  const cities = dictionary.citiesStartingWith(joinWords(words, from), MAX_CITIES)
  if (cities.length === 0) return null
  const meaning = { kind: 'unfinished', cities, cost: PLACE.unfinished } as const
  return { from, to: words.length, meaning, cost: meaning.cost, isGuess: true }
}

const NO_WORDS = new Phrase()

export type EntryKind = DictionaryEntry['kind']

/** All meanings of every run of up to seven words, by the index of the first word. */
export class PhraseReadings {
  readonly #words: readonly Word[]
  readonly #dictionary: QueryDictionary
  readonly #kinds: ReadonlySet<EntryKind> | null
  readonly #slips: PhraseSlips
  readonly #complaints: ComplaintReadings
  readonly #lexicon: Lexicon
  /** Some words are English or Spanish: an unknown one is another, and nobody's name. */
  readonly #isForeign: boolean

  /** `kinds` limits the meanings to those of a separate field; null allows all. */
  constructor(words: readonly Word[], dictionary: QueryDictionary, kinds: ReadonlySet<EntryKind> | null) {
    this.#words = words
    this.#dictionary = dictionary
    this.#lexicon = dictionary.lexicon
    this.#kinds = kinds
    this.#isForeign = words.some(({ text }) => this.#lexicon.foreign.has(text))
    this.#slips = new PhraseSlips(words, dictionary, kinds !== null)
    this.#complaints = new ComplaintReadings(words, dictionary)
  }

  startingAt(from: number): Reading[] {
    const isPlaceField = this.#kinds?.has('city') ?? false
    const phrases = this.#phrasesStartingAt(from)
    const readings = [
      ...phrases,
      ...this.#complaints.startingAt(from, phrases),
      ...addressReadings(this.#words, from, this.#dictionary, isPlaceField),
    ].filter(({ meaning }) => this.#isAllowed(meaning.kind))
    const age = this.#isAllowed('specialty') ? ageAt(this.#words, from, this.#lexicon) : null
    const others = [
      introductionTo(this.#words, from, this.#lexicon),
      age,
      this.#numberReading(from),
      this.#kinds ? null : highestPriceAt(this.#words, from, this.#lexicon),
      unfinishedPlace(this.#words, from, this.#dictionary),
    ]
    return [this.#nameReading(from), ...readings, ...others.filter((each) => each !== null)]
  }

  /** 'Amil 400': a number after an insurer is its plan. */
  #numberReading(from: number): Reading | null {
    if (!/^\d{1,4}$/.test(this.#textAt(from))) return null
    const meaning = { kind: 'marker', role: 'planName', cost: 0 } as const
    return { from, to: from + 1, meaning, cost: 0 }
  }

  #phrasesStartingAt(from: number): Reading[] {
    const readings: Reading[] = []
    const beginsWithConnective = this.#lexicon.isConnective(this.#textAt(from))
    const longest = beginsWithConnective ? MAX_WORDS_AFTER_A_CONNECTIVE : MAX_PHRASE_WORDS
    const end = Math.min(from + longest, this.#words.length)
    const whole = new Phrase()
    const bare = new Phrase()
    const content = new Phrase()
    let mayBeASlip = false
    for (let to = from + 1; to <= end; to++) {
      const word = this.#textAt(to - 1)
      whole.add(word)
      if (!this.#lexicon.isConnective(word)) bare.add(word)
      if (!this.#lexicon.isFiller(word)) content.add(word)
      mayBeASlip ||= this.#slips.mayLieIn(to - 1, to - from)
      if (beginsWithConnective) {
        readings.push(...this.#saidBy(from, to, whole))
        continue
      }
      const exact = this.#exact(from, to, whole, bare, this.#lexicon.isFiller(word) ? NO_WORDS : content)
      readings.push(...exact)
      if (exact.length === 0 && mayBeASlip) readings.push(...this.#slips.guesses(from, to, bare))
    }
    return this.#words[from]?.isCommon
      ? readings.filter(({ to, meaning }) => to > from + 1 || !isPlace(meaning.kind))
      : readings
  }

  /** 'De graça', 'do sexo feminino', 'do in': after a connective only filters count, no names. */
  #saidBy(from: number, to: number, whole: Phrase): Reading[] {
    const said = this.#dictionary.exactlyIn(whole)
    return said
      .filter(({ kind }) => kind === 'marker' || kind === 'specialty')
      .map((meaning) => ({ from, to, meaning, cost: meaning.cost }))
  }

  #exact(from: number, to: number, whole: Phrase, bare: Phrase, content: Phrase): Reading[] {
    const { codes_in_sentences: codes, names_of_states_in_sentences: states } = this.#lexicon.words
    const alone = to === from + 1 ? whole.text : ''
    if (codes.has(alone))
      return meaningsOfASmallWord(this.#words, from, asStateCode(alone.toUpperCase()), this.#dictionary)
    const state = states.has(alone) ? stateCalled(alone) : null
    if (state) return meaningsOfAStateOrPreposition(this.#words, from, state)
    const spelled = alone ? this.#meaningsOf(alone, from) : this.#dictionary.exactlyIn(whole)
    const found = spelled.length > 0 ? spelled : this.#foundBy(bare, content)
    const meant = found.filter((entry) => !this.#isAccentedCode(entry, from))
    return meant.map((entry) => {
      const meaning = entry.kind === 'city' ? asAccented(entry, this.#words.slice(from, to)) : entry
      const mayBeAWord = entry.kind === 'city' || entry.kind === 'neighbourhood'
      const doubt =
        mayBeAWord && !this.#kinds && isAnOrdinaryTown(this.#words, from, to, this.#dictionary)
          ? PLACE.townInASentence
          : 0
      return { from, to, meaning, cost: entry.cost + doubt }
    })
  }

  /** 'Dor na costa' is one in the 'costas'. */
  #meaningsOf(word: string, at: number): readonly DictionaryEntry[] {
    const known = this.#dictionary.meaningsOf(word)
    if (!this.#words[at]?.isCommon) return known
    const plural = known.some(isComplaint) ? [] : this.#dictionary.exactly(`${word}s`).filter(isComplaint)
    return [...known, ...plural]
  }

  /** 'Pé' is not Pernambuco. */
  #isAccentedCode(entry: DictionaryEntry, from: number): boolean {
    const { text, typed } = this.#words[from] ?? {}
    return entry.kind === 'state' && entry.isCode && text !== typed
  }

  /** Looks the phrase up without connectives, otherwise without fillers as a complaint. */
  #foundBy(bare: Phrase, content: Phrase): readonly DictionaryEntry[] {
    const known = this.#dictionary.exactlyIn(bare)
    if (known.length > 0) return known
    return this.#dictionary.exactlyIn(content).filter(({ kind }) => kind === 'specialty')
  }

  #nameReading(from: number): Reading {
    const word = this.#textAt(from)
    const isCommon = this.#words[from]?.isCommon ?? false
    const isKnown = !isCommon && (this.#lexicon.isPersonName(word) || this.#isCalledSo(from))
    const isOrdinary = isCommon || (!isKnown && this.#isOrdinary(word, from))
    const mayEndAName = !isKnown || this.#lexicon.surnames.has(word)
    const cost = isKnown ? WORD.knownName : this.#costOfAnUnknownName(word)
    return {
      from,
      to: from + 1,
      meaning: { kind: 'name', word, isOrdinary, isKnown, mayEndAName, cost },
      cost,
    }
  }

  /** 'Dra. Branco', 'Lia Pedra': a common word, but somebody's name here. */
  #isCalledSo(from: number): boolean {
    if (!this.#lexicon.namesThatAreWords.has(this.#textAt(from))) return false
    const before = this.#textAt(from - 1)
    return this.#lexicon.firstNames.has(before) || this.#dictionary.exactly(before).some(isTitle)
  }

  /** After a first name 'Lombardo' is a surname, whatever begins like it. */
  #isOrdinary(word: string, from: number): boolean {
    const isSentence = this.#words.length >= LEAST_WORDS_OF_A_SENTENCE
    if (isSentence && this.#dictionary.isTownNamedLikeAWord(word)) return true
    if (this.#isForeign && !this.#followsAName(from)) return true
    return this.#dictionary.isOrdinary(word, { exactly: this.#lexicon.isPersonName(this.#textAt(from - 1)) })
  }

  #followsAName(from: number): boolean {
    const before = this.#textAt(from - 1)
    return this.#lexicon.isPersonName(before) || this.#dictionary.exactly(before).some(isTitle)
  }

  #costOfAnUnknownName(word: string): number {
    const meansNothing = this.#dictionary.exactly(word).every(({ kind }) => kind === 'marker')
    return meansNothing ? WORD.unknown : WORD.meansSomething
  }

  #isAllowed(kind: Reading['meaning']['kind']): boolean {
    return !this.#kinds || kind === 'marker' || this.#kinds.has(kind as EntryKind)
  }

  #textAt(index: number): string {
    return this.#words[index]?.text ?? ''
  }
}

const isComplaint = (entry: DictionaryEntry) => entry.kind === 'specialty' && entry.isEveryday

/** 'Meu nome é José': the asker is not the one sought. Null without an introduction at the word. */
function introductionTo(words: readonly Word[], from: number, lexicon: Lexicon): Reading | null {
  const said = lexicon.introductions.find((phrase) =>
    phrase.every((word, at) => words[from + at]?.text === word),
  )
  if (!said) return null
  const first = from + said.length
  let to = first
  while (!words[to]?.startsPart && lexicon.isPersonName(words[to]?.text ?? '')) to += 1
  if (to === first) return null
  return { from, to, meaning: { kind: 'marker', role: 'noise', cost: 0 }, cost: 0 }
}
