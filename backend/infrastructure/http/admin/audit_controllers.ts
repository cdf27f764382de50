import type { HttpContext } from '@adonisjs/core/http'
import type { ListAuditEntries } from '#application/audit/list_audit_entries.ts'
import type { UndoAuditEntry } from '#application/audit/undo_audit_entry.ts'
import { mayUndo } from '#application/audit/undoing.ts'
import { type Actor, actorOf } from '#application/audit/actor.ts'
import type { RecordedEntry } from '#application/ports/audit_log.ts'
import { type AuditEntry, auditQuery, undoBody } from '#contract/audit.ts'
import { DEFAULT_LIMIT } from '#domain/shared/page_sizes.ts'
import { parseBody, parseQuery } from '../parse.ts'
import { granted, sendPage, sendPrivateJson } from '../respond.ts'
import type { Visitors } from '../session/visitors.ts'

export const listAuditEntries = (list: ListAuditEntries, visitors: Visitors) =>
  async function listAuditEntriesController(context: HttpContext): Promise<void> {
    const {
      target,
      actor,
      action,
      changesOnly,
      page = 1,
      limit = DEFAULT_LIMIT,
    } = parseQuery(context, auditQuery)
    const by = actorOf(visitors.viewer(context))
    const filter = {
      ...(target && { subjectId: target }),
      ...(actor && { actorId: actor }),
      ...(action && { action }),
      ...(changesOnly && { changesOnly }),
    }
    const { entries, total } = granted(await list.execute({ by, filter, page, limit }))
    sendPage(context, { page, limit, total })
    sendPrivateJson(
      context,
      200,
      entries.map((entry) => asAuditEntry(entry, by)),
    )
  }

export const undoAuditEntry = (undo: UndoAuditEntry, visitors: Visitors) =>
  async function undoAuditEntryController(context: HttpContext): Promise<void> {
    const by = actorOf(visitors.viewer(context))
    const { reason } = parseBody(context, undoBody)
    const undoing = await undo.execute({
      by,
      entryId: String(context.params['entry']),
      ...(reason && { reason }),
    })
    sendPrivateJson(context, 200, asAuditEntry(granted(undoing), by))
  }

function asAuditEntry(entry: RecordedEntry, reader: Actor): AuditEntry {
  const { id, at, action, reason, undoes, undoneBy } = entry
  return {
    id,
    at: at.toISOString(),
    actor: { kind: entry.actorKind, id: entry.actorId, name: entry.actorName },
    action,
    target: { kind: entry.subjectKind, id: entry.subjectId },
    before: asFields(entry.before),
    after: asFields(entry.after),
    reason,
    undoes,
    undoneBy,
    undoable: undoneBy === null && mayUndo(reader, action),
  }
}

function asFields(value: unknown): AuditEntry['before'] {
  return typeof value === 'object' && value !== null ? { ...value } : null
}
