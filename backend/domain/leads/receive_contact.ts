import { personName } from '#domain/shared/person_name.ts'
import { cutText, limitedLine, limitedText } from '#domain/shared/text.ts'
import { phoneNumber } from '#domain/shared/phone.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { Contact, type ContactState } from './contact.ts'
import { parseEmail } from '#domain/shared/email.ts'

const MAX_SUBJECT_LENGTH = 120

/** The metadata of any submission. */
export type SubmissionMeta = Pick<
  ContactState,
  | 'id'
  | 'professionalId'
  | 'quarantined'
  | 'markedForReview'
  | 'consentVersion'
  | 'idempotencyKey'
  | 'fingerprint'
  | 'createdAt'
>

export interface TypedLead {
  patientName: string
  whatsapp: string
  serviceOfInterest: string
  location: string
}

type LeadRefusal =
  | 'patient_name_invalid'
  | 'whatsapp_invalid'
  | 'service_of_interest_invalid'
  | 'location_invalid'

/** Builds a lead. It has no e-mail, so it gets a placeholder that starts with 'lead-'. */
export function receiveLead(meta: SubmissionMeta, typed: TypedLead): Result<Contact, LeadRefusal> {
  const patientName = personName(typed.patientName, 1, 80)
  const whatsapp = phoneNumber(typed.whatsapp)
  const serviceOfInterest = limitedLine(typed.serviceOfInterest, 1, 120)
  const location = limitedLine(typed.location, 1, 120)
  if (!patientName) return fail('patient_name_invalid')
  if (!whatsapp) return fail('whatsapp_invalid')
  if (!serviceOfInterest) return fail('service_of_interest_invalid')
  if (!location) return fail('location_invalid')
  const fields = { patientName, whatsapp, serviceOfInterest, location }
  return ok(new Contact({ ...meta, ...fields, ...writtenBy(meta, fields) }))
}

/** `.invalid` never receives mail (RFC 2606). */
function writtenBy({ id, createdAt }: SubmissionMeta, lead: TypedLead) {
  return {
    kind: 'lead',
    patientEmail: `lead-${id}@sem-email.invalid`,
    subject: cutText(`Lead: ${lead.serviceOfInterest}`, MAX_SUBJECT_LENGTH),
    message: `Interesse em ${lead.serviceOfInterest}. Local: ${lead.location}.`,
    leadStatus: 'pending',
    note: null,
    answeredAt: null,
    updatedAt: createdAt,
  } as const
}

export interface TypedContact {
  patientName: string
  patientEmail: string
  subject: string
  message: string
}

type ContactRefusal = 'patient_name_invalid' | 'patient_email_invalid' | 'subject_invalid' | 'message_invalid'

/** Builds a message, which is never a lead, whatever its e-mail or subject. */
export function receiveContact(meta: SubmissionMeta, typed: TypedContact): Result<Contact, ContactRefusal> {
  const patientName = personName(typed.patientName, 2, 80)
  const patientEmail = parseEmail(typed.patientEmail)
  const subject = limitedLine(typed.subject, 1, MAX_SUBJECT_LENGTH)
  const message = limitedText(typed.message, 10, 2000)
  if (!patientName) return fail('patient_name_invalid')
  if (!patientEmail) return fail('patient_email_invalid')
  if (!subject) return fail('subject_invalid')
  if (!message) return fail('message_invalid')
  const fields = { patientName, patientEmail, subject, message }
  return ok(new Contact({ ...meta, ...fields, ...OF_A_CONTACT, updatedAt: meta.createdAt }))
}

const OF_A_CONTACT = {
  kind: 'contact',
  whatsapp: null,
  serviceOfInterest: null,
  location: null,
  leadStatus: 'pending',
  note: null,
  answeredAt: null,
} as const
