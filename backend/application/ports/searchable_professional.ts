import type { InsurerName } from '#domain/catalogue/insurers.ts'
import type { SpecialtyName } from '#domain/catalogue/specialties.ts'
import type { StateCode } from '#domain/catalogue/states.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'

/** All that a search may look at in a professional. */
export interface SearchableProfessional {
  id: ProfessionalId
  name: string
  lastname: string
  specialty: SpecialtyName | null
  state: StateCode | null
  /** IBGE code. */
  municipality: number | null
  /** Those in force. */
  insurers: InsurerName[]
  presencial: boolean
  teleconsulta: boolean
  isPremium: boolean
  isVerified: boolean
  rating: number
  reviewCount: number
  /** The registration as it was typed. */
  crm: string
  /** An administrator, or blocked. */
  isHidden: boolean
}
