import type { InsurerName } from '#domain/catalogue/insurers.ts'
import type { ProfessionalId } from './professional_id.ts'

/** A health insurer that a professional accepts. */
export interface Insurance {
  readonly id: string
  readonly professionalId: ProfessionalId
  readonly insuranceName: InsurerName
  readonly isActive: boolean
  readonly createdAt: Date
}
