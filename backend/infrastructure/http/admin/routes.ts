import * as z from 'zod/mini'
import type { ModerationRefusal } from '#application/admin/moderate_user.ts'
import {
  adminRow,
  adminToday,
  blockBody,
  type ChangedUsers,
  changedUsers,
  changeManyUsersBody,
  searchState,
  setSubscriptionBody,
  userCounts,
  verifyBody,
} from '#contract/admin.ts'
import { demandQuery, demandRow } from '#contract/demand.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import { mapValue, type Result } from '#domain/shared/result.ts'
import { asId } from '#domain/shared/ids.ts'
import type { Actor } from '#application/audit/actor.ts'
import { mayUndo, type UndoAuditEntryFailure } from '#application/audit/undo_audit_entry.ts'
import type { RecordedEntry } from '#application/ports/audit_log.ts'
import { type AuditEntry, auditEntry, auditQuery, undoBody } from '#contract/audit.ts'
import { daysBetween } from '#domain/shared/dates.ts'
import { DEFAULT_LIMIT } from '#domain/shared/page_sizes.ts'
import { flat } from '#domain/professionals/professional_views.ts'
import { pick } from '#domain/shared/pick.ts'
import type { OwnVerification as RequestedVerification } from '#application/verification/verification.ts'
import type { VerificationRequest as Request } from '#application/ports/verification_repository.ts'
import {
  decideVerificationBody,
  type OwnVerification,
  ownVerification,
  type VerificationRequest,
  queueQuery,
  verificationRequest,
} from '#contract/verification.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { REFUSALS } from '../refusals.ts'
import type { RouteTable } from '../route_table.ts'
import { asAdminRow } from '../projections.ts'

/** Routes for administrators: users and the search's state. */
export function adminRoutes(routes: RouteTable, { useCases }: HttpDependencies) {
  routes.add(
    {
      method: 'POST',
      path: '/api/admin/users/bulk',
      summary: 'Aplica uma mudança a muitos profissionais, com um resultado para cada um',
      access: 'admin',
      body: changeManyUsersBody,
      answer: changedUsers,
    },
    async ({ body: { ids, reason, ...change }, by }) => {
      const changed = await useCases.changeManyUsers.execute({
        by,
        userIds: ids.map((id) => asId(id)),
        change,
        reason,
      })
      return mapValue(changed, (users) => ({ results: users.map(asChanged) }))
    },
  )
  routes.add(
    {
      method: 'POST',
      path: '/api/admin/users/bulk/undo',
      summary: 'Desfaz uma mudança própria de muitos profissionais, de quem nada mudou depois dela',
      access: 'admin',
      body: changeManyUsersBody,
      answer: changedUsers,
    },
    async ({ body: { ids, reason, ...change }, by }) => {
      const undone = await useCases.undoChangeOfMany.execute({
        ...{ by, change, reason },
        userIds: ids.map((id) => asId(id)),
      })
      return mapValue(undone, (users) => ({
        results: users.map((user) => asChanged({ ...user, isChanged: true })),
      }))
    },
  )
  routes.add(
    {
      method: 'GET',
      path: '/api/admin/users/counts',
      summary: 'Quantos profissionais há, e quantos premium, verificados e bloqueados',
      access: 'admin',
      answer: userCounts,
    },
    ({ by }) => useCases.countUsers.execute({ by }),
  )
  routes.add(
    {
      method: 'GET',
      path: '/api/admin/search',
      summary: 'Como está a busca: quem responde, quantos estão no índice e o que ainda espera',
      access: 'admin',
      answer: searchState,
    },
    ({ by }) => useCases.showSearchState.execute({ by }),
  )
  routes.add(
    {
      method: 'GET',
      path: '/api/admin/today',
      summary: 'O que espera por administradores e operadores, em números',
      access: 'admin',
      answer: adminToday,
    },
    async ({ by }) =>
      mapValue(await useCases.showToday.execute({ by }), ({ lastBackupAt, disputedInsurers, ...counts }) => ({
        ...counts,
        disputedInsurers: disputedInsurers.map(({ id: _id, ...disputed }) => disputed),
        lastBackupAt: lastBackupAt?.toISOString() ?? null,
      })),
  )
  routes.add(
    {
      method: 'GET',
      path: '/api/admin/demand',
      summary: 'O que se procurou e não se encontrou, ou pouco, contado sem dizer por quem',
      access: 'admin',
      query: demandQuery,
      answer: z.array(demandRow),
      paged: true,
    },
    async ({ query: { days = 30, sort = 'most', page = 1, limit = DEFAULT_LIMIT }, by }) => {
      const listed = await useCases.listDemand.execute({ by, days, sort, page, limit })
      return mapValue(listed, ({ rows, total }) => ({ rows, page, limit, total }))
    },
  )
  return [routes, moderationRoutes(routes, useCases)]
}

const USER = '/api/admin/users/:userId'

