import type { SearchCriteria } from '#application/ports/professional_search.ts'
import { insurerByName } from '#domain/catalogue/insurers.ts'
import { specialtyByName } from '#domain/catalogue/specialties.ts'
import type { Bindings } from '../statement.ts'

export const PRESENCIAL = 1
export const TELECONSULTA = 2
export const PREMIUM = 4

/** The exact filters of some criteria, as the listing tables hold them; null where there is none. */
export interface ListingFilter {
  specialty: number | null
  state: string | null
  municipality: number | null
  insurer: number | null
  /** Which mode bits are asked for, and how they must stand. */
  modeMask: number
  modes: number
}

export function listingFilter(criteria: SearchCriteria): ListingFilter {
  const asked = [
    { bit: PRESENCIAL, wanted: criteria.presencial },
    { bit: TELECONSULTA, wanted: criteria.teleconsulta },
    { bit: PREMIUM, wanted: criteria.premium },
  ].filter(({ wanted }) => wanted !== undefined)
  return {
    specialty: criteria.specialty ? (specialtyByName(criteria.specialty)?.id ?? NOBODY) : null,
    state: criteria.state ?? null,
    municipality: criteria.municipality ?? null,
    insurer: criteria.insurance ? (insurerByName(criteria.insurance)?.id ?? NOBODY) : null,
    modeMask: asked.reduce((mask, { bit }) => mask | bit, 0),
    modes: asked.reduce((modes, { bit, wanted }) => modes | (wanted ? bit : 0), 0),
  }
}

/** A specialty or insurer that no row has. */
const NOBODY = 62

/** Conditions on the columns of `professional_listings`. */
export function conditionsOn(filter: ListingFilter, bindings: Bindings): string[] {
  const { specialty, state, municipality, insurer, modeMask, modes } = filter
  const conditions: string[] = []
  if (specialty !== null) conditions.push(`specialty_id = ${bindings.add(specialty, 'smallint')}`)
  if (municipality !== null) conditions.push(`municipality_id = ${bindings.add(municipality, 'integer')}`)
  if (state !== null) conditions.push(`state = ${bindings.add(state, 'text')}`)
  if (insurer !== null) {
    conditions.push(`insurers & ${bindings.add(String(1n << BigInt(insurer - 1)), 'bigint')} <> 0`)
  }
  if (modeMask !== 0) conditions.push(modeCondition(modeMask, modes, bindings))
  return conditions
}

export function modeCondition(mask: number, modes: number, bindings: Bindings): string {
  return `modes & ${bindings.add(mask, 'smallint')} = ${bindings.add(modes, 'smallint')}`
}
