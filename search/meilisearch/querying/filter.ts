import type { SearchCriteria } from '#application/ports/professional_search.ts'
import { insurerByName } from '#domain/catalogue/insurers.ts'
import { specialtyByName } from '#domain/catalogue/specialties.ts'
import type { NameReading, WordReading } from '#search/names/name_reading.ts'
import { licenseKeys } from '#search/shared/license_keys.ts'

/** An attribute of the filter language; never text that a person typed. */
type Attribute = string
type Value = string | number | boolean

/** https://www.meilisearch.com/docs/learn/filtering_and_sorting/filter_expression_reference */
export function equals(attribute: Attribute, value: Value): string {
  return `${attribute} = ${quoted(value)}`
}

export function startsWith(attribute: Attribute, beginning: string): string {
  return `${attribute} STARTS WITH ${quoted(beginning)}`
}

/** Matches nobody when `values` is empty. */
export function isOneOf(attribute: Attribute, values: readonly Value[]): string {
  if (values.length === 0) return NOBODY
  return `${attribute} IN [${values.map(quoted).join(', ')}]`
}

export function allOf(filters: readonly string[]): string {
  return filters.length === 1 ? (filters[0] ?? '') : `(${filters.join(' AND ')})`
}

export function anyOf(filters: readonly string[]): string {
  return filters.length === 0 ? NOBODY : `(${filters.join(' OR ')})`
}

function not(filter: string): string {
  return `NOT (${filter})`
}

const NOBODY = 'wordCount = -1'

function quoted(value: Value): string {
  return `"${String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/** Returns the exact filters of the criteria, without the name. */
export function criteriaFilters(criteria: SearchCriteria): string[] {
  const { specialty, state, municipality, insurance, premium, license } = criteria
  const filters: string[] = []
  if (specialty) filters.push(equals('specialty', specialtyByName(specialty)?.slug ?? specialty))
  if (state) filters.push(equals('state', state))
  if (municipality !== undefined) filters.push(equals('municipality', municipality))
  if (insurance) filters.push(equals('insurers', insurerByName(insurance)?.id ?? insurance))
  const modes = (['presencial', 'teleconsulta'] as const).filter((mode) => criteria[mode])
  if (modes.length > 0) filters.push(anyOf(modes.map((mode) => equals(mode, true))))
  if (premium !== undefined) filters.push(equals('premium', premium))
  if (criteria.gender) filters.push(equals('feminine', criteria.gender === 'feminino'))
  if (criteria.language) filters.push(equals('languages', criteria.language))
  if (criteria.accessibility) filters.push(equals('accessibility', criteria.accessibility))
  if (license) filters.push(licenseFilter(license))
  return filters
}

function licenseFilter(license: NonNullable<SearchCriteria['license']>): string {
  const { whole, stateless } = licenseKeys(license)
  const local = [isOneOf('license', stateless)]
  if (license.state) local.push(equals('state', license.state))
  return anyOf([isOneOf('license', whole), allOf(local)])
}

/** What a query adds to the exact filters: further filters, and words for the engine's own typo tolerance. */
export interface Match {
  filters: string[]
  q?: string
}

/** Matches everyone who fits a reading of a name. */
export function matchOfReading(reading: NameReading): Match {
  return { filters: reading.map(fits) }
}

/** The last resort: the engine's own typo tolerance, for words unlike any listed one. */
export function matchByTolerance(words: readonly string[]): Match {
  return { filters: [], q: words.join(' ') }
}

/** Splits the matches into classes, closest first: the whole name as typed, a part, then with corrected words. */
export function classesOfCloseness(reading: NameReading): Match[] {
  const exact = allOf(reading.map(({ words }) => equals('words', words[0] ?? '')))
  const whole = equals('wordCount', reading.length)
  const { filters } = matchOfReading(reading)
  return [
    [exact, whole],
    [exact, not(whole)],
    [not(exact), whole],
    [not(exact), not(whole)],
  ].map((conditions) => ({ filters: [...filters, ...conditions] }))
}

function fits({ words, beginnings }: WordReading): string {
  const whole = words.length > 0 ? [isOneOf('words', words)] : []
  return anyOf([...whole, ...beginnings.map((beginning) => startsWith('words', beginning))])
}