function moderationRoutes(routes: RouteTable, useCases: HttpDependencies['useCases']) {
  const { setSubscription, verifyProfessional, blockProfessional } = useCases
  const moderation = {
    method: 'PATCH',
    access: 'admin',
    answer: adminRow,
    refuses: ['professional_not_found'],
  } as const
  routes.add(
    {
      ...moderation,
      path: `${USER}/subscription`,
      summary: 'Muda a assinatura de um profissional',
      body: setSubscriptionBody,
    },
    async ({ params, body, by }) =>
      mapValue(await setSubscription.execute({ ...params, ...body, by }), professionalAsAdminRow),
    { permit: ({ params, by }) => setSubscription.check({ ...params, by }) },
  )
  routes.add(
    {
      ...moderation,
      path: `${USER}/verify`,
      summary: 'Verifica um profissional ou retira a verificação',
      body: verifyBody,
    },
    async ({ params, body, by }) =>
      mapValue(await verifyProfessional.execute({ ...params, ...body, by }), professionalAsAdminRow),
    { permit: ({ params, by }) => verifyProfessional.check({ ...params, by }) },
  )
  routes.add(
    {
      ...moderation,
      path: `${USER}/block`,
      summary: 'Bloqueia ou desbloqueia um profissional',
      body: blockBody,
    },
    async ({ params, body, by }) =>
      mapValue(await blockProfessional.execute({ ...params, ...body, by }), professionalAsAdminRow),
    { permit: ({ params, by }) => blockProfessional.check({ ...params, by }) },
  )
  return routes
}

function asChanged({
  userId: id,
  isChanged,
  result,
}: {
  userId: string
  isChanged: boolean
  result: Result<Professional, ModerationRefusal | UndoAuditEntryFailure>
}): ChangedUsers['results'][number] {
  if (result.ok) return { id, ok: true, isChanged, user: professionalAsAdminRow(result.value) }
  return { id, ok: false, code: result.failure, message: REFUSALS[result.failure].message }
}

/** Routes for reading and undoing audit entries. */
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

const professionalAsAdminRow = ({ state }: Professional) => asAdminRow(flat(state))

const OWN = '/api/professionals/:id/verification'
const NOT_OWNER = ['professional_not_found', 'forbidden'] as const

/** Routes for verification: professionals request it, administrators decide. */
export function verificationRoutes(routes: RouteTable, { useCases }: HttpDependencies) {
  const { askForVerification } = useCases
  const own = { path: OWN, access: 'session', answer: ownVerification } as const
  routes.add(
    { ...own, method: 'GET', summary: 'Como está a própria verificação', refuses: NOT_OWNER },
    async ({ params: { id: professionalId }, viewer }) =>
      mapValue(await askForVerification.show({ viewer, professionalId }), asOwnVerification),
  )
  routes.add(
    {
      ...own,
      method: 'POST',
      summary: 'Pede a verificação; pedir de novo não muda o lugar na fila',
      refuses: [...NOT_OWNER, 'already_verified', 'email_unconfirmed'],
    },
    async ({ params: { id: professionalId }, viewer }) =>
      mapValue(await askForVerification.execute({ viewer, professionalId }), asOwnVerification),
  )
  return [routes, queueRoutes(routes, useCases)]
}

function queueRoutes(routes: RouteTable, useCases: HttpDependencies['useCases']) {
  const { approveVerification, refuseVerification, verifyProfessional } = useCases
  routes.add(
    {
      method: 'GET',
      path: '/api/admin/verifications',
      summary: 'Quem pede verificação, quem espera há mais tempo primeiro',
      access: 'admin',
      query: queueQuery,
      answer: z.array(verificationRequest),
      paged: true,
    },
    async ({ query: { page = 1, limit = DEFAULT_LIMIT }, by }) => {
      const listed = await useCases.listVerificationRequests.execute({ by, page, limit })
      return mapValue(listed, ({ rows, total }) => ({ rows: rows.map(asRequest), page, limit, total }))
    },
  )
  routes.add(
    {
      method: 'POST',
      path: '/api/admin/users/:userId/verification',
      summary: 'Aprova ou recusa um pedido de verificação',
      access: 'admin',
      body: decideVerificationBody,
      answer: adminRow,
      refuses: ['professional_not_found', 'verification_outdated', 'verification_not_asked'],
    },
    async ({ params, body, by }) => {
      const decided =
        body.decision === 'approve'
          ? await approveVerification.execute({ ...params, by, seen: body.seen })
          : await refuseVerification.execute({ ...params, ...body, by })
      return mapValue(decided, professionalAsAdminRow)
    },
    { permit: ({ params, by }) => verifyProfessional.check({ ...params, by }) },
  )
  return routes
}

const iso = (at: Date | null) => at?.toISOString() ?? null

function asOwnVerification({ askedAt, decidedAt, endsAt, ...told }: RequestedVerification): OwnVerification {
  return {
    ...pick(told, ['status', 'refusal', 'note']),
    askedAt: iso(askedAt),
    decidedAt: iso(decidedAt),
    endsAt: iso(endsAt),
  }
}

function asRequest(request: Request): VerificationRequest {
  const { rqe, askedAt, createdAt, checkedAt, checked } = request
  return {
    ...pick(request, [
      'id',
      'slug',
      'title',
      'name',
      'lastname',
      'specialty',
      'crm',
      'state',
      'city',
      'isVerified',
    ]),
    rqe: [...rqe],
    askedAt: askedAt.toISOString(),
    createdAt: createdAt.toISOString(),
    checkedAt: iso(checkedAt),
    checked: checked && {
      ...pick(checked, ['name', 'lastname', 'specialty', 'crm', 'state']),
      rqe: [...checked.rqe],
    },
  }
}
