import type { MonthFigures, Peers } from '#domain/professionals/month.ts'
import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { AccountId, ProfessionalId } from '#domain/shared/ids.ts'

export interface OwnMonth {
  specialty: SpecialtyName
  figures: MonthFigures
  /** Of the month before; null if it was not summed up. */
  before: MonthFigures | null
  /** Without the professional; null without a city. */
  ofCity: Peers | null
  ofSpecialty: Peers
  /** Leads without an answer, of any month. */
  unanswered: number
}

/** What patients did for each listed and claimed professional in a month, given by its first day: 2026-10-01 (São Paulo). */
export abstract class ProfessionalMonths {
  /** Sums the month up once; later calls change nothing. */
  abstract sumUp(month: string): Promise<void>
  /** Removes the months before `first`, and those after `last`, which a clock that was ahead may have summed up. */
  abstract keepOnly(first: string, last: string): Promise<void>
  /**
   * Takes up to `most` accounts whose month is to be mailed, each once for a month, whoever asks at the same time. Left
   * out: who declined it, cannot log in yet or is hidden meanwhile, and months in which nothing happened.
   */
  abstract take(month: string, most: number): Promise<AccountId[]>
  /** Returns null for a month that was not summed up for the professional. */
  abstract read(id: ProfessionalId, month: string): Promise<OwnMonth | null>
}
