import type { FacetCounts, SearchCriteria } from '#application/ports/professional_search.ts'
import {
  placesOf,
  type SearchableProfessional,
} from '#application/ports/testing/a_searchable_professional.ts'
import { isCounted } from './fits_filters.ts'
import type { StateCode } from '#domain/catalogue/states.ts'

type Fitting = (criteria: SearchCriteria) => SearchableProfessional[]

/** Counts each group by checking everyone again without that group's own filter. */
export function countFacetsAmong(
  fitting: Fitting,
  criteria: SearchCriteria,
  stateOfMunicipality: StateCode | null,
): FacetCounts {
  const { specialty: _specialty, ...anySpecialty } = criteria
  const { insurance: _insurance, ...anyInsurer } = criteria
  const { municipality: _municipality, ...anyMunicipality } = criteria
  const { state: _state, states: _states, ...anywhere } = anyMunicipality
  const { presencial: _presencial, teleconsulta: _teleconsulta, ...anyMode } = criteria
  const { gender: _gender, ...anyGender } = criteria
  const { language: _language, ...anyLanguage } = criteria
  const { accessibility: _accessibility, ...anyAccess } = criteria
  const state = criteria.state ?? stateOfMunicipality
  const counted = (each: SearchableProfessional) =>
    placesOf(each).filter((place) => isCounted(criteria, place))
  const neighbours = state ? fitting({ ...anywhere, state }) : []
  return {
    total: fitting(criteria).length,
    specialties: counter(fitting(anySpecialty).map(({ specialty }) => specialty)),
    states: counter(fitting(anywhere).flatMap((each) => unique(counted(each).map((place) => place.state)))),
    municipalities: counter(
      neighbours.flatMap((each) =>
        unique(counted(each).map((place) => (place.state === state ? place.municipality : null))),
      ),
    ),
    insurers: counter(fitting(anyInsurer).flatMap(({ insurers }) => insurers)),
    presencial: fitting({ ...anyMode, presencial: true }).length,
    teleconsulta: fitting({ ...anyMode, teleconsulta: true }).length,
    genders: {
      feminino: fitting({ ...anyGender, gender: 'feminino' }).length,
      masculino: fitting({ ...anyGender, gender: 'masculino' }).length,
    },
    languages: counter(fitting(anyLanguage).flatMap(({ languages }) => languages)),
    accessibility: counter(fitting(anyAccess).flatMap(({ accessibility }) => accessibility)),
  }
}

const unique = <Value>(values: readonly Value[]) => [...new Set(values)]

function counter<Value>(values: readonly (Value | null)[]): Map<Value, number> {
  const counts = new Map<Value, number>()
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  return new Map([...counts].toSorted(([, one], [, other]) => other - one))
}
