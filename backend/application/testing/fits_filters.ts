import type { SearchCriteria } from '#application/ports/professional_search.ts'
import type { SearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import { parseLicense, type License } from '#domain/catalogue/license.ts'
import type { StateCode } from '#domain/catalogue/states.ts'

/** Checks all filters but the name; `state` is where the professional works. */
export function fitsFilters(
  criteria: SearchCriteria,
  professional: SearchableProfessional,
  state: StateCode | null,
): boolean {
  const { specialty, insurance, municipality, license, premium } = criteria
  return (
    (!specialty || professional.specialty === specialty) &&
    (!insurance || professional.insurers.includes(insurance)) &&
    (municipality === undefined || professional.municipality === municipality) &&
    (!criteria.state || state === criteria.state) &&
    fitsModes(criteria, professional) &&
    (!criteria.gender || professional.gender === criteria.gender) &&
    (!criteria.language || professional.languages.includes(criteria.language)) &&
    (!criteria.accessibility || professional.accessibility.includes(criteria.accessibility)) &&
    (premium === undefined || professional.isPremium === premium) &&
    (!license || isLicense(professional.crm, license, state))
  )
}

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
