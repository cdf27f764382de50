import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import type { RegisterLeadInput } from '../receive_contacts.ts'
import { aSender } from './lead_dependencies.ts'

export function aLeadForm(overrides: Partial<RegisterLeadInput> = {}): RegisterLeadInput {
  return {
    professionalId: aUuid(1),
    patientName: 'Bruno Alves',
    whatsapp: '(11) 91234-5678',
    serviceOfInterest: 'Consulta Geral',
    location: 'presencial',
    sender: aSender(),
    ...overrides,
  }
}
