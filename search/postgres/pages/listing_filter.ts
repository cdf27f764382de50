import type { SearchCriteria } from '#application/ports/professional_search.ts'
import { ACCESSIBILITY, LANGUAGES } from '#domain/catalogue/languages_and_access.ts'
import { insurerByName } from '#domain/catalogue/insurers.ts'
import { specialtyByName } from '#domain/catalogue/specialties.ts'
import { accessBit, languageBit } from '#search/shared/mode_bits.ts'
import type { Bindings } from '../connections.ts'

export const PRESENCIAL = 1
export const TELECONSULTA = 2
export const PREMIUM = 4
const FEMININE = 8

export const LANGUAGE_BITS = LANGUAGES.map(({ id, key }) => ({ key, bit: languageBit(id) }))
export const ACCESS_BITS = ACCESSIBILITY.map(({ id, key }) => ({ key, bit: accessBit(id) }))

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
  /** The bit of a language and of a feature; 0 where any will do. */
  language: number
  access: number
}

/** What of a filter is answered by the modes alone. */
export type ModeFilter = Pick<ListingFilter, 'modes' | 'premium' | 'feminine' | 'language' | 'access'>

export const ANY_MODES: ModeFilter = { modes: 0, premium: null, feminine: null, language: 0, access: 0 }

export function listingFilter(criteria: SearchCriteria): ListingFilter {
  return {
    specialty: criteria.specialty ? (specialtyByName(criteria.specialty)?.id ?? NOBODY) : null,
    state: criteria.state ?? null,
    municipality: criteria.municipality ?? null,
    insurer: criteria.insurance ? (insurerByName(criteria.insurance)?.id ?? NOBODY) : null,
    modes: (criteria.presencial ? PRESENCIAL : 0) | (criteria.teleconsulta ? TELECONSULTA : 0),
    premium: criteria.premium ?? null,
    feminine: criteria.gender ? criteria.gender === 'feminino' : null,
    language: LANGUAGE_BITS.find(({ key }) => key === criteria.language)?.bit ?? 0,
    access: ACCESS_BITS.find(({ key }) => key === criteria.accessibility)?.bit ?? 0,
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
export function modeConditions(filter: ModeFilter, bindings: Bindings): string[] {
  const { modes } = filter
  const conditions = modes === 0 ? [] : [`modes & ${bindings.add(modes, 'integer')} <> 0`]
  const { mask, bits } = exactBits(filter)
  if (mask !== 0)
    conditions.push(`modes & ${bindings.add(mask, 'integer')} = ${bindings.add(bits, 'integer')}`)
  return conditions
}

/** Whether a listing's modes pass a filter. */
export function passing(filter: ModeFilter): (modes: number) => boolean {
  const { mask, bits } = exactBits(filter)
  return (modes) => (modes & mask) === bits && (filter.modes === 0 || (modes & filter.modes) !== 0)
}

/** The bits that must be as they are in `bits`: those of plan, gender, language and access where these are asked for. */
function exactBits({ premium, feminine, language, access }: ModeFilter) {
  return {
    mask: (premium === null ? 0 : PREMIUM) | (feminine === null ? 0 : FEMININE) | language | access,
    bits: (premium ? PREMIUM : 0) | (feminine ? FEMININE : 0) | language | access,
  }
}
