import * as z from 'zod/mini'
import type { Actor } from '#application/audit/actor.ts'
import { mayUndo } from '#application/audit/undoing.ts'
import type { RecordedEntry } from '#application/ports/audit_log.ts'
import { type AuditEntry, auditEntry, auditQuery, undoBody } from '#contract/audit.ts'
import { daysBetween } from '#domain/shared/dates.ts'
import { DEFAULT_LIMIT } from '#domain/shared/page_sizes.ts'
import { mapValue } from '#domain/shared/result.ts'
import type { HttpDependencies } from '../dependencies.ts'
import type { RouteTable } from '../route_table.ts'

/** What was done by whom, and how it is taken back. */
export function auditRoutes(routes: RouteTable, { useCases }: HttpDependencies) {
  routes.add(
    {
      method: 'GET',
      path: '/api/admin/audit',
      summary: 'O que foi feito por quem, do mais novo ao mais antigo',
      access: 'admin',
      query: auditQuery,
      answer: z.array(auditEntry),
      paged: true,
      refuses: ['actor_unknown', 'subject_unknown'],
    },
    async ({ query, by }) => {
      const { target: subject, actor, action, since, until, changesOnly } = query
      const { page = 1, limit = DEFAULT_LIMIT } = query
      const filter = { subject, actor, action, changesOnly, ...daysBetween(since, until) }
      const listed = await useCases.listAuditEntries.execute({ by, filter, page, limit })
      return mapValue(listed, ({ entries, total }) => {
        return { rows: entries.map((entry) => asAuditEntry(entry, by)), page, limit, total }
      })
    },
  )
  routes.add(
    {
      method: 'POST',
      path: '/api/admin/audit/:entry/undo',
      summary: 'Desfaz uma ação, se nada mudou depois dela',
      access: 'admin',
      body: undoBody,
      answer: auditEntry,
      refuses: [
        'audit_entry_not_found',
        'audit_entry_not_undoable',
        'audit_entry_undone',
        'audit_entry_outdated',
      ],
    },
    async ({ params: { entry: entryId }, body: { reason }, by }) => {
      const undone = await useCases.undoAuditEntry.execute({ by, entryId, ...(reason && { reason }) })
      return mapValue(undone, (entry) => asAuditEntry(entry, by))
    },
  )
  return routes
}

function asAuditEntry(entry: RecordedEntry, reader: Actor): AuditEntry {
  const { id, at, action, reason, undoes, undoneBy } = entry
  return {
    id,
    at: at.toISOString(),
    actor: { kind: entry.actorKind, id: entry.actorId, name: entry.actorName, slug: entry.actorSlug },
    action,
    target: {
      ...{ kind: entry.subjectKind, id: entry.subjectId },
      ...{ name: entry.subjectName, slug: entry.subjectSlug },
    },
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
