import type { AdminRow } from '#contract/admin.ts'

/** Builds an administrators' row of a professional on the free plan. */
export function anAdminRow(overrides: Partial<AdminRow> = {}): AdminRow {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    slug: 'ana-lima',
    title: 'Dra',
    name: 'Ana',
    lastname: 'Lima',
    specialty: 'Dermatologista',
    displayGender: 'feminino',
    city: 'Campinas',
    state: 'SP',
    rating: 0,
    reviewCount: 0,
    isVerified: false,
    subscriptionLevel: 'free',
    teleconsulta: false,
    presencial: true,
    acceptsNewPatientsOn: null,
    answerMinutes: null,
    hasProfileImage: false,
    imageUrl: null,
    email: 'ana@exemplo.com.br',
    crm: 'CRM-SP 123456',
    whatsapp: '19987654321',
    blocked: false,
    role: 'user',
    profileViews: 0,
    createdAt: '2026-11-21T12:00:00.000Z',
    ...overrides,
  }
}
