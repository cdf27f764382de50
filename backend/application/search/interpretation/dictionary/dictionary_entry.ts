import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import type { InsurerName } from '#domain/catalogue/insurers.ts'
import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { StateCode } from '#domain/catalogue/states.ts'

export interface SpecialtyEntry {
  readonly kind: 'specialty'
  readonly name: SpecialtyName
  /** A word for what is treated, not for who treats it. */
  readonly isEveryday: boolean
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

export interface CityEntry {
  readonly kind: 'city'
  /** Those of this name or nickname, the most populous first; never empty. */
  readonly municipalities: Municipality[]
  readonly soundsLikeAPerson: boolean
  /** 0 capitals and the largest, to 3 the small ones and those of unknown size. */
  readonly rank: number
  readonly cost: number
}

export interface StateEntry {
  readonly kind: 'state'
  readonly code: StateCode
  readonly isCode: boolean
  readonly cost: number
}

/** What a word without meaning of its own says of its neighbours. */
export type MarkerRole = 'in' | 'stateOf' | 'plan' | 'title' | 'connective' | 'noise'

export interface MarkerEntry {
  readonly kind: 'marker'
  readonly role: MarkerRole
  readonly cost: number
}

export type DictionaryEntry = SpecialtyEntry | InsurerEntry | CityEntry | StateEntry | MarkerEntry
