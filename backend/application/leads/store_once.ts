import type { Clock } from '#application/ports/clock.ts'
import type { ContactRepository } from '#application/ports/contact_repository.ts'
import type { IdGenerator } from '#application/ports/id_generator.ts'
import type { JobQueue } from '#application/ports/job_queue.ts'
import type { KeyedHasher } from '#application/ports/keyed_hasher.ts'
import type { UnitOfWork } from '#application/ports/unit_of_work.ts'
import type { Contact } from '#domain/leads/contact.ts'
import type { ContactId, ProfessionalId } from '#domain/shared/ids.ts'
import type { SubmissionMeta } from '#domain/leads/receive_contact.ts'
import { DAY_MS } from '#domain/shared/dates.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { looksAutomated, type Sender } from '#domain/shared/visitor.ts'
import { tidyText } from '#domain/shared/text.ts'

const REPEATED_MS = 10 * 60 * 1_000
/** Beyond this many a day for one professional, what comes is kept and marked for a person to look at. */
const PLAUSIBLE_A_DAY = 200

export interface LeadDependencies {
  contacts: ContactRepository
  jobs: JobQueue
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

/** `sending_differs`: the sender used the key of an earlier sending for other words. */
export type StoringFailure = 'professional_not_found' | 'sending_differs'

/** Stores what `write` makes of a sending and has the professional told by mail, or answers the id of the same sending of the last ten minutes. */
export function storeIdempotently(
  deps: LeadDependencies,
  sending: Sending,
  write: (meta: SubmissionMeta) => Contact,
): Promise<Result<ContactId, StoringFailure>> {
  const meta = submissionMetaOf(deps, sending)
  return deps.unitOfWork.run(async () => {
    const first = await deps.contacts.findRepeated(meta, before(meta, REPEATED_MS))
    if (first) return first.state.fingerprint === meta.fingerprint ? ok(first.id) : fail('sending_differs')
    const today = await deps.contacts.countSince(sending.professionalId, before(meta, DAY_MS))
    await sending.admit?.()
    const contact = write({ ...meta, markedForReview: today >= PLAUSIBLE_A_DAY })
    const refusal = await deps.contacts.save(contact)
    if (refusal) return fail(refusal)
    await tellOf(deps, contact)
    return ok(contact.id)
  })
}

/** What is kept apart or waits for a person to look at it is mailed to nobody. */
async function tellOf({ jobs }: LeadDependencies, { state }: Contact): Promise<void> {
  if (state.quarantined || state.markedForReview) return
  const accountId = String(state.professionalId)
  await jobs.enqueue({ task: 'send_notice', payload: { kind: 'new_lead', accountId } })
}

function submissionMetaOf({ hasher, ids, clock }: LeadDependencies, sending: Sending): SubmissionMeta {
  const { professionalId, words, sender, consentVersion = null } = sending
  const { idempotencyKey } = sender
  return {
    id: ids.next(),
    professionalId,
    quarantined: looksAutomated(sender),
    markedForReview: false,
    consentVersion,
    idempotencyKey: idempotencyKey ? hasher.hash(`sending ${sender.address} ${idempotencyKey}`) : null,
    fingerprint: hasher.hash(JSON.stringify([professionalId, ...words.map(tidyText)])),
    createdAt: clock.now(),
  }
}

function before({ createdAt }: SubmissionMeta, milliseconds: number): Date {
  return new Date(createdAt.getTime() - milliseconds)
}
