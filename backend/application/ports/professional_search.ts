import type { InsurerName } from '#domain/catalogue/insurers.ts'
import type { DisplayGender, SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { AccessFeature, Language } from '#domain/catalogue/languages_and_access.ts'
import type { Weekday } from '#domain/catalogue/weekdays.ts'
import type { StateCode } from '#domain/catalogue/states.ts'
import type { License } from '#domain/catalogue/license.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { ListedProfessional } from './professional_directory.ts'
import { Unavailable } from './unavailable.ts'

/** The reading of a query: exact filters, which both engines apply alike, and the words left for the name. */
export interface SearchCriteria {
  specialty?: SpecialtyName
  state?: StateCode
  /** A region: has a place in one of them. Only without `state` and `municipality`. */
  states?: readonly StateCode[]
  /** IBGE code of the municipality. */
  municipality?: number
  /** Places that do not count: who has another place that the filters ask for is found there, and counted once. */
  without?: ExcludedPlaces
  insurance?: InsurerName
  presencial?: true
  teleconsulta?: true
  premium?: boolean
  gender?: DisplayGender
  language?: Language
  accessibility?: AccessFeature
  /** Attends on one of these days, at whichever place. */
  weekdays?: readonly Weekday[]
  /** In whole reais: the shown price is at most this; who shows none fits no maximum. */
  maxPrice?: number
  /** Said on this day or later that they accept new patients; a `dayNumber`. */
  newPatientsSince?: number
  /** A person's name as typed, without titles; matched tolerantly by its words and their beginnings. */
  name?: string
  /** One of these people; at most 50. */
  people?: readonly ProfessionalId[]
  /** A council registration, matched exactly. */
  license?: License
}

export interface ExcludedPlaces {
  readonly states: readonly StateCode[]
  /** IBGE codes. */
  readonly municipalities: readonly number[]
}

export type SearchSort =
  /** Closeness of the name first; then premium, verified, weighted rating, id. */
  | { by: 'relevance' }
  /** Weighted rating first; then premium, verified, id. */
  | { by: 'rating' }
  /** The shown price, lowest first and without one last; then premium, verified, weighted rating, id. */
  | { by: 'lowest_price' }
  /** Distance from the point; professionals without a known place last. */
  | { by: 'nearest'; latitude: number; longitude: number }

/** Offset up to which pages are simply counted; beyond it `after` is worth sending. */
export const OFFSET_LIMIT = 1_000

export interface SearchRequest {
  criteria: SearchCriteria
  sort: SearchSort
  /** From 1. */
  page: number
  /** 1 to 200. */
  limit: number
  /** The last person of the previous page, if known: an engine may continue there instead of using an offset. */
  after?: ProfessionalId
  /** The rows will be shown: an engine that holds them may return them too. */
  withRows?: boolean
}

export interface SearchHits {
  ids: ProfessionalId[]
  /** The exact number of all matches. */
  total: number
  /** Kilometres to each hit, by id; only when sorted by distance. */
  distances?: Map<ProfessionalId, number | null>
  /** The rows of `ids`, as from `ProfessionalDirectory.findListed`; absent if the engine does not hold them. */
  listed?: ListedProfessional[]
}

export type SuggestedPeople = Pick<SearchHits, 'ids' | 'listed'>

/** Number of visible professionals matching with one more filter, by its value; most first. */
export interface FacetCounts {
  readonly total: number
  readonly specialties: ReadonlyMap<SpecialtyName, number>
  /** Counted without the municipality filter too, since another state implies another municipality. */
  readonly states: ReadonlyMap<StateCode, number>
  /** By IBGE code; all of one state, 853 at most, and only with a state or municipality filter. */
  readonly municipalities: ReadonlyMap<number, number>
  readonly insurers: ReadonlyMap<InsurerName, number>
  readonly presencial: number
  readonly teleconsulta: number
  readonly genders: Readonly<Record<DisplayGender, number>>
  readonly languages: ReadonlyMap<Language, number>
  readonly accessibility: ReadonlyMap<AccessFeature, number>
}

/** The engine cannot answer now: it is down, too slow or has lost its index. */
export class SearchUnavailable extends Unavailable {
  override readonly name = 'SearchUnavailable'
}

/** Finds professionals by criteria. Returns ids in order; missing rows are read through `ProfessionalDirectory`. */
export abstract class ProfessionalSearch {
  /** Returns an empty page past the end, with the right total. Throws `SearchUnavailable`. */
  abstract search(request: SearchRequest): Promise<SearchHits>

  /** Counts each group without its own filter, so that it shows what a change would give. */
  abstract countFacets(criteria: SearchCriteria): Promise<FacetCounts>

  /** Returns people whose name starts like `name`, best first, for suggestions. */
  abstract suggestPeople(name: string, limit: number): Promise<SuggestedPeople>

  /** Returns those of the normalized words that occur exactly so in the name of somebody listed. */
  abstract wordsInNames(words: readonly string[]): Promise<string[]>
}
