import type { AuditLog, RecordedEntry } from '#application/ports/audit_log.ts'
import type { UnitOfWork } from '#application/ports/unit_of_work.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, mayAdminister } from './actor.ts'
import { lockedState, UNDOERS, type UndoTools } from './undoing.ts'

export interface UndoAuditEntryInput {
  by: Actor
  entryId: string
  /** At most 500 characters. */
  reason?: string | undefined
}

/**
 * `forbidden`: the actor does not run the site, or what was done is not theirs to do, as roles and decisions for
 * administrators. `audit_entry_outdated`: the row is gone or is no longer as the entry left it.
 */
export type UndoAuditEntryFailure =
  | 'forbidden'
  | 'audit_entry_not_found'
  | 'audit_entry_not_undoable'
  | 'audit_entry_undone'
  | 'audit_entry_outdated'

interface Dependencies extends UndoTools {
  auditLog: AuditLog
  unitOfWork: UnitOfWork
}

/** Takes back what an audit entry tells of, by the same rules as doing the opposite; that is on record in turn. */
export class UndoAuditEntry {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** Gives the entry that tells of the undoing. */
  async execute(input: UndoAuditEntryInput): Promise<Result<RecordedEntry, UndoAuditEntryFailure>> {
    if (!mayAdminister(input.by)) return fail('forbidden')
    return this.#deps.unitOfWork.run(async () => {
      const entry = await this.#deps.auditLog.find(input.entryId)
      if (!entry) return fail('audit_entry_not_found')
      const undo = UNDOERS.get(entry.action)
      if (!undo) return fail('audit_entry_not_undoable')
      const refusal = await this.#refuse(entry)
      if (refusal) return fail(refusal)
      const { by, reason } = input
      const cause = { by, undoes: entry.id, ...(reason && { reason }) }
      const undone = await undo(this.#deps, entry.subjectId, cause, entry.before)
      if (!undone.ok) return fail(undone.failure === 'forbidden' ? 'forbidden' : 'audit_entry_outdated')
      return ok(await this.#undoingOf(entry))
    })
  }

  /** The row is locked before it is looked at, so that two who undo at once come one after the other. */
  async #refuse(entry: RecordedEntry): Promise<'audit_entry_undone' | 'audit_entry_outdated' | null> {
    const { auditLog } = this.#deps
    const state = await lockedState(this.#deps, entry)
    if ((await auditLog.find(entry.id))?.undoneBy) return 'audit_entry_undone'
    if (!state || !isAsLeft(state, entry.after)) return 'audit_entry_outdated'
    return (await auditLog.isOverridden(entry)) ? 'audit_entry_outdated' : null
  }

  async #undoingOf({ id }: RecordedEntry): Promise<RecordedEntry> {
    const { auditLog } = this.#deps
    const undoneBy = (await auditLog.find(id))?.undoneBy
    const undoing = undoneBy ? await auditLog.find(undoneBy) : null
    if (!undoing) throw new Error('The undoing was not put on record.')
    return undoing
  }
}

function isAsLeft(state: object, after: unknown): boolean {
  const now = new Map<string, unknown>(Object.entries(state))
  return Object.entries(after ?? {}).every(([field, value]) => now.get(field) === value)
}
