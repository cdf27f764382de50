import type { FacetCounts, SearchCriteria } from '#application/ports/professional_search.ts'
import { INSURERS } from '#domain/catalogue/insurers.ts'
import { ACCESS_KEYS, LANGUAGE_KEYS } from '#domain/catalogue/languages_and_access.ts'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { STATE_CODES, type StateCode } from '#domain/catalogue/states.ts'
import { stateOfMunicipality } from '#search/shared/state_of_municipality.ts'
import { totalOf, type EngineAnswer, type EngineQuery } from './search_gateway.ts'
import { criteriaFilters, isOneOf, not, type Match } from './filter.ts'

/** Returns one query per group of counts, without that group's filter. `stateOfPlace`: the municipality's state. */
export function facetQueries(
  criteria: SearchCriteria,
  match: Match,
  stateOfPlace: StateCode | null,
): EngineQuery[] {
  const { specialty: _specialty, ...anySpecialty } = criteria
  const { insurance: _insurance, ...anyInsurer } = criteria
  const { municipality: _municipality, state: asked, states: _states, ...anywhere } = criteria
  const { presencial: _presencial, teleconsulta: _teleconsulta, ...anyMode } = criteria
  const { gender: _gender, ...anyGender } = criteria
  const { language: _language, ...anyLanguage } = criteria
  const { accessibility: _accessibility, ...anyAccess } = criteria
  const state = asked ?? stateOfPlace
  return [
    countingQuery(criteria, match, []),
    countingQuery(anyMode, match, ['presencial', 'teleconsulta']),
    countingQuery(anyGender, match, ['feminine']),
    countingQuery(anyLanguage, match, ['languages']),
    countingQuery(anyAccess, match, ['accessibility']),
    countingQuery(anySpecialty, match, ['specialty']),
    countingQuery(anywhere, match, ['states']),
    countingQuery(anyInsurer, match, ['insurers']),
    ...cutStates(criteria).map((each) => countingQuery({ ...anywhere, state: each }, match, [])),
    ...(state ? [countingQuery({ ...anywhere, state }, match, ['municipalities'])] : []),
  ]
}

/** The states of which only a part is kept out: the engine would count people by the part that is. */
function cutStates({ without }: SearchCriteria): StateCode[] {
  const states = without?.municipalities.flatMap((code) => stateOfMunicipality(code) ?? []) ?? []
  return [...new Set(states)].filter((state) => !without?.states.includes(state))
}

function countingQuery(criteria: SearchCriteria, match: Match, facets: string[]): EngineQuery {
  return { ...queryOf(criteria, match), page: 1, hitsPerPage: 0, facets }
}

/** People in the municipalities `among`, and in none of `without`; IBGE codes. */
export interface PlacesAsked {
  among: readonly number[]
  without: readonly number[]
}

export function queryOf(criteria: SearchCriteria, match: Match, asked?: PlacesAsked): EngineQuery {
  const places = asked ? [isOneOf('municipalities', asked.among)] : []
  if (asked && asked.without.length > 0) places.push(not(isOneOf('municipalities', asked.without)))
  return {
    filter: [...criteriaFilters(criteria), ...match.filters, ...places],
    ...(match.q !== undefined && { q: match.q }),
  }
}

const specialtyBySlug = new Map(SPECIALTIES.map(({ slug, name }) => [slug, name]))
const stateByCode = new Map(STATE_CODES.map((code) => [code as string, code]))
const languageByKey = new Map(LANGUAGE_KEYS.map((key) => [key as string, key]))
const accessByKey = new Map(ACCESS_KEYS.map((key) => [key as string, key]))
const insurerById = new Map(INSURERS.map(({ id, name }) => [String(id), name]))

/** Reads the answers to `facetQueries`, in their order; `isInState` leaves out the places that people have elsewhere. */
export function readFacets(
  [all, modes, genders, languages, accessibility, specialties, states, insurers, ...others]: EngineAnswer[],
  criteria: SearchCriteria,
  isInState: (municipality: number) => boolean,
): FacetCounts {
  const { states: outStates = [], municipalities: outMunicipalities = [] } = criteria.without ?? {}
  const cut = new Map(cutStates(criteria).map((state, index) => [state, totalIn(others[index])]))
  const places = others[cut.size]
  return {
    total: totalIn(all),
    specialties: group(specialties, 'specialty', (slug) => specialtyBySlug.get(slug)),
    states: mostFirst(
      new Map([
        ...group(states, 'states', (code) => stateByCode.get(code)),
        ...outStates.map((state) => [state, 0] as const),
        ...cut,
      ]),
    ),
    municipalities: municipalityCounts(
      places,
      (code) => isInState(code) && !outMunicipalities.includes(code),
    ),
    insurers: group(insurers, 'insurers', (id) => insurerById.get(id)),
    presencial: modes?.facetDistribution?.['presencial']?.['true'] ?? 0,
    teleconsulta: modes?.facetDistribution?.['teleconsulta']?.['true'] ?? 0,
    genders: {
      feminino: genders?.facetDistribution?.['feminine']?.['true'] ?? 0,
      masculino: genders?.facetDistribution?.['feminine']?.['false'] ?? 0,
    },
    languages: group(languages, 'languages', (key) => languageByKey.get(key)),
    accessibility: group(accessibility, 'accessibility', (key) => accessByKey.get(key)),
  }
}

const totalIn = (answer: EngineAnswer | undefined) => (answer ? totalOf(answer) : 0)

const mostFirst = <Name>(counts: ReadonlyMap<Name, number>) =>
  new Map([...counts].filter(([, count]) => count > 0).toSorted(([, one], [, other]) => other - one))

/** Returns counts by IBGE code. */
function municipalityCounts(
  answer: EngineAnswer | undefined,
  isInState: (municipality: number) => boolean,
): Map<number, number> {
  return group(answer, 'municipalities', (code) => (isInState(Number(code)) ? Number(code) : undefined))
}

function group<Name>(
  answer: EngineAnswer | undefined,
  facet: string,
  nameOf: (value: string) => Name | undefined,
): Map<Name, number> {
  const counts = Object.entries(answer?.facetDistribution?.[facet] ?? {})
  return new Map(
    counts
      .toSorted(([code, count], [otherCode, other]) => other - count || (code < otherCode ? -1 : 1))
      .flatMap(([value, count]) => {
        const name = nameOf(value)
        return name === undefined || count === 0 ? [] : [[name, count] as const]
      }),
  )
}
