import type { AdminRow } from '#contract/admin.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import {
  ADMIN_ROW_FIELDS,
  CARD_FIELDS,
  flat,
  type FlatProfessional,
} from '#domain/professionals/professional_views.ts'
import { pick } from '#domain/shared/pick.ts'
import { imageAddress } from '../projections.ts'

type Shown = (typeof CARD_FIELDS | typeof ADMIN_ROW_FIELDS)[number] | 'imageHash'

/** What administrators see of a person in their list. */
export function asAdminRow(row: Pick<FlatProfessional, Shown>): AdminRow {
  return {
    ...pick(row, CARD_FIELDS),
    hasProfileImage: row.imageHash !== null,
    imageUrl: imageAddress(row.id, row.imageHash),
    ...pick(row, ADMIN_ROW_FIELDS),
    createdAt: row.createdAt.toISOString(),
  }
}

export function professionalAsAdminRow({ state }: Professional): AdminRow {
  return asAdminRow(flat(state))
}
