import type { ProfessionalId } from '#domain/professionals/professional_id.ts'

/** Counts a person once a day for a page, without keeping who it was. */
export abstract class ViewLedger {
  /** `visitor` is address and browser; it is hashed with a salt that is thrown away every day. */
  abstract recordProfileView(id: ProfessionalId, visitor: string): Promise<void>
  /** Views of each of the last `days` days in São Paulo, oldest first. */
  abstract profileViewsByDay(id: ProfessionalId, days: number): Promise<number[]>
}
