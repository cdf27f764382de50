import type { Clock } from '#application/ports/clock.ts'
import type { ContactRepository } from '#application/ports/contact_repository.ts'
import type { IdGenerator } from '#application/ports/id_generator.ts'
import type { KeyedHasher } from '#application/ports/keyed_hasher.ts'
import type { UnitOfWork } from '#application/ports/unit_of_work.ts'
import type { Contact } from '#domain/leads/contact.ts'
import type { ContactId } from '#domain/leads/contact_id.ts'
import type { Reception } from '#domain/leads/receive_lead.ts'
import type { ProfessionalId } from '#domain/professionals/professional_id.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { looksAutomated, type Sender } from '#domain/shared/sender.ts'
import { tidyText } from '#domain/shared/text.ts'

const REPEATED_MS = 10 * 60 * 1_000
const DAY_MS = 24 * 60 * 60 * 1_000
/** Beyond this many a day for one professional, what comes is kept and marked for a person to look at. */
const PLAUSIBLE_A_DAY = 200

export interface LeadDesk {
  contacts: ContactRepository
  unitOfWork: UnitOfWork
  hasher: KeyedHasher
  ids: IdGenerator
  clock: Clock
}

export interface Sending {
  professionalId: ProfessionalId
  /** Everything the patient wrote: equal words are an equal sending. */
  words: readonly string[]
  sender: Sender
  consentVersion?: string | undefined
  /** Asked before something new is stored, not for a repetition; throws where the sender sent too much. */
  admit?: (() => Promise<void>) | undefined
}

/** Stores what `write` makes of a sending, or answers the id of the same sending of the last ten minutes. */
export function storeOnce(
  desk: LeadDesk,
  sending: Sending,
  write: (reception: Reception) => Contact,
): Promise<Result<ContactId, 'professional_not_found'>> {
  const reception = receptionOf(desk, sending)
  return desk.unitOfWork.run(async () => {
    const first = await desk.contacts.findRepeated(reception, before(reception, REPEATED_MS))
    if (first) return ok(first.id)
    const today = await desk.contacts.countSince(sending.professionalId, before(reception, DAY_MS))
    await sending.admit?.()
    const contact = write({ ...reception, markedForReview: today >= PLAUSIBLE_A_DAY })
    const refusal = await desk.contacts.save(contact)
    return refusal ? fail(refusal) : ok(contact.id)
  })
}

function receptionOf({ hasher, ids, clock }: LeadDesk, sending: Sending): Reception {
  const { professionalId, words, sender, consentVersion = null } = sending
  const { idempotencyKey } = sender
  return {
    id: ids.next(),
    professionalId,
    quarantined: looksAutomated(sender),
    markedForReview: false,
    consentVersion,
    idempotencyKey: idempotencyKey ? hasher.hash(`sending ${idempotencyKey}`) : null,
    fingerprint: hasher.hash(JSON.stringify([professionalId, ...words.map(tidyText)])),
    createdAt: clock.now(),
  }
}

function before({ createdAt }: Reception, milliseconds: number): Date {
  return new Date(createdAt.getTime() - milliseconds)
}
