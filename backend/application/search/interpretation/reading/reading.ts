import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import type {
  DictionaryEntry,
  CityEntry,
  InsurerEntry,
  NeighbourhoodEntry,
  SpecialtyEntry,
} from '#application/search/interpretation/dictionary/dictionary_entry.ts'
import type { StateCode } from '#domain/catalogue/states.ts'

/** A word of somebody's name, known or not. */
interface NameWord {
  readonly kind: 'name'
  readonly word: string
  /** Of everyday phrases, and in nobody's name. */
  readonly isOrdinary: boolean
  readonly cost: number
}

/** The beginning of a place still being typed: 'são jo'. */
interface UnfinishedPlace {
  readonly kind: 'unfinished'
  readonly cities: readonly Municipality[]
  readonly cost: number
}

/** What neighbouring words may mean together. The lower its cost, the likelier. */
export interface Reading {
  /** Index of the first word, and of the one after the last. */
  readonly from: number
  readonly to: number
  readonly meaning: DictionaryEntry | NameWord | UnfinishedPlace
  readonly cost: number
  /** Only by assuming a slip of the finger. */
  readonly isGuess?: true
}

/** What the word before was, as far as it colours the next. `part` is a name followed by a comma. */
export type Tag =
  | 'start'
  | 'part'
  | 'name'
  | 'fullName'
  | 'place'
  | 'specialty'
  | 'insurer'
  | 'in'
  | 'stateOf'
  | 'plan'
  | 'title'
  | 'who'
  | 'gender'
  | 'not'
  | 'notInsurer'
  | 'refers'
  | 'suspects'
  | 'because'

/** One way to read the query up to some word. */
export interface Step {
  readonly tag: Tag
  readonly cost: number
  readonly specialty: SpecialtyEntry | null
  readonly insurer: InsurerEntry | null
  readonly city: CityEntry | null
  readonly neighbourhood: NeighbourhoodEntry | null
  readonly state: StateCode | null
  readonly reading: Reading | null
  readonly before: Step | null
}

export function isInState({ municipalities }: CityEntry | NeighbourhoodEntry, state: StateCode): boolean {
  return municipalities.some((municipality) => municipality.state === state)
}

/** Whether the neighbourhood, rather than a municipality of that name, is meant beside the state. */
export function isMeantIn(neighbourhood: NeighbourhoodEntry, state: StateCode): boolean {
  return isInState(neighbourhood, state) && neighbourhood.towns.every((town) => town.state !== state)
}

/** Whether the neighbourhood is one of a city that the name may mean. */
export function isPartOf(neighbourhood: NeighbourhoodEntry, city: CityEntry): boolean {
  return neighbourhood.municipalities.some((municipality) => city.municipalities.includes(municipality))
}
