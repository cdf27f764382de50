import { PLACE, SLIP, SPECIALTY } from '../costs.ts'
import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import type { Lexicon } from '#search/lexicon/lexicon.ts'
import { NoticePatterns } from '../notices.ts'
import { phoneticKey } from '#search/names/name_vocabulary.ts'
import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import { bareKey, type Phrase, phraseKey, splitWords, type Word } from '../words.ts'
import { keyOfRoots, rootOf, rootsOf } from '../roots.ts'
import {
  insurerSpellings,
  regionSpellings,
  specialtyEntry,
  specialtySpellings,
  stateSpellings,
  unknownInsurerSpellings,
} from './catalogue_entries.ts'
import { cityEntries, mostPopulousFirst, neighbourhoodEntries } from './place_entries.ts'
import type {
  CityEntry,
  DictionaryEntry,
  NeighbourhoodEntry,
  SpecialtyEntry,
  Spelling,
  StateEntry,
} from './dictionary_entry.ts'
import { Compounds } from './compounds.ts'
import { PrefixIndex } from './prefix_index.ts'
import { markerSpellings, verbSpellings } from './marker_spellings.ts'
import { Organs } from './organs.ts'
import { PostalCodes } from './postal_codes.ts'
import { withoutSize } from './sizes.ts'
import { TypoIndex } from './typo_index.ts'

export interface NearEntry {
  readonly entry: DictionaryEntry
  /** The cost of the typo in tenths of an edit, divided by the length: 6 for one edit in ten letters. */
  readonly slip: number
  /** Sounds the same: 'azma'. */
  readonly isHeard: boolean
}

/** 'Recentemente'; but 'Clemente' is a name. */
const ADVERB = /^.{4,}mente$/
const VERBAL = /(?<=...)(?:[aei]ndo|[ai]d[ao]s?)$/

/** Minimum share of a word's occurrences that must belong to one specialty, if no phrase names one. */
const LEAST_VOTES = 0.4
const LEAST_LEAD = 1.15
/** Minimum number of phrases in which the words occur together: a single one proves nothing. */
const LEAST_COMPLAINTS = 2
/** The same of one word among others that say nothing: 'emprego de recepcionista' is no complaint. */
const LEAST_COMPLAINTS_OF_ONE_WORD = 4
/** Shorter ones are neither misspelt nor misheard: 'kkk' is no skin. */
const LEAST_LETTERS_OF_A_GUESS = 4
const GENERAL_PRACTITIONER: SpecialtyName = 'Médico da Família'

const LEAST_LENGTH_WITH_SLIPS = {
  specialty: 6,
  insurer: 4,
  unknownInsurer: Infinity,
  city: 3,
  neighbourhood: 7,
  state: 6,
  region: 7,
  marker: Infinity,
}

/** Where the words after the first begin in a spelling without blanks: 3 in 'sul america'. */
type Starts = ReadonlySet<number>

/** The entries of one spelling without blanks, and for each where its words begin. */
interface Spelled {
  readonly entries: DictionaryEntry[]
  readonly starts: Starts[]
}

interface NearSpelling {
  readonly entry: DictionaryEntry
  readonly starts: Starts
}

let latest: QueryDictionary | null = null

/** Returns the dictionary of the municipalities. Equal ones share the latest: several apps of one process have the same. */
export function dictionaryOf(municipalities: readonly Municipality[], lexicon: Lexicon): QueryDictionary {
  const isKnown =
    latest?.lexicon === lexicon && JSON.stringify(latest.municipalities) === JSON.stringify(municipalities)
  if (!latest || !isKnown) latest = new QueryDictionary(municipalities, lexicon)
  return latest
}

/**
 * All phrases a query may contain, found by exact spelling and by typo. Phrases are stored without blanks, since people
 * leave them out: 'sulamerica' is 'sul america'. They seldom add some: a phrase is found only where the words of the
 * query begin where its own do, or after a part that is written apart ('cardio logista'): 'de pressão' is no depression.
 * Built once from the municipalities (some 100 ms), then read-only.
 */
