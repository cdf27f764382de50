import * as z from 'zod/mini'
import { flagParameter, pageParameter, parameter, text, wholeNumber } from './fields.ts'

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
  }),
  /** In snake_case: `professional_blocked`. */
  action: z.string(),
  target: z.object({ kind: z.string(), id: z.string() }),
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

const word = text({ max: 120 })

export const auditQuery = z.object({
  /** The id of what it was done to. */
  target: parameter(word),
  /** An account's id or `cli:<user of the machine>`. */
  actor: parameter(word),
  action: parameter(word),
  /** `true` leaves out who only looked at something. */
  changesOnly: flagParameter,
  page: pageParameter,
  limit: parameter(wholeNumber(1, 200)),
})

export const undoBody = z.object({ reason: z.optional(text({ max: 500 })) })
