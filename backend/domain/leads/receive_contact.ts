import { parseEmail } from '#domain/shared/email.ts'
import { limitedName, limitedText } from '#domain/shared/limited_text.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { Contact } from './contact.ts'
import { LONGEST_SUBJECT, type SubmissionMeta } from './receive_lead.ts'

export interface TypedContact {
  patientName: string
  patientEmail: string
  subject: string
  message: string
}

export type ContactRefusal =
  'patient_name_invalid' | 'patient_email_invalid' | 'subject_invalid' | 'message_invalid'

/** A message to a professional. It is never a lead, whatever its e-mail or subject say. */
export function receiveContact(meta: SubmissionMeta, typed: TypedContact): Result<Contact, ContactRefusal> {
  const patientName = limitedName(typed.patientName, 2, 80)
  const patientEmail = parseEmail(typed.patientEmail)
  const subject = limitedText(typed.subject, 1, LONGEST_SUBJECT)
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
} as const
