import type { Ports } from '#application/ports/ports.ts'
import type { ContactRepository } from '#application/ports/contact_repository.ts'
import type { Contact } from '#domain/leads/contact.ts'
import { accountOf, type ContactId, type ProfessionalId, asId } from '#domain/shared/ids.ts'
import {
  type SubmissionMeta,
  receiveLead,
  type TypedLead,
  receiveContact,
  type TypedContact,
} from '#domain/leads/receive_contact.ts'
import { DAY_MS } from '#domain/shared/dates.ts'
import { fail, ok, type Result, unwrap } from '#domain/shared/result.ts'
import { looksAutomated, type Sender, submissionKey } from '#domain/shared/visitor.ts'
import { tidyLine } from '#domain/shared/text.ts'
import type { ProfessionalRepository } from '#application/ports/professional_repository.ts'
import type { SecurityLog } from '#application/ports/security_log.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import type { ProfessionalDirectory } from '#application/ports/professional_directory.ts'
import { notifyProfessional } from '../accounts/notify.ts'
import { type Actor, auditEntry } from '../audit/actor.ts'
import { SingleFlight } from '../single_flight.ts'
import { UseCase } from '../use_case.ts'

/** Milliseconds within which equal fields, or the same key, are the same submission. */
const SAME_FIELDS_MS = 10 * 60 * 1_000
const SAME_KEY_MS = DAY_MS
/** Contacts a day for one professional beyond which further ones are marked for review. */
const MAX_PLAUSIBLE_A_DAY = 200

type LeadDependencies = Ports<
  'accounts' | 'contacts' | 'jobs' | 'limits' | 'unitOfWork' | 'hasher' | 'ids' | 'clock'
>

interface Submission {
  professionalId: ProfessionalId
  /** Everything the patient wrote: equal words make an equal submission. */
  words: readonly string[]
  sender: Sender
  consentVersion?: string | undefined
}

/** `sending_differs`: the sender reused an earlier submission's key for other words. */
export type StoringFailure = 'professional_not_found' | 'profile_unclaimed' | 'sending_differs'

/** Submissions being stored, by fingerprint and sender: each sender has a limit of their own. */
type Storing = SingleFlight<Result<ContactId, StoringFailure>>

/**
 * Stores the contact that `write` builds and enqueues the notice. Returns its id, or the id of the same submission of
 * the last ten minutes (last day under its key), which costs nothing of the sender's limit. Throws beyond that limit.
 */
function storeIdempotently(
  storing: Storing,
  deps: LeadDependencies,
  submission: Submission,
  write: (meta: SubmissionMeta) => Contact,
): Promise<Result<ContactId, StoringFailure>> {
  const meta = submissionMetaOf(deps, submission)
  const spender = `${submission.sender.address}:${submission.professionalId}`
  return storing.run(`${meta.fingerprint} ${spender}`, async () => {
    const repeated = await findRepeated(deps, meta)
    if (repeated) return repeated
    await deps.limits.spend('leadPerProfessional', spender)
    const stored = await deps.unitOfWork.run(() => store(deps, meta, write))
    if (!stored.ok || stored.value !== meta.id) await deps.limits.refund('leadPerProfessional', spender)
    return stored
  })
}

async function store(
  deps: LeadDependencies,
  meta: SubmissionMeta,
  write: (meta: SubmissionMeta) => Contact,
): Promise<Result<ContactId, StoringFailure>> {
  const repeatedMeanwhile = await findRepeated(deps, meta)
  if (repeatedMeanwhile) return repeatedMeanwhile
  const today = await deps.contacts.countSince(meta.professionalId, before(meta, DAY_MS))
  const contact = write({ ...meta, markedForReview: today >= MAX_PLAUSIBLE_A_DAY })
  const refusal = await deps.contacts.save(contact)
  if (refusal) return fail(refusal)
  await enqueueNotice(deps, contact)
  return ok(contact.id)
}

/** Returns the outcome for a repeated submission, or null for a new one. */
async function findRepeated(
  { contacts }: LeadDependencies,
  meta: SubmissionMeta,
): Promise<Result<ContactId, 'sending_differs'> | null> {
  const byFields = await contacts.findRepeated(meta, before(meta, SAME_FIELDS_MS))
  const first = byFields ?? (await findByKey(contacts, meta))
  if (!first) return null
  return first.state.fingerprint === meta.fingerprint ? ok(first.id) : fail('sending_differs')
}

async function findByKey(contacts: ContactRepository, meta: SubmissionMeta): Promise<Contact | null> {
  if (meta.idempotencyKey === null) return null
  return contacts.findRepeated({ ...meta, fingerprint: '' }, before(meta, SAME_KEY_MS))
}

/** Quarantined contacts and those marked for review cause no mail and no notice in a browser. */
async function enqueueNotice(deps: Ports<'accounts' | 'jobs' | 'clock'>, { state }: Contact): Promise<void> {
  if (state.quarantined || state.markedForReview) return
  const { id, kind, professionalId } = state
  const contact = { id, kind }
  await notifyProfessional(deps, 'new_lead', professionalId, contact)
  const payload = { accountId: accountOf(professionalId), contact, at: deps.clock.now().toISOString() }
  await deps.jobs.enqueue({ task: 'send_push', payload })
}