export class QueryDictionary {
  readonly #entries = new Map<string, Spelled>()
  readonly #withSlips = new TypoIndex<NearSpelling>()
  /** Cities and neighbourhoods by spelling, words separated by spaces. */
  readonly places: {
    readonly cities: ReadonlyMap<string, CityEntry>
    readonly neighbourhoods: readonly (readonly [spelling: string, entry: NeighbourhoodEntry])[]
  }
  readonly municipalities: readonly Municipality[]
  readonly #cities: PrefixIndex<Municipality>
  readonly #sounds = new Map<string, DictionaryEntry[]>()
  /** Complaints of two or more words by their roots, and all those roots. */
  readonly #byRoots = new Map<string, { readonly entry: SpecialtyEntry; readonly words: number }>()
  readonly #byPair = new Map<string, SpecialtyEntry | null>()
  readonly #roots = new Set<string>()
  readonly #markers: ReadonlySet<string>
  /** Words of everyday phrases, with the number of phrases per specialty. */
  readonly #ordinary = new Map<string, Map<SpecialtyName, number>>()

  readonly lexicon: Lexicon
  readonly notices: NoticePatterns
  readonly #compounds: Compounds
  readonly #organs: Organs
  readonly #postalCodes: PostalCodes
  readonly #townsNamedLikeWords: ReadonlySet<string>

