import { Professional } from '../professional.ts'
import { NEW_PROFESSIONAL, type ProfessionalState } from '../professional_state.ts'

const BORN = new Date('2026-11-02T12:00:00Z')

/** A listed cardiologist of Campinas; e-mail, registration and slug follow the id, so that no two clash. */
export function aProfessional(overrides: Partial<ProfessionalState> = {}): Professional {
  const id = overrides.id ?? aUuid(1)
  return Professional.restore({
    ...NEW_PROFESSIONAL,
    id,
    email: `ana-${id}@exemplo.com.br`,
    name: 'Ana',
    lastname: 'Lima',
    displayGender: 'feminino',
    specialty: 'Cardiologista',
    crm: `CRM ${id.slice(-8)}`,
    cpfCnpj: null,
    slug: `ana-lima-${id}`,
    city: 'Campinas',
    state: 'SP',
    whatsapp: '19987654321',
    createdAt: BORN,
    updatedAt: BORN,
    ...overrides,
  })
}

/** The same UUID for the same number. */
export function aUuid(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}
