import type { Ports } from '#application/ports/ports.ts'
import { UseCase } from '#application/use_case.ts'
import type { SearchCounter } from '#application/ports/search_counter.ts'
import type { Demand, Shortfall } from '#domain/catalogue/demand.ts'
import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import { type Visitor, visitorKey } from '#domain/shared/visitor.ts'
import { RefreshedValue } from './refreshed_value.ts'

interface CountSearchInput {
  specialty: SpecialtyName | undefined
  /** The key of the lexicon's phrase that asked for it. */
  term?: string | undefined
  /** What was asked for, if too few were found. */
  unmet?: { demand: Demand; shortfall: Shortfall } | undefined
  /** From 1; further pages belong to the same search. */
  page: number
  visitor: Visitor
}

/**
 * Counts a search for a specialty, by a term, and one that found nobody or few, once for each sender and day, except by
 * crawlers. A term's senders are addresses: user agents can be invented, and what few say is not told.
 */
export class CountSearch extends UseCase<Ports<'searchCounter' | 'crawlers'>> {
  execute({ specialty, term, unmet, page, visitor }: CountSearchInput): void {
    const { searchCounter, crawlers } = this.deps
    if (page > 1 || (!specialty && !unmet) || crawlers.isCrawler(visitor.userAgent)) return
    const sender = visitorKey(visitor)
    if (specialty) searchCounter.count(specialty, sender)
    if (term) searchCounter.countTerm(term, visitor.address ?? '')
    if (unmet) searchCounter.countDemand(unmet.demand, unmet.shortfall, sender)
  }
}

const AN_HOUR = 3_600_000

/** Caches the number of searches per specialty. */
export class SoughtSpecialties extends RefreshedValue<ReadonlyMap<SpecialtyName, number>> {
  constructor(counter: SearchCounter) {
    super(
      () => counter.bySpecialty(),
      (_, age) => age > AN_HOUR,
      new Map(),
    )
  }
}

/** Caches the number of searches per term, by its key. */
export class SoughtTerms extends RefreshedValue<ReadonlyMap<string, number>> {
  constructor(counter: SearchCounter) {
    super(
      () => counter.byTerm(),
      (_, age) => age > AN_HOUR,
      new Map(),
    )
  }
}

/** Most searched for first, then in the order of `before`, then by the original index. */
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