  constructor(municipalities: readonly Municipality[], lexicon: Lexicon) {
    this.lexicon = lexicon
    this.notices = new NoticePatterns(lexicon)
    this.#compounds = new Compounds(lexicon)
    this.#organs = new Organs(lexicon)
    this.#postalCodes = new PostalCodes(lexicon)
    this.#townsNamedLikeWords = new Set(
      lexicon.lines('place_words', 'towns_named_like_words').map((town) => phraseKey(town, lexicon)),
    )
    const cities = cityEntries(municipalities, lexicon)
    this.places = { cities, neighbourhoods: neighbourhoodEntries(municipalities, cities, lexicon) }
    const places: Spelling[] = [...cities, ...this.places.neighbourhoods]
    const spellings = [
      ...specialtySpellings(lexicon),
      ...insurerSpellings(lexicon),
      ...unknownInsurerSpellings(lexicon),
      ...stateSpellings(lexicon),
      ...regionSpellings(lexicon),
      ...places,
    ]
    const markers = markerSpellings(lexicon)
    this.#markers = new Set(markers.map(([spelling]) => phraseKey(spelling, lexicon)))
    for (const [spelling, entry] of [...spellings, ...markers])
      this.#add(spelling, this.#asWellKnown(spelling, entry))
    for (const [form, entry] of verbSpellings(lexicon))
      if (!this.#meansSomething(form)) this.#add(form, entry)
    this.#cities = new PrefixIndex(
      municipalities.map((value) => ({
        key: phraseKey(value.name, lexicon),
        value,
      })),
    )
    this.municipalities = municipalities
  }

  /** Returns the entries for a word, also one of several typed without blanks; a few per kind at most. */
  exactly(word: string): readonly DictionaryEntry[] {
    return this.#entries.get(word)?.entries ?? []
  }

  /** Returns the entries for a phrase whose words may begin where these do. */
  exactlyIn({ text, starts }: Phrase): readonly DictionaryEntry[] {
    const spelled = this.#entries.get(text)
    if (!spelled) return []
    if (starts.length === 0) return spelled.entries
    return spelled.entries.filter((_, index) => mayBegin(starts, spelled.starts[index] ?? NOWHERE, 0))
  }

  /** The same for one word, also as a diminutive ('aninhos', 'dorzinha') or a medical compound ('colangite'). */
  meaningsOf(word: string): readonly DictionaryEntry[] {
    const known = this.exactly(word)
    if (known.length > 0 || this.lexicon.isPersonName(word)) return known
    for (const base of withoutSize(word)) {
      const meant = this.exactly(base).filter(({ kind }) => kind === 'specialty' || kind === 'marker')
      if (meant.length > 0) return meant
    }
    const [first, ...others] = this.#compounds.specialtiesOf(word)
    return first ? [specialtyEntry([first, ...others], { isEveryday: true }, this.lexicon)] : []
  }

  /** Returns entries within a few typos of the words, which hold no connectives. */
  nearly({ text, starts: typed }: Phrase): NearEntry[] {
    return this.#withSlips
      .near(text, editsAllowed(text.length))
      .filter(({ value: { starts }, cost }) => mayBegin(typed, starts, Math.ceil(cost / ONE_EDIT)))
      .map(({ key, value: { entry }, cost }) => {
        const firstLetterIsWrong = key.charAt(0) !== text.charAt(0)
        const edits = cost + (firstLetterIsWrong ? SLIP.wrongFirstLetter : 0)
        return { entry, slip: (edits * SLIP.tenthOfAnEdit) / text.length, isHeard: false }
      })
  }

  /** Returns single words that are pronounced like the phrase: 'azma', 'bronkite', but not 'k'. */
  heardLike(phrase: string): NearEntry[] {
    const sound = phoneticKey(phrase)
    const heard = sound.length < LEAST_LETTERS_OF_A_GUESS ? [] : (this.#sounds.get(sound) ?? [])
    return heard.map((entry) => ({ entry, slip: SLIP.soundsTheSame, isHeard: true }))
  }

  /** Returns the place of a postal code or its first five digits: a larger city, or a state. */
  placeOfCep(digits: string): NeighbourhoodEntry | StateEntry | null {
    const place = this.#postalCodes.placeOf(digits.slice(0, 5))
    if (!place) return null
    const { city, state } = place
    const municipality = this.municipalities.find((each) => each.name === city && each.state === state)
    if (!municipality) return { kind: 'state', code: state, isCode: false, cost: 0 }
    const name = `CEP ${digits.slice(0, 5)}${digits.length > 5 ? `-${digits.slice(5)}` : ''}`
    return {
      kind: 'neighbourhood',
      name,
      municipalities: [municipality],
      towns: [],
      soundsLikeAPerson: false,
      cost: 0,
    }
  }

  /** Returns at most `limit` municipalities whose name starts like the text, most populous first. */
  citiesStartingWith(text: string, limit: number): Municipality[] {
    const found = this.#cities.startingWith(phraseKey(text, this.lexicon)).map(({ value }) => value)
    return found.toSorted(mostPopulousFirst(this.lexicon)).slice(0, limit)
  }

  /** 'Coluna' is a town of 9,000 and a body part: it is the town only with its state. */
  #asWellKnown(spelling: string, entry: DictionaryEntry): DictionaryEntry {
    if (entry.kind !== 'city' || entry.rank < 3) return entry
    const key = phraseKey(spelling, this.lexicon)
    const isEveryday = this.isOrdinary(key) || this.exactly(key).some(({ kind }) => kind === 'specialty')
    return isEveryday ? { ...entry, cost: entry.cost + PLACE.smallTownNamedLikeAWord } : entry
  }

  #add(spelling: string, entry: DictionaryEntry): void {
    const words = splitWords(spelling, this.lexicon)
    if (entry.kind === 'specialty') this.#keepWords(spelling, words, entry)
    const [whole = [], ...shorter] = spellingsOf(words, entry, this.lexicon)
    const others = shorter.filter((each) => !this.#markers.has(each.join('')))
    for (const [key, said] of new Map([whole, ...others].map((each) => [each.join(''), each]))) {
      const starts = this.#startsIn(said)
      this.#keep(key, entry, starts)
      if (entry.kind === 'specialty' && !spelling.includes(' ')) this.#keepSound(key, entry)
      if (key.length < LEAST_LENGTH_WITH_SLIPS[entry.kind] || isNickname(entry, key, this.lexicon)) continue
      this.#withSlips.add(key, { entry, starts })
    }
  }

  /** Where words may begin: those of the phrase, and what follows a part that is written apart. */
  #startsIn(words: readonly string[]): Starts {
    const starts: number[] = []
    let at = 0
    for (const word of words) {
      if (at > 0) starts.push(at)
      for (let end = 2; end < word.length && end <= LONGEST_PART; end++)
        if (this.lexicon.typing.writtenApart.has(word.slice(0, end))) starts.push(at + end)
      at += word.length
    }
    return starts.length > 0 ? new Set(starts) : NOWHERE
  }

  /** A complaint is also found without its fillers; its words are neither names nor typos of places. */
  #keepWords(spelling: string, words: readonly Word[], entry: SpecialtyEntry): void {
    const { name } = entry
    this.#keepRoots(spelling, words, entry)
    for (const { text } of words) {
      if (text.length <= 3 || this.lexicon.isFiller(text)) continue
      for (const key of new Set([text, this.#rootKey(text)])) {
        const treated = this.#ordinary.get(key) ?? new Map<SpecialtyName, number>()
        this.#ordinary.set(key, treated.set(name, (treated.get(name) ?? 0) + 1))
      }
    }
  }

  /**
   * Returns the specialties in whose phrases the words occur, most frequent first: the topic of 'sangramento depois da
   * relação', though no list has it. The general practitioner comes first if there are several. `isTold`: they are surely
   * of a complaint, which a single word may then tell.
   */
  specialtiesAbout(words: readonly string[], { isTold = false } = {}): SpecialtyName[] {
    const votes = new Map<SpecialtyName, number>()
    let complaints = 0
    let voting = 0
    for (const word of new Set(words)) {
      const treated = this.#treating(word)
      const all = treated.reduce((sum, [, count]) => sum + count, 0)
      complaints += all
      if (all === 0) continue
      voting += 1
      for (const [name, count] of treated) votes.set(name, (votes.get(name) ?? 0) + count / all)
    }
    if (complaints < (voting > 1 || isTold ? LEAST_COMPLAINTS : LEAST_COMPLAINTS_OF_ONE_WORD)) return []
    const ranked = [...votes].toSorted(([, one], [, other]) => other - one)
    const [first = 0, second = 0] = ranked.map(([, votesFor]) => votesFor)
    const isPlain = first >= LEAST_VOTES && first >= LEAST_LEAD * second
    const names = ranked.map(([name]) => name)
    return [...new Set<SpecialtyName>(isPlain ? names : [GENERAL_PRACTITIONER, ...names])].slice(0, 3)
  }

  /** Returns whether the word is one of those by which `specialtiesAbout` decides. */
  tellsOfAComplaint(word: string): boolean {
    return this.#treating(word).length > 0
  }

  /** Returns the specialties in whose phrases the word occurs, with the number of phrases. */
  #treating(word: string): (readonly [SpecialtyName, number])[] {
    if (this.lexicon.common.has(word)) return []
    const isKept = this.#ordinary.has(word) || this.lexicon.isPersonName(word)
    return [...(this.#ordinary.get(isKept ? word : this.#rootKey(word)) ?? [])]
  }

  #meansSomething(word: string): boolean {
    return this.exactly(word).length > 0 || (this.#ordinary.has(word) && !this.lexicon.common.has(word))
  }

  #keepRoots(spelling: string, words: readonly Word[], entry: SpecialtyEntry): void {
    if (!entry.isEveryday) return
    const roots = rootsOf(words, this.lexicon)
    const key = keyOfRoots(roots, this.lexicon)
    if (!key.includes(' ')) return
    const known = this.#byRoots.get(key)
    if (known && known.words <= spelling.split(' ').length) return
    this.#byRoots.set(key, { entry, words: spelling.split(' ').length })
    for (const root of roots) this.#roots.add(root)
    if (!entry.isAge)
      this.#keepPairs(
        roots.filter((root) => !this.lexicon.words.uninformative_roots.has(root)),
        entry,
      )
  }

  /** Two words of a longer complaint stand for it if they occur together in one specialty only. */
  #keepPairs(roots: readonly string[], entry: SpecialtyEntry): void {
    if (new Set(roots).size < 3) return
    for (const [index, one] of roots.entries())
      for (const other of roots.slice(index + 1)) {
        const key = keyOfRoots([one, other], this.lexicon)
        const known = this.#byPair.get(key)
        this.#byPair.set(
          key,
          known === undefined || known?.name === entry.name ? (known ?? inPart(entry)) : null,
        )
      }
  }

  /** Returns the complaint with these roots, in any order and form: 'olho coçando' is 'coceira no olho'; otherwise the organ's. */
  withRoots(roots: readonly string[]): SpecialtyEntry | null {
    const key = keyOfRoots(roots, this.lexicon)
    return this.#byRoots.get(key)?.entry ?? this.#byPair.get(key) ?? this.#organs.withRoots(roots)
  }

  /** Returns whether the word tells a complaint or occurs in some. */
  isOfComplaints(word: string): boolean {
    const known = this.exactly(word)
    if (known.some((entry) => entry.kind === 'specialty' && entry.isEveryday)) return true
    return this.#ordinary.has(word) || this.lexicon.words.signs.has(word)
  }

  /** Returns the word's root if it occurs in several complaints. */
  rootInComplaints(word: string): string | null {
    const root = rootOf(word, this.lexicon)
    return this.#roots.has(root) || this.#organs.knows(root) ? root : null
  }

  /**
   * Returns whether the word occurs in everyday phrases: it is then neither corrected into a place nor taken for a
   * name. `exactly` excludes words that only begin like such a word.
   */
  isOrdinary(word: string, { exactly = false } = {}): boolean {
    return (
      this.lexicon.common.has(word) ||
      this.#ordinary.has(word) ||
      /\d/.test(word) ||
      ADVERB.test(word) ||
      (!exactly && VERBAL.test(word) && this.#ordinary.has(this.#rootKey(word)))
    )
  }

  /** Returns whether a town's name, normalized and joined, may be no place at all. */
  isTownNamedLikeAWord(joined: string): boolean {
    return this.#townsNamedLikeWords.has(joined)
  }

  /** The asterisk distinguishes roots from words. */
  #rootKey(word: string): string {
    return word.length < 5 ? word : `${rootOf(word, this.lexicon)}*`
  }

  #keepSound(key: string, entry: DictionaryEntry): void {
    const sound = phoneticKey(key)
    const known = this.#sounds.get(sound)
    if (known) known.push(entry)
    else this.#sounds.set(sound, [entry])
  }

  #keep(key: string, entry: DictionaryEntry, starts: Starts): void {
    const known = this.#entries.get(key) ?? { entries: [], starts: [] }
    known.entries.push(entry)
    known.starts.push(starts)
    this.#entries.set(key, known)
  }
}

