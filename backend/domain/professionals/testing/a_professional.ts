import type { AccountId, BlogPostId, ContactId, ProfessionalId, ReviewId } from '#domain/shared/ids.ts'
import { Professional } from '../professional.ts'
import { NEW_PROFESSIONAL, type ProfessionalState } from '../professional_state.ts'

type AnId = AccountId & BlogPostId & ContactId & ProfessionalId & ReviewId

const BORN = new Date('2026-11-02T12:00:00Z')

/** Builds a listed cardiologist of Campinas; e-mail, registration and slug derive from the id and so are unique. */
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

/** Returns the same UUID for the same number, as any kind of id. */
export function aUuid(number: number): AnId {
  return anId(`00000000-0000-4000-8000-${String(number).padStart(12, '0')}`)
}

/** Converts a text to any kind of id. */
export function anId(text: string): AnId {
  return text as AnId
}
