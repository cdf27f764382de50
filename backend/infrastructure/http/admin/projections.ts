import type { AdminRow } from '#contract/admin.ts'
import type { AdminListRow } from '#application/ports/professional_admin_list.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import { imageAddress } from '../projections.ts'

/** ADMINROW of the access matrix, field by field. */
export function asAdminRow(row: Omit<AdminListRow, 'crm'> & { role: 'user' | 'admin' }): AdminRow {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    name: row.name,
    lastname: row.lastname,
    specialty: row.specialty,
    displayGender: row.displayGender,
    city: row.city,
    state: row.state,
    rating: row.rating,
    reviewCount: row.reviewCount,
    isVerified: row.isVerified,
    subscriptionLevel: row.subscriptionLevel,
    teleconsulta: row.teleconsulta,
    presencial: row.presencial,
    hasProfileImage: row.imageHash !== null,
    imageUrl: imageAddress(row.id, row.imageHash),
    email: row.email,
    whatsapp: row.whatsapp,
    blocked: row.blocked,
    role: row.role,
    profileViews: row.profileViews,
    createdAt: row.createdAt.toISOString(),
  }
}

export function professionalAsAdminRow({ state }: Professional): AdminRow {
  return asAdminRow({ ...state, imageHash: state.image?.hash ?? null })
}
