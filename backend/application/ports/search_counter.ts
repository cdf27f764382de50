import type { CountedDemand, Demand, DemandSort, Shortfall } from '#domain/catalogue/demand.ts'
import type { SpecialtyName } from '#domain/catalogue/specialties.ts'

/** Searches, each of another sender and day, from which on a term is told: fewer may be one person. */
export const LEAST_TOLD = 5

/** Counts searches by specialty, term and day, without personal data or typed text. */
export abstract class SearchCounter {
  /**
   * Counts once for each sender (`visitorKey`) and day. Returns at once: counts are stored in bulk a little later; a
   * crash loses the unstored ones.
   */
  abstract count(specialty: SpecialtyName, sender: string): void
  /** Counts a phrase of the lexicon (its key, at most 100 characters) likewise. */
  abstract countTerm(term: string, sender: string): void
  /** Counts a search that found nobody or few likewise; a day holds at most 20,000 different ones. */
  abstract countDemand(demand: Demand, shortfall: Shortfall, sender: string): void
  /** Stores the counts. */
  abstract flush(): Promise<void>
  /** Returns the stored number of searches per specialty. */
  abstract bySpecialty(): Promise<ReadonlyMap<SpecialtyName, number>>
  /** Returns the stored number of searches per term, of those with `LEAST_TOLD` or more. */
  abstract byTerm(): Promise<ReadonlyMap<string, number>>
  /** Removes counts of specialties and terms from before that day (São Paulo). */
  abstract forgetBefore(day: string): Promise<void>
  /** Adds up what was stored since that day, most first, by all counts or by those of nobody; page from 1. */
  abstract demandSince(
    day: string,
    sort: DemandSort,
    page: { page: number; limit: number },
  ): Promise<{ rows: CountedDemand[]; total: number }>
  /** Removes such counts from before that day. */
  abstract forgetDemandBefore(day: string): Promise<void>
}
