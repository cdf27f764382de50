import type { ProfessionalSearch } from '#application/ports/professional_search.ts'
import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import { STATE_CODES } from '#domain/catalogue/states.ts'

/** How many are listed, by IBGE code and by specialty. */
export interface Listed {
  readonly cities: ReadonlyMap<number, number>
  readonly specialties: ReadonlyMap<SpecialtyName, number>
}

const FRESH_FOR = 60_000
export const NOBODY: Listed = { cities: new Map(), specialties: new Map() }

/**
 * Knows where somebody is listed: counted once a minute at most, but for an empty database, in the background once it is
 * known at all.
 */
export class ListedCounts {
  readonly #search: ProfessionalSearch
  #known: Listed | null = null
  #countedAt = -Infinity
  #counting: Promise<Listed> | null = null

  constructor(search: ProfessionalSearch) {
    this.#search = search
  }

  /** Where they cannot be counted, as they were before; nobody where they never were. */
  async current(): Promise<Listed> {
    const isStale = performance.now() - this.#countedAt > FRESH_FOR
    if (isStale || this.#known?.cities.size === 0) this.#counting ??= this.#count()
    return this.#known ?? this.#counting ?? NOBODY
  }

  async #count(): Promise<Listed> {
    try {
      this.#known = await this.#countEach()
    } catch {
      // Counts only order what is offered; whoever searches is told that the search is away.
    } finally {
      this.#countedAt = performance.now()
      this.#counting = null
    }
    return this.#known ?? NOBODY
  }

  async #countEach(): Promise<Listed> {
    const cities = new Map<number, number>()
    const { specialties } = await this.#search.countFacets({})
    for (const state of STATE_CODES)
      for (const [code, count] of (await this.#search.countFacets({ state })).municipalities)
        cities.set(code, count)
    return { cities, specialties }
  }
}
