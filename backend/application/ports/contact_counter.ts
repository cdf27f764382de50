import type { ProfessionalId } from '#domain/shared/ids.ts'

/** What is counted for a professional: each way of contact, and each appearance in a list. */
const COUNTED = ['whatsapp', 'phone', 'directions', 'email', 'appearance'] as const
export type Counted = (typeof COUNTED)[number]

/** Counts by day, without personal data. */
export abstract class ContactCounter {
  /**
   * Counts once for each sender (`visitorKey`), professional, kind and day; an appearance may count again in another
   * process, after a restart, or after very many others. Returns at once: counts are stored in bulk a little later; a crash loses the unstored ones.
   */
  abstract count(kind: Counted, ids: readonly ProfessionalId[], sender: string): void
  /** Stores the counts, except for unknown professionals. */
  abstract flush(): Promise<void>
  /** Returns the counts for each of these days (São Paulo), oldest first, and the total. */
  abstract byDay(
    id: ProfessionalId,
    days: readonly string[],
  ): Promise<Record<'contacts' | 'appearances', { total: number; byDay: number[] }>>
  /** Removes counts from before that day. */
  abstract forgetBefore(day: string): Promise<void>
}
