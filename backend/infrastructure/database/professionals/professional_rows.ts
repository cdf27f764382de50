import { isDeepStrictEqual } from 'node:util'
import type { Professional } from '#domain/professionals/professional.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import type { FlatProfessional } from '#domain/professionals/professional_views.ts'
import { LINK_NAMES } from '#domain/professionals/social_links.ts'
import { pick } from '#domain/shared/pick.ts'
import { editableColumns, FIELDS, FROM, selectColumns } from './professional_columns.ts'
import {
  partsExpression,
  readFaqs,
  readInsurances,
  readLocations,
  readServices,
  type WrittenParts,
} from './profile_part_rows.ts'

const part = (name: keyof WrittenParts) => `${partsExpression(name, { onlyActive: false })} as ${name}`
const WHOLE = [
  selectColumns(FIELDS),
  part('services'),
  part('insurances'),
  part('locations'),
  part('faqs'),
].join(', ')

/** A whole professional in one row. */
export const WHOLE_PROFESSIONAL = `select ${WHOLE} from ${FROM}`

/**
 * The same, locked; the lock leaves room for leads, reviews and views, which only point at the row. `isCurrent` is false
 * where the statement waited for the lock: then the row is the newest, but its parts are of when the statement began
 * (https://www.postgresql.org/docs/current/transaction-iso.html#XACT-READ-COMMITTED).
 */
export const LOCKED_PROFESSIONAL = `select ${WHOLE},
  professional.xmin = (select seen.xmin from professionals seen where seen.id = professional.id) as "isCurrent"
  from ${FROM} where professional.id = ? for no key update of professional`

export type ProfessionalRow = FlatProfessional & WrittenParts

const isNested = (field: string) =>
  field === 'imageHash' || field === 'imageMime' || LINK_NAMES.some((name) => name === field)
const PLAIN = FIELDS.filter((field) => !isNested(field)) as readonly (keyof FlatProfessional &
  keyof ProfessionalState)[]

export function readProfessional(row: ProfessionalRow): ProfessionalState {
  const { imageHash, imageMime } = row
  return {
    ...pick(row, PLAIN),
    image: imageHash && imageMime ? { hash: imageHash, mime: imageMime } : null,
    links: pick(row, LINK_NAMES),
    services: readServices(row.services),
    insurances: readInsurances(row.insurances).sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
    locations: readLocations(row.locations),
    faqs: readFaqs(row.faqs),
  }
}

/** The columns that differ between two states of one professional. */
export function changedColumns(before: Professional, after: Professional): Record<string, unknown> {
  const stored = editableColumns(before)
  const changed = Object.entries(editableColumns(after)).filter(
    ([name, value]) => !isDeepStrictEqual(value, stored[name]),
  )
  return Object.fromEntries(changed)
}
