import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import type {
  DictionaryEntry,
  CityEntry,
  InsurerEntry,
  NeighbourhoodEntry,
  RegionEntry,
  SpecialtyEntry,
} from '../dictionary/dictionary_entry.ts'
import type { StateCode } from '#domain/catalogue/states.ts'

/** A word of a name, known or not. */
interface NameWord {
  readonly kind: 'name'
  readonly word: string
  /** Occurs in everyday phrases and in no name. */
  readonly isOrdinary: boolean
  /** A common first name or surname. */
  readonly isKnown: boolean
  /** A surname or an unknown word: after a name it makes a full one. */
  readonly mayEndAName: boolean
  readonly cost: number
}

/** The beginning of a place being typed: 'são jo'. */
interface UnfinishedPlace {
  readonly kind: 'unfinished'
  readonly cities: readonly Municipality[]
  readonly cost: number
}

/** A possible meaning of neighbouring words. Lower costs are likelier. */
export interface Reading {
  /** Index of the first word, and of the one after the last. */
  readonly from: number
  readonly to: number
  readonly meaning: DictionaryEntry | NameWord | UnfinishedPlace
  readonly cost: number
  /** Only with an assumed typo. */
  readonly isGuess?: true
}

/** The kind of the previous word, as far as it affects the next. `part` is a name followed by a comma. */
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
  | 'notPlace'
  | 'notInsurer'
  | 'refers'
  | 'suspects'
  | 'because'

/** One reading of the query up to a word. */
export interface Step {
  readonly tag: Tag
  readonly cost: number
  readonly specialty: SpecialtyEntry | null
  readonly insurer: InsurerEntry | null
  readonly city: CityEntry | null
  /** 'Em' precedes it, or it stands in the field for places. */
  readonly isCityCertain: boolean
  readonly neighbourhood: NeighbourhoodEntry | null
  readonly state: StateCode | null
  readonly region: RegionEntry | null
  readonly reading: Reading | null
  readonly before: Step | null
}

export function isPlace(kind: Reading['meaning']['kind']): boolean {
  return kind === 'city' || kind === 'neighbourhood' || kind === 'state' || kind === 'region'
}

export function isInState({ municipalities }: CityEntry | NeighbourhoodEntry, state: StateCode): boolean {
  return municipalities.some((municipality) => municipality.state === state)
}

/** Returns whether, beside the state, the neighbourhood is meant rather than a municipality of that name. */
export function isMeantIn(neighbourhood: NeighbourhoodEntry, state: StateCode): boolean {
  return isInState(neighbourhood, state) && neighbourhood.towns.every((town) => town.state !== state)
}

/** Returns whether the neighbourhood belongs to one of the cities that the name may mean. */
export function isPartOf(neighbourhood: NeighbourhoodEntry, city: CityEntry): boolean {
  return neighbourhood.municipalities.some((municipality) => city.municipalities.includes(municipality))
}

export function isName(tag: Tag): boolean {
  return tag === 'name' || tag === 'fullName'
}

/** How a meaning changes the reading before it. */
export type Change = Pick<Step, 'tag' | 'cost'> & Partial<Step>
