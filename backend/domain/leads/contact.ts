import type { ProfessionalId, ContactId } from '#domain/shared/ids.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { optionalText } from '#domain/shared/text.ts'
import { LEAD_STEPS, MAX_NOTE_LENGTH, type LeadStatus } from './lead_status.ts'

export type ContactKind = 'lead' | 'contact'

export interface ContactState {
  readonly id: ContactId
  readonly professionalId: ProfessionalId
  /** Set once and stored; never derived from e-mail or subject. */
  readonly kind: ContactKind
  readonly patientName: string
  /** A placeholder for a lead. */
  readonly patientEmail: string
  readonly subject: string
  readonly message: string
  /** 10 to 13 digits; required for a lead. */
  readonly whatsapp: string | null
  readonly serviceOfInterest: string | null
  readonly location: string | null
  readonly leadStatus: LeadStatus
  /** The professional's private note. */
  readonly note: string | null
  /** Kept apart because it looked automated; not counted until a person releases it. */
  readonly quarantined: boolean
  /** It exceeded the plausible number a day for this professional. */
  readonly markedForReview: boolean
  /** Version of the consent text that the patient accepted. */
  readonly consentVersion: string | null
  /** Keyed hash of the sender and the submission's key, by which the patient's device may withdraw a lead. */
  readonly idempotencyKey: string | null
  /** Keyed hash of the fields: equal submissions have equal ones. */
  readonly fingerprint: string
  /** When the professional first called, wrote or marked it. */
  readonly answeredAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** A patient's lead or message to a professional; created in `receive_contact.ts`. */
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

  /** Only forwards; the same status changes nothing. */
  moveTo(status: LeadStatus, at: Date): Result<void, 'lead_already_attended' | 'lead_already_contacted'> {
    const { leadStatus } = this.#state
    if (leadStatus === status) return ok()
    if (leadStatus === 'attended') return fail('lead_already_attended')
    if (!LEAD_STEPS[leadStatus].includes(status)) return fail('lead_already_contacted')
    this.#state = { ...this.#state, leadStatus: status, updatedAt: at }
    this.answer(at)
    return ok()
  }

  /** The professional calls or writes; only the first time counts. */
  answer(at: Date): void {
    if (this.isLead() && !this.#state.answeredAt) this.#state = { ...this.#state, answeredAt: at }
  }

  /** Replaces the note; blank removes it. */
  noteDown(typed: string, at: Date): Result<void, 'note_invalid'> {
    const note = optionalText(typed, MAX_NOTE_LENGTH)
    if (note === undefined) return fail('note_invalid')
    if (note !== this.#state.note) this.#state = { ...this.#state, note, updatedAt: at }
    return ok()
  }

  /** A person found a real patient behind it. */
  release(at: Date): void {
    if (!this.#state.quarantined && !this.#state.markedForReview) return
    this.#state = { ...this.#state, quarantined: false, markedForReview: false, updatedAt: at }
  }
}
