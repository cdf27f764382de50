import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { Contact, type ContactState } from '../contact.ts'

const SENT = new Date('2026-11-20T12:00:00Z')

export function aLead(overrides: Partial<ContactState> = {}): Contact {
  return new Contact({
    id: aUuid(301),
    professionalId: aUuid(1),
    kind: 'lead',
    patientName: 'Bruno Alves',
    patientEmail: 'lead-00000000-0000-4000-8000-000000000301@sem-email.invalid',
    subject: 'Lead: Consulta Geral',
    message: 'Interesse em Consulta Geral. Local: presencial.',
    whatsapp: '11912345678',
    serviceOfInterest: 'Consulta Geral',
    location: 'presencial',
    leadStatus: 'pending',
    note: null,
    quarantined: false,
    markedForReview: false,
    consentVersion: '2026-11',
    idempotencyKey: null,
    fingerprint: 'fields-of-the-lead',
    answeredAt: null,
    createdAt: SENT,
    updatedAt: SENT,
    ...overrides,
  })
}