const NOWHERE: Starts = new Set()
/** Letters of what people write apart from the rest of its word. */
const LONGEST_PART = 10
/** In the cost of `TypoIndex`. */
const ONE_EDIT = 10

const inPart = (entry: SpecialtyEntry): SpecialtyEntry => ({ ...entry, cost: SPECIALTY.pair })

/**
 * Also without connectives and fillers, but 'in' alone is no 'do in'; 'médica de mulher' must not replace the marker
 * 'médica mulher'.
 */
function spellingsOf(words: readonly Word[], { kind }: DictionaryEntry, lexicon: Lexicon): string[][] {
  const whole = words.map(({ text }) => text)
  if (kind === 'marker') return [whole]
  const said = kind === 'specialty' ? whole.filter((text) => !lexicon.isFiller(text)) : []
  const bare = whole.filter((text) => !lexicon.isConnective(text))
  return [whole, ...(bare.join('').length > 2 ? [bare] : []), ...(said.length > 1 ? [said] : [])]
}

/** Returns whether each word begins where one of the known phrase does, give or take some letters. */
function mayBegin(typed: readonly number[], known: Starts, letters: number): boolean {
  return typed.every((start) => {
    for (let off = -letters; off <= letters; off++) if (known.has(start + off)) return true
    return false
  })
}

function editsAllowed(length: number): number {
  if (length < LEAST_LETTERS_OF_A_GUESS) return 0
  if (length < 8) return 1
  return length < 18 ? 2 : 3
}

/** Short nicknames such as 'ctba' or 'campina' are typed exactly; a typo is rather one of a full name. */
function isNickname(entry: DictionaryEntry, key: string, lexicon: Lexicon): boolean {
  if (entry.kind !== 'city' || entry.nicknames.size === 0) return false
  return entry.municipalities.every(
    ({ name }) => phraseKey(name, lexicon) !== key && bareKey(name, lexicon) !== key,
  )
}
