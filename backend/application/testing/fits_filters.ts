import type { SearchCriteria } from '#application/ports/professional_search.ts'
import type { SearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import { parseLicense, type License } from '#domain/catalogue/license.ts'
import type { StateCode } from '#domain/catalogue/states.ts'

type Fits = (
  criteria: SearchCriteria,
  professional: SearchableProfessional,
  state: StateCode | null,
) => boolean

/** For each criterion whether somebody fits it; the compiler asks for the check of a new criterion. */
const CHECKS: Readonly<Record<keyof SearchCriteria, Fits>> = {
  specialty: ({ specialty }, one) => !specialty || one.specialty === specialty,
  insurance: ({ insurance }, one) => !insurance || one.insurers.includes(insurance),
  municipality: ({ municipality }, one) => municipality === undefined || one.municipality === municipality,
  state: (criteria, _, state) => !criteria.state || state === criteria.state,
  presencial: fitsModes,
  teleconsulta: fitsModes,
  gender: ({ gender }, one) => !gender || one.gender === gender,
  language: ({ language }, one) => !language || one.languages.includes(language),
  accessibility: ({ accessibility }, one) => !accessibility || one.accessibility.includes(accessibility),
  premium: ({ premium }, one) => premium === undefined || one.isPremium === premium,
  license: ({ license }, one, state) => !license || isLicense(one.crm, license, state),
  /** Matched by its words. */
  name: () => true,
}

/** Checks all filters but the name; `state` is where the professional works. */
export const fitsFilters: Fits = (...all) => Object.values(CHECKS).every((fits) => fits(...all))

/** One of the requested modes is enough. */
function fitsModes(criteria: SearchCriteria, { presencial, teleconsulta }: SearchableProfessional): boolean {
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
