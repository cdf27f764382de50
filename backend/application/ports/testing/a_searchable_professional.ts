import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { SearchableProfessional } from '../searchable_professional.ts'

export function searchableId(number: number): ProfessionalId {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

/** A free, unverified general case; say only what matters. `number` makes the id and the registration. */
export function aSearchableProfessional(
  number: number,
  matters: Partial<SearchableProfessional> = {},
): SearchableProfessional {
  return {
    id: searchableId(number),
    name: 'Renata',
    lastname: 'Moura',
    specialty: 'Cardiologista',
    state: 'SP',
    municipality: 3550308,
    insurers: [],
    presencial: true,
    teleconsulta: false,
    isPremium: false,
    isVerified: false,
    rating: 0,
    reviewCount: 0,
    crm: `CRM-SP ${number + 10_000}`,
    isHidden: false,
    ...matters,
  }
}
