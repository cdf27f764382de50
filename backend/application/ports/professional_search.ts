import type { InsurerName } from '#domain/catalogue/insurers.ts'
import type { DisplayGender, SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { AccessFeature, Language } from '#domain/catalogue/languages_and_access.ts'
import type { StateCode } from '#domain/catalogue/states.ts'
import type { License } from '#domain/catalogue/license.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { ListedProfessional } from './professional_directory.ts'
import { Unavailable } from './unavailable.ts'

/** What was understood of a query: exact filters that both engines apply alike, and what is left for the name. */
export interface SearchCriteria {
  specialty?: SpecialtyName
  state?: StateCode
  /** IBGE code of the municipality. */
  municipality?: number
  insurance?: InsurerName
  presencial?: true
  teleconsulta?: true
  premium?: boolean
  gender?: DisplayGender
  language?: Language
  accessibility?: AccessFeature
  /** A person's name as typed, titles removed; matched forgivingly by its words and their beginnings. */
  name?: string
  /** A council registration, matched exactly. */
  license?: License
}

export type SearchSort =
  /** Match first where there is a name; then premium, verified, weighted rating, stable order. */
  | { by: 'relevance' }
  /** The best rating first, weighed by the number of reviews as in relevance; then premium, verified, stable order. */
  | { by: 'rating' }
  /** By distance from the point; professionals without a known place come last. */
  | { by: 'nearest'; latitude: number; longitude: number }

/** Hits above a page up to which it is simply counted down to; farther down `after` is worth sending. */
export const OFFSET_LIMIT = 1_000

export interface SearchRequest {
  criteria: SearchCriteria
  sort: SearchSort
  /** From 1. */
  page: number
  /** 1 to 200. */
  limit: number
  /** Who stands last on the page before, where that is known: an engine may go on from there instead of counting down. */
  after?: ProfessionalId
  /** The rows will be shown: an engine that holds them may read them in the same step. */
  withRows?: boolean
}

export interface SearchHits {
  ids: ProfessionalId[]
  /** How many match in all, exactly. */
  total: number
  /** Kilometres to each hit, by id; only for the nearest sort. */
  distances?: Map<ProfessionalId, number | null>
  /** The rows of `ids`, as `ProfessionalDirectory.findListed` gives them; absent where the engine does not hold them. */
  listed?: ListedProfessional[]
}

export type SuggestedPeople = Pick<SearchHits, 'ids' | 'listed'>

/** How many visible professionals would match with one more filter, by its value; most first. */
export interface FacetCounts {
  readonly total: number
  readonly specialties: ReadonlyMap<SpecialtyName, number>
  /** Counted without the municipality too, since another state means another municipality. */
  readonly states: ReadonlyMap<StateCode, number>
  /** By IBGE code; all of one state, 853 at most, and only where a state or municipality is set. */
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

/** Finds professionals by criteria. Gives ids and order; rows that are not among the hits are read through `ProfessionalDirectory`. */
export abstract class ProfessionalSearch {
  /** A page past the end is empty with the right total. Throws `SearchUnavailable` where the engine cannot answer. */
  abstract search(request: SearchRequest): Promise<SearchHits>

  /** Each group is counted without its own filter, so that it shows what a change would give. */
  abstract countFacets(criteria: SearchCriteria): Promise<FacetCounts>

  /** People whose name begins like `name`, best first; for suggestions while typing. */
  abstract suggestPeople(name: string, limit: number): Promise<SuggestedPeople>

  /** Those of the folded words that somebody listed bears as a part of their name, spelled just so. */
  abstract wordsBorne(words: readonly string[]): Promise<string[]>
}
