import type { AccountId, BlogPostId, ContactId, ProfessionalId, ReviewId } from '#domain/shared/ids.ts'
import { Professional } from '../professional.ts'
import { NEW_PROFESSIONAL, type ProfessionalState } from '../professional_state.ts'

type AnId = AccountId & BlogPostId & ContactId & ProfessionalId & ReviewId

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

/** The same UUID for the same number, as whatever kind of id a test needs. */
export function aUuid(number: number): AnId {
  return anId(`00000000-0000-4000-8000-${String(number).padStart(12, '0')}`)
}

/** A text as whatever kind of id a test needs: one person's is an account's and a professional's. */
export function anId(text: string): AnId {
  return text as AnId
}
