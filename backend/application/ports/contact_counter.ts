import type { ProfessionalId } from '#domain/shared/ids.ts'

/** What is counted of a professional: how they were reached for, and each showing in a list. */
const COUNTED = ['whatsapp', 'phone', 'directions', 'email', 'appearance'] as const
export type Counted = (typeof COUNTED)[number]

/** Counts by the day, without a trace of who it was. */
export abstract class ContactCounter {
  /** Takes no time: what is counted is stored in bulk a little later, and what a crash takes along is lost. */
  abstract count(kind: Counted, ids: readonly ProfessionalId[]): void
  /** Stores what was counted; nobody unknown. */
  abstract flush(): Promise<void>
  /** For each of these days of São Paulo, oldest first, and in all. */
  abstract byDay(
    id: ProfessionalId,
    days: readonly string[],
  ): Promise<Record<'contacts' | 'appearances', { total: number; byDay: number[] }>>
  /** What is older than that day. */
  abstract forgetBefore(day: string): Promise<void>
}