function submissionMetaOf({ hasher, ids, clock }: LeadDependencies, submission: Submission): SubmissionMeta {
  const { professionalId, words, sender, consentVersion = null } = submission
  const key = submissionKey(sender)
  return {
    id: asId(ids.next()),
    professionalId,
    quarantined: looksAutomated(sender),
    markedForReview: false,
    consentVersion,
    idempotencyKey: key && hasher.hash(key),
    fingerprint: hasher.hash(JSON.stringify([professionalId, ...words.map(tidyLine)])),
    createdAt: clock.now(),
  }
}

function before({ createdAt }: SubmissionMeta, milliseconds: number): Date {
  return new Date(createdAt.getTime() - milliseconds)
}

export interface RegisterLeadInput extends TypedLead {
  professionalId: ProfessionalId
  /** Version of the consent text that was accepted. */
  consentVersion?: string | undefined
  sender: Sender
}

interface RegisteredLead {
  id: ContactId
  /** Where a premium professional sends patients next. */
  redirectUrl?: string
}

type Dependencies = LeadDependencies & { professionals: ProfessionalRepository; securityLog: SecurityLog }

/** Registers a patient's lead for a professional. The same lead within ten minutes counts as the first one. */
export class RegisterLead extends UseCase<Dependencies> {
  readonly #storing: Storing = new SingleFlight()

  /** Throws when a field breaks the contract's rules. */
  async execute(input: RegisterLeadInput): Promise<Result<RegisteredLead, StoringFailure>> {
    const { professionalId, patientName, whatsapp, serviceOfInterest, location } = input
    const professional = await this.deps.professionals.findById(professionalId)
    if (!professional?.isListed()) return fail('professional_not_found')
    if (professional.isUnclaimed()) return fail('profile_unclaimed')
    const lead = { patientName, whatsapp, serviceOfInterest, location }
    const words = ['lead', patientName, whatsapp, serviceOfInterest, location]
    const stored = await storeIdempotently(this.#storing, this.deps, { ...input, words }, (meta) =>
      unwrap(receiveLead(meta, lead)),
    )
    if (!stored.ok) return stored
    const redirectUrl = await this.#redirectOf(professional)
    return ok({ id: stored.value, ...(redirectUrl && { redirectUrl }) })
  }

  /** A stored URL that breaks the rule cannot have come through this program, so that is logged. */
  async #redirectOf(professional: Professional): Promise<string | null> {
    const redirectUrl = professional.leadRedirect()
    if (redirectUrl || !professional.isPremium() || !professional.state.redirectUrl) return redirectUrl
    await this.deps.securityLog.note({ kind: 'lead_redirect_refused', accountId: professional.id })
    return null
  }
}

export interface SendContactInput extends TypedContact {
  professionalId: ProfessionalId
  sender: Sender
}

type SendContactDependencies = LeadDependencies & { directory: ProfessionalDirectory }

/** Stores a patient's message, which is never a lead. The same words within ten minutes count as one. */
export class SendContact extends UseCase<SendContactDependencies> {
  readonly #storing: Storing = new SingleFlight()

  /** Throws when a field breaks the contract's rules. */
  async execute(input: SendContactInput): Promise<Result<{ id: ContactId }, StoringFailure>> {
    const { professionalId, patientName, patientEmail, subject, message } = input
    const { directory } = this.deps
    if (!(await directory.isListed(professionalId))) return fail('professional_not_found')
    if (await directory.isUnclaimed(professionalId)) return fail('profile_unclaimed')
    const contact = { patientName, patientEmail, subject, message }
    const words = ['contact', patientName, patientEmail, subject, message]
    const stored = await storeIdempotently(this.#storing, this.deps, { ...input, words }, (meta) =>
      unwrap(receiveContact(meta, contact)),
    )
    return stored.ok ? ok({ id: stored.value }) : stored
  }
}

interface ReleaseContactInput {
  by: Actor
  contactId: ContactId
  /** At most 500 characters. */
  reason?: string | undefined
}

type ReleaseDependencies = Pick<LeadDependencies, 'accounts' | 'contacts' | 'jobs' | 'unitOfWork' | 'clock'> &
  Ports<'auditLog'>

/** Lets operators end the quarantine of a lead or message: its professional sees it and is informed. */
export class ReleaseContact extends UseCase<ReleaseDependencies> {
  /** Returns whether it was in quarantine. */
  async execute({
    by,
    contactId,
    reason,
  }: ReleaseContactInput): Promise<Result<boolean, 'forbidden' | 'contact_not_found'>> {
    if (by.kind !== 'operator') return fail('forbidden')
    const { contacts, auditLog, unitOfWork, clock } = this.deps
    return unitOfWork.run(async () => {
      const contact = await contacts.findForUpdate(contactId)
      if (!contact) return fail('contact_not_found')
      if (!contact.state.quarantined) return ok(false)
      contact.release(clock.now())
      await contacts.save(contact)
      await enqueueNotice(this.deps, contact)
      await auditLog.record(auditEntry({ by }, 'contact_released', ['contact', contactId], { reason }))
      return ok(true)
    })
  }
}
