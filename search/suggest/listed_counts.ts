import type { ProfessionalSearch } from '#application/ports/professional_search.ts'
import { RefreshedValue } from './refreshed_value.ts'
import { STATE_CODES } from '#domain/catalogue/states.ts'

/** Number of listed people by IBGE code. */
export type Listed = ReadonlyMap<number, number>

const A_MINUTE = 60_000

/** Caches where people are listed; an empty result expires at once, since a database may be filled at any moment. */
export class ListedCounts extends RefreshedValue<Listed> {
  constructor(search: ProfessionalSearch) {
    super(
      () => countListed(search),
      (known, age) => age > A_MINUTE || known?.size === 0,
      new Map(),
    )
  }
}

async function countListed(search: ProfessionalSearch): Promise<Listed> {
  const cities = new Map<number, number>()
  for (const state of STATE_CODES)
    for (const [code, count] of (await search.countFacets({ state })).municipalities) cities.set(code, count)
  return cities
}
