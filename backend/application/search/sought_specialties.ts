import type { Ports } from '#application/ports/ports.ts'
import { UseCase } from '../use_case.ts'
import type { SearchCounter } from '#application/ports/search_counter.ts'
import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import { RefreshedValue } from './refreshed_value.ts'

interface CountSearchInput {
  specialty: SpecialtyName | undefined
  /** From 1; further pages are the same search. */
  page: number
  userAgent: string | null
}

/** Somebody searched for a specialty. Programs never count. */
export class CountSearch extends UseCase<Ports<'searchCounter' | 'crawlers'>> {
  execute({ specialty, page, userAgent }: CountSearchInput): void {
    if (specialty && page === 1 && !this.deps.crawlers.isCrawler(userAgent))
      this.deps.searchCounter.count(specialty)
  }
}

const AN_HOUR = 3_600_000

/** How often each specialty is searched for. */
export class SoughtSpecialties extends RefreshedValue<ReadonlyMap<SpecialtyName, number>> {
  constructor(counter: SearchCounter) {
    super(
      () => counter.bySpecialty(),
      (_, age) => age > AN_HOUR,
      new Map(),
    )
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
