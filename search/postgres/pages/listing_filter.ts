import type { SearchCriteria } from '#application/ports/professional_search.ts'
import { insurerByName } from '#domain/catalogue/insurers.ts'
import { specialtyByName } from '#domain/catalogue/specialties.ts'
import type { Bindings } from '../connections.ts'

export const PRESENCIAL = 1
export const TELECONSULTA = 2
export const PREMIUM = 4
export const FEMININE = 8

/** The exact filters of some criteria, as the listing tables hold them; null where there is none. */
export interface ListingFilter {
  specialty: number | null
  state: string | null
  municipality: number | null
  insurer: number | null
  /** The bits of the modes of which one is enough; 0 where any will do. */
  modes: number
  premium: boolean | null
  feminine: boolean | null
}

export function listingFilter(criteria: SearchCriteria): ListingFilter {
  return {
    specialty: criteria.specialty ? (specialtyByName(criteria.specialty)?.id ?? NOBODY) : null,
    state: criteria.state ?? null,
    municipality: criteria.municipality ?? null,
    insurer: criteria.insurance ? (insurerByName(criteria.insurance)?.id ?? NOBODY) : null,
    modes: (criteria.presencial ? PRESENCIAL : 0) | (criteria.teleconsulta ? TELECONSULTA : 0),
    premium: criteria.premium ?? null,
    feminine: criteria.gender ? criteria.gender === 'feminino' : null,
  }
}

/** A specialty or insurer that no row has. */
const NOBODY = 62

/** Conditions on the columns of `professional_listings`. */
export function conditionsOn(filter: ListingFilter, bindings: Bindings): string[] {
  const { specialty, state, municipality, insurer } = filter
  const conditions: string[] = []
  if (specialty !== null) conditions.push(`specialty_id = ${bindings.add(specialty, 'smallint')}`)
  if (municipality !== null) conditions.push(`municipality_id = ${bindings.add(municipality, 'integer')}`)
  if (state !== null) conditions.push(`state = ${bindings.add(state, 'text')}`)
  if (insurer !== null) {
    conditions.push(`insurers & ${bindings.add(String(1n << BigInt(insurer - 1)), 'bigint')} <> 0`)
  }
  return [...conditions, ...modeConditions(filter, bindings)]
}

/** Conditions on a column `modes`. */
export function modeConditions(
  filter: Pick<ListingFilter, 'modes' | 'premium' | 'feminine'>,
  bindings: Bindings,
): string[] {
  const { modes } = filter
  const conditions = modes === 0 ? [] : [`modes & ${bindings.add(modes, 'smallint')} <> 0`]
  const { mask, bits } = exactBits(filter)
  if (mask !== 0)
    conditions.push(`modes & ${bindings.add(mask, 'smallint')} = ${bindings.add(bits, 'smallint')}`)
  return conditions
}

/** The bits that must be as they are in `bits`: those of plan and gender where these are asked for. */
export function exactBits({ premium, feminine }: Pick<ListingFilter, 'premium' | 'feminine'>) {
  return {
    mask: (premium === null ? 0 : PREMIUM) | (feminine === null ? 0 : FEMININE),
    bits: (premium ? PREMIUM : 0) | (feminine ? FEMININE : 0),
  }
}
