import * as z from 'zod/mini'
import { calendarDay, flagParameter, pageParameter, parameter, text, wholeNumber } from './fields.ts'

const fields = z.nullable(z.record(z.string(), z.unknown()))

/** One audit entry. */
export const auditEntry = z.object({
  /** Digits, increasing with time. */
  id: z.string(),
  at: z.iso.datetime(),
  actor: z.object({
    kind: z.enum(['professional', 'admin', 'operator', 'system']),
    /** An account, or `cli:<user of the machine>`; null for the system. */
    id: z.nullable(z.string()),
    name: z.nullable(z.string()),
    /** The account's slug. */
    slug: z.nullable(z.string()),
  }),
  /** In snake_case: `professional_blocked`. */
  action: z.string(),
  target: z.object({
    kind: z.string(),
    id: z.string(),
    /** An account's name, a post's title, or a review's professional. */
    name: z.nullable(z.string()),
    slug: z.nullable(z.string()),
  }),
  before: fields,
  after: fields,
  reason: z.nullable(z.string()),
  /** The entry that this one undoes. */
  undoes: z.nullable(z.string()),
  /** The entry that undid this one. */
  undoneBy: z.nullable(z.string()),
  /** Whether the reader may try to undo it; only the attempt shows whether the row has changed since. */
  undoable: z.boolean(),
})
export type AuditEntry = z.infer<typeof auditEntry>

const whoever = text({ max: 254 })

export const auditQuery = z.object({
  /** The subject: its id, an account's e-mail, or the slug of an account or post. */
  target: parameter(whoever),
  /** An account's id, e-mail or slug, or `cli:<user of the machine>`. */
  actor: parameter(whoever),
  action: parameter(text({ max: 120 })),
  /** The first and last day (São Paulo), inclusive. */
  since: parameter(calendarDay()),
  until: parameter(calendarDay()),
  /** `true` omits entries that only record a reading. */
  changesOnly: flagParameter(),
  page: pageParameter(),
  limit: parameter(wholeNumber(1, 200)),
})

export const undoBody = z.object({ reason: z.optional(text({ max: 500 })) })
