import type { SearchCriteria } from '#application/ports/professional_search.ts'
import {
  placesOf,
  type SearchablePlace,
  type SearchableProfessional,
} from '#application/ports/testing/a_searchable_professional.ts'
import { parseLicense, type License } from '#domain/catalogue/license.ts'
import type { StateCode } from '#domain/catalogue/states.ts'
import { shownPrice } from '#domain/professionals/shown_price.ts'

type Fits = (
  criteria: SearchCriteria,
  professional: SearchableProfessional,
  state: StateCode | null,
) => boolean

/** For each criterion whether somebody fits it; the compiler asks for the check of a new criterion. */
const CHECKS: Readonly<Record<keyof SearchCriteria, Fits>> = {
  specialty: ({ specialty }, one) => !specialty || one.specialty === specialty,
  insurance: ({ insurance }, one) => !insurance || one.insurers.includes(insurance),
  municipality: practisesThere,
  state: practisesThere,
  states: practisesThere,
  without: practisesThere,
  presencial: fitsModes,
  teleconsulta: fitsModes,
  gender: ({ gender }, one) => !gender || one.gender === gender,
  language: ({ language }, one) => !language || one.languages.includes(language),
  accessibility: ({ accessibility }, one) => !accessibility || one.accessibility.includes(accessibility),
  premium: ({ premium }, one) => premium === undefined || one.isPremium === premium,
  weekdays: ({ weekdays }, one) => !weekdays || weekdays.some((day) => one.weekdays.includes(day)),
  maxPrice: ({ maxPrice }, one) =>
    maxPrice === undefined || (shownPrice(one.services)?.amount ?? Infinity) <= maxPrice,
  newPatientsSince: ({ newPatientsSince }, { newPatientsDay }) =>
    newPatientsSince === undefined || (newPatientsDay ?? 0) >= newPatientsSince,
  people: ({ people }, one) => !people || people.includes(one.id),
  license: ({ license }, one, state) => !license || isLicense(one.crm, license, state),
  /** Matched by its words. */
  name: () => true,
}

/** Checks all filters but the name; `state` is where the professional works. */
export const fitsFilters: Fits = (...all) => Object.values(CHECKS).every((fits) => fits(...all))

/** One of the places is enough. */
function practisesThere(criteria: SearchCriteria, one: SearchableProfessional, state: StateCode | null) {
  return placesOf({ ...one, state }).some((place) => isAskedFor(criteria, place))
}

/** Whether a place counts, and is asked for. */
export function isAskedFor(criteria: SearchCriteria, place: SearchablePlace): boolean {
  return (
    isCounted(criteria, place) &&
    (criteria.municipality === undefined || place.municipality === criteria.municipality) &&
    (!criteria.state || place.state === criteria.state) &&
    (!criteria.states || criteria.states.some((state) => place.state === state))
  )
}

export function isCounted({ without }: SearchCriteria, { municipality, state }: SearchablePlace): boolean {
  const isOut =
    without?.municipalities.includes(municipality ?? 0) || (state && without?.states.includes(state))
  return !isOut
}

/** One of the requested modes is enough. */
function fitsModes(criteria: SearchCriteria, { places, ...own }: SearchableProfessional): boolean {
  const presencial = own.presencial || places.length > 0
  const { teleconsulta } = own
  if (!criteria.presencial && !criteria.teleconsulta) return true
  return Boolean((criteria.presencial && presencial) || (criteria.teleconsulta && teleconsulta))
}

/** A registration without a state belongs to the state where its bearer works; bare digits match no other council. */
function isLicense(crm: string, wanted: License, state: StateCode | null): boolean {
  const borne = parseLicense(crm)
  if (!borne) return crm === wanted.number && (!wanted.state || wanted.state === state)
  const issued = borne.state ?? state
  return (
    (wanted.council === '' || borne.council === wanted.council) &&
    borne.number === wanted.number &&
    (!wanted.state || wanted.state === issued)
  )
}
