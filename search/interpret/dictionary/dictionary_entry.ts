import type { SaidDay } from '#domain/catalogue/weekdays.ts'
import type { AccessFeature, Language } from '#domain/catalogue/languages_and_access.ts'
import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import type { InsurerName } from '#domain/catalogue/insurers.ts'
import type { Notice } from '#domain/catalogue/search_notices.ts'
import type { DisplayGender, SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { StateCode } from '#domain/catalogue/states.ts'

export interface SpecialtyEntry {
  readonly kind: 'specialty'
  readonly name: SpecialtyName
  /** Names what is treated, not who treats it. */
  readonly isEveryday: boolean
  /** Treats any age; otherwise children see their own doctor first. */
  readonly isForAnyAge: boolean
  /** Names the patient's age group: a child, an old person. */
  readonly isAge: boolean
  /** Any other complaint overrides it: 'exame de sangue' beside a disease. */
  readonly isVague: boolean
  /** Further specialties that treat it, best first. */
  readonly others: readonly SpecialtyName[]
  /** A title missing in the catalogue: the specialties are the closest ones. */
  readonly isLackingTitle: boolean
  readonly cost: number
}

export interface InsurerEntry {
  readonly kind: 'insurer'
  readonly name: InsurerName
  /** Neither a place nor an everyday word too. */
  readonly isCertain: boolean
  /** 'Porto' is a surname too. */
  readonly soundsLikeAPerson: boolean
  readonly cost: number
}

/** 0 capitals and the largest, to 3 the small ones and those of unknown size. */
export type Rank = 0 | 1 | 2 | 3

export interface CityEntry {
  readonly kind: 'city'
  /** Those with this name or nickname, most populous first; never empty. */
  readonly municipalities: Municipality[]
  /** The full names of those known by this nickname. */
  readonly nicknames: ReadonlyMap<Municipality, string>
  readonly soundsLikeAPerson: boolean
  readonly rank: Rank
  readonly cost: number
}

/** A part of a city, a region of several or a postal code: it leads to a city without naming it. */
export interface NeighbourhoodEntry {
  readonly kind: 'neighbourhood'
  /** The displayed name: 'Tatuapé'. */
  readonly name: string
  /** The cities that have it, the default first; never empty. */
  readonly municipalities: readonly Municipality[]
  /** Municipalities of the same name: meant if their state is named. */
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

/** A region of the country. */
export interface RegionEntry {
  readonly kind: 'region'
  /** The displayed name: 'Nordeste'. */
  readonly name: string
  readonly states: readonly StateCode[]
  readonly cost: number
}

/** An existing insurer or fund that is missing in the catalogue. */
interface UnknownInsurerEntry {
  readonly kind: 'unknownInsurer'
  readonly name: string
  readonly cost: number
}

/**
 * What a word without own meaning says about its neighbours. `not` negates what follows, `notInsurer` only an insurer,
 * and `or` goes on with denied places; after `left` stands where the asker comes from, which is no filter either; `who`
 * is the professional, whose gender may follow; `gender` states it; `planName` follows an insurer. After `refers` stands
 * who is sought, after `suspects` a self-diagnosis, after `because` what came before.
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
  | 'left'
  | 'or'
  | 'notInsurer'
  | 'refers'
  | 'suspects'
  | 'because'
  | 'connective'
  | 'noise'

/** Orders that words ask for; 'mais perto' is the notice `near_me`, since it needs a point. */
export const SAID_SORTS = ['rating', 'lowest_price'] as const
export type SaidSort = (typeof SAID_SORTS)[number]

/** What a phrase says besides naming something. */
export interface PhraseMeaning {
  readonly mode?: 'presencial' | 'teleconsulta'
  readonly gender?: DisplayGender
  readonly language?: Language
  readonly accessibility?: AccessFeature
  readonly day?: SaidDay
  readonly notice?: Notice
  readonly sort?: SaidSort
  /** Says its order only beside a profession: 'melhor'. */
  readonly isDoubtful?: true
  /** Whole reais. */
  readonly maxPrice?: number
  /** Narrows a place in a way that no filter does: 'zona leste', 'centro'. */
  readonly isLeftOut?: true
}

export interface MarkerEntry {
  readonly kind: 'marker'
  readonly role: MarkerRole
  readonly cost: number
  readonly says?: PhraseMeaning
}

export type DictionaryEntry =
  | SpecialtyEntry
  | InsurerEntry
  | UnknownInsurerEntry
  | CityEntry
  | NeighbourhoodEntry
  | StateEntry
  | RegionEntry
  | MarkerEntry

/** A spelling (not normalized) and its entry. */
export type Spelling = readonly [spelling: string, entry: DictionaryEntry]
