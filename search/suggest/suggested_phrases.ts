import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import type { CityEntry, NeighbourhoodEntry } from '#search/interpret/dictionary/dictionary_entry.ts'
import type { QueryDictionary } from '#search/interpret/dictionary/query_dictionary.ts'
import { formsOf } from '#search/interpret/dictionary/specialty_forms.ts'
import { typoCost } from '#search/interpret/dictionary/typo_index.ts'
import type { Lexicon } from '#search/lexicon/lexicon.ts'
import { joinWords, phraseKey, splitWords } from '#search/interpret/words.ts'
import { INSURERS, type InsurerName } from '#domain/catalogue/insurers.ts'
import { SPECIALTIES, type Specialty, type SpecialtyName } from '#domain/catalogue/specialties.ts'
import { STATES } from '#domain/catalogue/states.ts'
import { foldText } from '#domain/shared/text.ts'
import { phoneticKey } from '#search/names/name_vocabulary.ts'
import { PrefixIndex } from '#search/interpret/dictionary/prefix_index.ts'

/** An everyday word, with the specialties that treat it, best first. */
export interface Term {
  readonly term: string
  /** The term as searches are counted by it. */
  readonly key: string
  readonly specialties: readonly SpecialtyName[]
  /** Among what is often searched for, the most often at 0; null for everything else. */
  readonly place: number | null
}

/** The suggested mode while 'online' or 'presencial' is typed. */
export type Mode = 'Teleconsulta' | 'Presencial'

export type Phrase =
  | { readonly kind: 'specialty'; readonly specialty: Specialty }
  | { readonly kind: 'term'; readonly term: Term }
  | { readonly kind: 'mode'; readonly mode: Mode }
  | { readonly kind: 'insurer'; readonly name: InsurerName }
  | { readonly kind: 'city'; readonly city: CityEntry }
  | { readonly kind: 'neighbourhood'; readonly neighbourhood: NeighbourhoodEntry }
  | { readonly kind: 'state'; readonly cities: readonly Municipality[] }

export interface Match {
  readonly phrase: Phrase
  /** The whole phrase was typed. */
  readonly isWhole: boolean
  /** Only a later word of the phrase starts like the text. */
  readonly isInner: boolean
}

interface Spelled {
  readonly phrase: Phrase
  readonly isInner: boolean
}

const SHORTEST_WITH_SLIPS = 4
/** Letters from which on typos are tolerated by letters, not only by sound. */
const MIN_MISSPELT_LENGTH = 5
const ONE_SLIP = 10
/** Common first letters by which a name is a variant of the specialty's, not a synonym. */
const STEM = 4

const MODES: readonly Mode[] = ['Teleconsulta', 'Presencial']

/** Everything but people that may be suggested, by its beginning and by the sound of that. */
export class SuggestedPhrases {
  readonly #byLetters: PrefixIndex<Spelled>
  readonly #bySound: PrefixIndex<Spelled>
  readonly #beginnings: ReadonlyMap<string, readonly { key: string; spelled: Spelled }[]>

  readonly #lexicon: Lexicon

