import type { OwnContact } from '#contract/leads.ts'

/** Builds a lead as the server returns it. */
export function aLead(overrides: Partial<OwnContact> = {}): OwnContact {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'lead',
    patientName: 'Joana Prado',
    patientEmail: 'lead-1@sem-email.invalid',
    subject: 'Lead: Consulta Geral',
    message: 'Interesse em Consulta Geral',
    whatsapp: '11987654321',
    serviceOfInterest: 'Consulta Geral',
    location: 'presencial',
    leadStatus: 'pending',
    note: null,
    createdAt: '2026-10-31T12:00:00Z',
    ...overrides,
  }
}
