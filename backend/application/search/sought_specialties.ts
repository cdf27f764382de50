import type { SearchCounter } from '#application/ports/search_counter.ts'
import type { CrawlerDetector } from '#application/ports/view_ledger.ts'
import type { SpecialtyName } from '#domain/catalogue/specialties.ts'

interface CountSearchInput {
  specialty: SpecialtyName | undefined
  /** From 1; further pages are the same search. */
  page: number
  userAgent: string | null
}

/** Somebody searched for a specialty. Programs never count. */
export class CountSearch {
  readonly #counter: SearchCounter
  readonly #crawlers: CrawlerDetector

  constructor(deps: { searchCounter: SearchCounter; crawlers: CrawlerDetector }) {
    this.#counter = deps.searchCounter
    this.#crawlers = deps.crawlers
  }

  execute({ specialty, page, userAgent }: CountSearchInput): void {
    if (specialty && page === 1 && !this.#crawlers.isCrawler(userAgent)) this.#counter.count(specialty)
  }
}

const FRESH_FOR = 3_600_000

/** Knows which specialties are searched for most: read once an hour at most, in the background once it is known at all. */
export class SoughtSpecialties {
  readonly #counter: SearchCounter
  #known: ReadonlyMap<SpecialtyName, number> | null = null
  #readAt = -Infinity
  #reading: Promise<ReadonlyMap<SpecialtyName, number>> | null = null

  constructor(counter: SearchCounter) {
    this.#counter = counter
  }

  /** Where they cannot be read, as they were before; none where they never were. */
  async counts(): Promise<ReadonlyMap<SpecialtyName, number>> {
    if (performance.now() - this.#readAt > FRESH_FOR) this.#reading ??= this.#read()
    return this.#known ?? this.#reading ?? new Map()
  }

  async #read(): Promise<ReadonlyMap<SpecialtyName, number>> {
    try {
      this.#known = await this.#counter.bySpecialty()
    } catch {
      // Counts only order what is offered.
    } finally {
      this.#readAt = performance.now()
      this.#reading = null
    }
    return this.#known ?? new Map()
  }
}

/** The most searched for first; those searched for equally as in `before`, then by their place. */
export function mostSoughtFirst(
  names: readonly SpecialtyName[],
  counts: ReadonlyMap<SpecialtyName, number>,
  before: readonly SpecialtyName[],
): SpecialtyName[] {
  const place = (name: SpecialtyName) => (before.includes(name) ? before.indexOf(name) : before.length)
  return names.toSorted(
    (one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || place(one) - place(other),
  )
}