  constructor(dictionary: QueryDictionary) {
    const { lexicon } = dictionary
    this.#lexicon = lexicon
    const named = [
      ...SPECIALTIES.flatMap((specialty) => specialtySpellings(specialty, lexicon)),
      ...terms(dictionary).flatMap((term) => spelledBy([term.term], { kind: 'term', term }, lexicon)),
      ...INSURERS.filter(({ name }) => name !== 'Outros').flatMap(({ name }) =>
        spelledBy([name, ...lexicon.aliasesOfInsurer(name).certain], { kind: 'insurer', name }, lexicon),
      ),
      ...MODES.flatMap((mode) =>
        spelledBy([...lexicon.words[`suggested ${mode}`]], { kind: 'mode', mode }, lexicon),
      ),
    ]
    this.#byLetters = new PrefixIndex([...named, ...placeSpellings(dictionary)])
    this.#bySound = new PrefixIndex(named.map(({ key, value }) => ({ key: soundOf(key), value })))
    this.#beginnings = Map.groupBy(
      named.filter(({ value }) => !value.isInner).map(({ key, value }) => ({ key, spelled: value })),
      ({ key }) => key.slice(0, 1),
    )
  }

  /** Returns what starts with the text, as it stands or with its abbreviations written out: 'td' begins 'TDAH'. */
  startingLike(typed: string): Match[] {
    const keys = new Set([foldText(typed).replaceAll(/\W/g, ''), phraseKey(typed, this.#lexicon)])
    return [...keys].flatMap((key) => matches(this.#byLetters, key))
  }

  /** Returns what starts with the text if a typo in it is corrected. */
  nearlyStartingLike(typed: string): Match[] {
    const key = phraseKey(typed, this.#lexicon)
    if (key.length < SHORTEST_WITH_SLIPS) return []
    const heard = matches(this.#bySound, soundOf(key))
    return heard.length > 0 || key.length < MIN_MISSPELT_LENGTH
      ? heard
      : this.#aSlipAway(key, splitWords(typed, this.#lexicon).length)
  }

  /** Several words must not exceed what they begin: 'dentista s' does not begin 'dentista'. */
  #aSlipAway(typed: string, words: number): Match[] {
    const shortest = words > 1 ? typed.length : typed.length - 1
    const near = (this.#beginnings.get(typed.slice(0, 1)) ?? []).filter(
      ({ key }) =>
        key.length >= shortest &&
        [typed.length, typed.length - 1, typed.length + 1].some(
          (length) => typoCost(typed, key.slice(0, length), ONE_SLIP) <= ONE_SLIP,
        ),
    )
    return near.map(({ spelled: { phrase, isInner } }) => ({ phrase, isInner, isWhole: false }))
  }
}

function matches(index: PrefixIndex<Spelled>, key: string): Match[] {
  return index.startingWith(key).map(({ key: known, value: { phrase, isInner } }) => ({
    phrase,
    isInner,
    isWhole: known === key,
  }))
}

/** Returns a key by sound: 'psiquiatra' begins like 'siquiatra', 'nutricionista' like 'nutrissio'. */
function soundOf(key: string): string {
  return phoneticKey(key.replace(/^ps/, 's'))
}

/** The specialty by its names and their variants; synonyms are terms. */
function specialtySpellings(specialty: Specialty, lexicon: Lexicon) {
  const stem = phraseKey(specialty.name, lexicon).slice(0, STEM)
  const names = formsOf(specialty, lexicon).names.filter((name) => phraseKey(name, lexicon).startsWith(stem))
  return spelledBy([specialty.name, specialty.feminine, ...names], { kind: 'specialty', specialty }, lexicon)
}

/** Each spelling by its beginning and by those of its later words. */
function spelledBy(spellings: readonly string[], phrase: Phrase, lexicon: Lexicon) {
  return spellings.flatMap((spelling) => {
    const words = splitWords(spelling, lexicon)
    return words
      .map((_, from) => ({ key: joinWords(words, from), value: { phrase, isInner: from > 0 } }))
      .filter(({ key, value }) => !value.isInner || key.length > 2)
  })
}

/** The vocabulary and the specialties' synonyms, each with the specialties that the search takes it for; none for suicide. */
function terms(dictionary: QueryDictionary): Term[] {
  const { lexicon, notices } = dictionary
  const aliases = SPECIALTIES.flatMap(({ name }) => {
    const { names, everyday } = lexicon.aliasesOf(name)
    return everyday.concat(names)
  })
  const written = new Set([
    ...aliases,
    ...lexicon.vocabulary.flatMap(({ term, isOffered }) => (isOffered ? term : [])),
  ])
  const often = lexicon.lines('often_sought', 'often_sought')
  const places = new Map(often.map((term, place) => [phraseKey(term, lexicon), place]))
  const mayBeOffered = (term: string) => !notices.noticesIn(splitWords(term, lexicon)).includes('suicide')
  return [...written].filter(mayBeOffered).flatMap((term) => {
    const key = phraseKey(term, lexicon)
    const meant = dictionary
      .exactly(key)
      .filter((entry) => entry.kind === 'specialty')
      .flatMap(({ name, others }) => [name].concat(others))
    const specialties = [...new Set(meant)]
    const place = places.get(key) ?? null
    const spelling = place === null ? term : (often[place] ?? term)
    return specialties.length > 0 ? { term: capitalized(spelling), key, specialties, place } : []
  })
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function placeSpellings({ municipalities, places: { cities, neighbourhoods }, lexicon }: QueryDictionary) {
  const byState = Map.groupBy(municipalities, ({ state }) => state)
  return [
    ...STATES.flatMap(({ code, name }) =>
      [code, name].map((spelling) => ({
        key: phraseKey(spelling, lexicon),
        value: { phrase: { kind: 'state', cities: byState.get(code) ?? [] } as const, isInner: false },
      })),
    ),
    ...[...cities].map(([key, city]) => ({
      key: phraseKey(key, lexicon),
      value: { phrase: { kind: 'city', city } as const, isInner: false },
    })),
    ...neighbourhoods.map(([key, neighbourhood]) => ({
      key: phraseKey(key, lexicon),
      value: { phrase: { kind: 'neighbourhood', neighbourhood } as const, isInner: false },
    })),
  ]
}
