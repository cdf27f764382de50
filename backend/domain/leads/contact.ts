import type { ProfessionalId, ContactId } from '#domain/shared/ids.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { optionalText } from '#domain/shared/text.ts'
import { LEAD_STEPS, MAX_NOTE_LENGTH, type LeadStatus } from './lead_status.ts'

type ContactKind = 'lead' | 'contact'

export interface ContactState {
  readonly id: ContactId
  readonly professionalId: ProfessionalId
  /** Decided here and stored; never read from the e-mail's or subject's text. */
  readonly kind: ContactKind
  readonly patientName: string
  /** A placeholder in a lead. */
  readonly patientEmail: string
  readonly subject: string
  readonly message: string
  /** 10 to 13 digits; always there in a lead. */
  readonly whatsapp: string | null
  readonly serviceOfInterest: string | null
  readonly location: string | null
  readonly leadStatus: LeadStatus
  /** What the professional writes down about it, for nobody else. */
  readonly note: string | null
  /** Kept apart because it looked automated; not counted, and released by a person. */
  readonly quarantined: boolean
  /** More came for this professional in a day than is plausible. */
  readonly markedForReview: boolean
  /** Version of the consent sentence that the patient ticked. */
  readonly consentVersion: string | null
  /** Keyed hash of the sender and their own key for this submission. */
  readonly idempotencyKey: string | null
  /** Keyed hash of the fields: equal sendings have equal ones. */
  readonly fingerprint: string
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** What a patient leaves for a professional. How one comes to be: `receive_lead.ts` and `receive_contact.ts`. */
export class Contact {
  #state: ContactState

  constructor(state: ContactState) {
    this.#state = state
  }

  get id(): ContactId {
    return this.#state.id
  }

  get state(): ContactState {
    return this.#state
  }

  isLead(): boolean {
    return this.#state.kind === 'lead'
  }

  /** Only forwards; the same status again changes nothing. */
  moveTo(status: LeadStatus, at: Date): Result<void, 'lead_already_attended' | 'lead_already_contacted'> {
    const { leadStatus } = this.#state
    if (leadStatus === status) return ok()
    if (leadStatus === 'attended') return fail('lead_already_attended')
    if (!LEAD_STEPS[leadStatus].includes(status)) return fail('lead_already_contacted')
    this.#state = { ...this.#state, leadStatus: status, updatedAt: at }
    return ok()
  }

  /** In place of what was noted before; blank takes it away. */
  noteDown(typed: string, at: Date): Result<void, 'note_invalid'> {
    const note = optionalText(typed, MAX_NOTE_LENGTH)
    if (note === undefined) return fail('note_invalid')
    if (note !== this.#state.note) this.#state = { ...this.#state, note, updatedAt: at }
    return ok()
  }

  /** A person looked at it and found a patient behind it. */
  release(at: Date): void {
    if (!this.#state.quarantined && !this.#state.markedForReview) return
    this.#state = { ...this.#state, quarantined: false, markedForReview: false, updatedAt: at }
  }
}
