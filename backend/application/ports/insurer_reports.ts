import type { InsurerName } from '#domain/catalogue/insurers.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'

export interface InsurerReport {
  professionalId: ProfessionalId
  insurer: InsurerName
  /** Null where the address is unknown; all of these are one sender. */
  senderHash: string | null
  /** In São Paulo, as 2026-11-21. */
  day: string
}

/** How many senders said in a month, as 2026-11, that an insurer was not accepted. */
export interface RefusedInsurer {
  insurer: InsurerName
  month: string
  senders: number
}

export interface DisputedInsurer extends Pick<
  ProfessionalState,
  'id' | 'slug' | 'title' | 'name' | 'lastname'
> {
  insurer: InsurerName
  senders: number
}

/** What patients say of insurers on a profile that were not accepted. An insurer that was taken out no longer counts. */
export abstract class InsurerReports {
  /** A sender's second word on the same professional and day changes nothing, nor does one on an insurer not shown. */
  abstract add(report: InsurerReport): Promise<void>
  /** Returns what was said after the professional's last confirmation, the newest month first, then by insurer. */
  abstract unanswered(professionalId: ProfessionalId): Promise<RefusedInsurer[]>
  /** Returns listed professionals' insurers that so many senders named since that day, most senders first; at most 10. */
  abstract disputed(since: string, fewestSenders: number): Promise<DisputedInsurer[]>
  /** Removes what was said before that day (São Paulo). */
  abstract forgetBefore(day: string): Promise<void>
}
