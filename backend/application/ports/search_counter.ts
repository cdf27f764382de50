import type { SpecialtyName } from '#domain/catalogue/specialties.ts'

/** Counts searches by specialty and day, without a trace of who it was or what was typed. */
export abstract class SearchCounter {
  /** Takes no time: what is counted is stored in bulk a little later, and what a crash takes along is lost. */
  abstract count(specialty: SpecialtyName): void
  /** Stores what was counted. */
  abstract flush(): Promise<void>
  /** How often each was searched for, as far as it is stored. */
  abstract bySpecialty(): Promise<ReadonlyMap<SpecialtyName, number>>
  /** What is older than that day of São Paulo. */
  abstract forgetBefore(day: string): Promise<void>
}
