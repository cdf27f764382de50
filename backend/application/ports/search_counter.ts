import type { SpecialtyName } from '#domain/catalogue/specialties.ts'

/** Counts searches by specialty and day, without personal data or typed text. */
export abstract class SearchCounter {
  /**
   * Counts once for each sender (`visitorKey`) and day. Returns at once: counts are stored in bulk a little later; a
   * crash loses the unstored ones.
   */
  abstract count(specialty: SpecialtyName, sender: string): void
  /** Stores the counts. */
  abstract flush(): Promise<void>
  /** Returns the stored number of searches per specialty. */
  abstract bySpecialty(): Promise<ReadonlyMap<SpecialtyName, number>>
  /** Removes counts from before that day (São Paulo). */
  abstract forgetBefore(day: string): Promise<void>
}
