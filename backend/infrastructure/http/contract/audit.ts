import * as z from 'zod/mini'
import { calendarDay, flagParameter, pageParameter, parameter, text, wholeNumber } from './fields.ts'

const fields = z.nullable(z.record(z.string(), z.unknown()))

/** One line of what was done by whom. */
export const auditEntry = z.object({
  /** Digits, growing with time. */
  id: z.string(),
  at: z.iso.datetime(),
  actor: z.object({
    kind: z.enum(['professional', 'admin', 'operator', 'system']),
    /** An account, or `cli:<user of the machine>`; null for the system. */
    id: z.nullable(z.string()),
    name: z.nullable(z.string()),
    /** The account's address on the site. */
    slug: z.nullable(z.string()),
  }),
  /** In snake_case: `professional_blocked`. */
  action: z.string(),
  target: z.object({
    kind: z.string(),
    id: z.string(),
    /** Of an account its name, of a post its title, of a review whom it is of. */
    name: z.nullable(z.string()),
    slug: z.nullable(z.string()),
  }),
  before: fields,
  after: fields,
  reason: z.nullable(z.string()),
  /** The entry that this one takes back. */
  undoes: z.nullable(z.string()),
  /** The entry that took this one back. */
  undoneBy: z.nullable(z.string()),
  /** Whether the reader may try to take it back; whether the row is still as it was left shows when trying. */
  undoable: z.boolean(),
})
export type AuditEntry = z.infer<typeof auditEntry>

const whoever = text({ max: 254 })

export const auditQuery = z.object({
  /** What it was done to: its id, an account's e-mail, or the address of an account or a post. */
  target: parameter(whoever),
  /** An account's id, e-mail or address, or `cli:<user of the machine>`. */
  actor: parameter(whoever),
  action: parameter(text({ max: 120 })),
  /** The first and the last day, in São Paulo. */
  since: parameter(calendarDay()),
  until: parameter(calendarDay()),
  /** `true` leaves out who only looked at something. */
  changesOnly: flagParameter(),
  page: pageParameter(),
  limit: parameter(wholeNumber(1, 200)),
})

export const undoBody = z.object({ reason: z.optional(text({ max: 500 })) })
