import type { AccessFeature, Language } from '#domain/catalogue/languages_and_access.ts'
import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import type { InsurerName } from '#domain/catalogue/insurers.ts'
import type { Notice } from '#domain/catalogue/search_notices.ts'
import type { DisplayGender, SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { StateCode } from '#domain/catalogue/states.ts'

export interface SpecialtyEntry {
  readonly kind: 'specialty'
  readonly name: SpecialtyName
  /** A word for what is treated, not for who treats it. */
  readonly isEveryday: boolean
  /** A word for who is ill: a child, somebody old. */
  readonly isAge: boolean
  /** Gives way to any other complaint: 'exame de sangue' beside a disease. */
  readonly isVague: boolean
  /** Further specialties that treat it, the best first. */
  readonly others: readonly SpecialtyName[]
  /** A title that the catalogue lacks: the specialties are the nearest to it. */
  readonly isLackingTitle: boolean
  readonly cost: number
}

export interface InsurerEntry {
  readonly kind: 'insurer'
  readonly name: InsurerName
  /** Not also a place or an everyday word. */
  readonly isCertain: boolean
  /** 'Porto' is a surname too. */
  readonly soundsLikeAPerson: boolean
  readonly cost: number
}

/** 0 capitals and the largest, to 3 the small ones and those of unknown size. */
export type Rank = 0 | 1 | 2 | 3

export interface CityEntry {
  readonly kind: 'city'
  /** Those of this name or nickname, the most populous first; never empty. */
  readonly municipalities: Municipality[]
  /** How those are written that are known by this for short. */
  readonly nicknames: ReadonlyMap<Municipality, string>
  readonly soundsLikeAPerson: boolean
  readonly rank: Rank
  readonly cost: number
}

/** A part of a city, a region of several or a postal code: what leads to a city without naming it. */
export interface NeighbourhoodEntry {
  readonly kind: 'neighbourhood'
  /** As it is shown: 'Tatuapé'. */
  readonly name: string
  /** The cities that have it, the one first that is meant where none is named; never empty. */
  readonly municipalities: readonly Municipality[]
  /** Municipalities of this very name: they are meant where their state is named. */
  readonly towns: readonly Municipality[]
  readonly soundsLikeAPerson: boolean
  readonly cost: number
}

export interface StateEntry {
  readonly kind: 'state'
  readonly code: StateCode
  readonly isCode: boolean
  readonly cost: number
}

/** An insurer or fund that exists and that the catalogue lacks. */
interface UnknownInsurerEntry {
  readonly kind: 'unknownInsurer'
  readonly name: string
  readonly cost: number
}

/**
 * What a word without meaning of its own says of its neighbours. `not` denies whatever follows, `notInsurer` an insurer
 * only; `who` is the professional, of whom a gender may be said; `gender` says it; `planName` follows an insurer. Behind
 * `refers` stands who is looked for, behind `suspects` what somebody believes to have, behind `because` what came before.
 */
export type MarkerRole =
  | 'in'
  | 'stateOf'
  | 'plan'
  | 'planName'
  | 'title'
  | 'who'
  | 'gender'
  | 'not'
  | 'notInsurer'
  | 'refers'
  | 'suspects'
  | 'because'
  | 'connective'
  | 'noise'

/** What a phrase says beside naming something. */
export interface Said {
  readonly mode?: 'presencial' | 'teleconsulta'
  readonly gender?: DisplayGender
  readonly language?: Language
  readonly accessibility?: AccessFeature
  readonly notice?: Notice
}

export interface MarkerEntry {
  readonly kind: 'marker'
  readonly role: MarkerRole
  readonly cost: number
  readonly says?: Said
}

export type DictionaryEntry =
  | SpecialtyEntry
  | InsurerEntry
  | UnknownInsurerEntry
  | CityEntry
  | NeighbourhoodEntry
  | StateEntry
  | MarkerEntry

/** A spelling, unfolded, and what it stands for. */
export type Spelling = readonly [spelling: string, entry: DictionaryEntry]
