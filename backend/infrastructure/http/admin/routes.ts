import type { ModerationRefusal } from '#application/admin/moderate_user.ts'
import {
  adminRow,
  blockBody,
  type ChangedUsers,
  changedUsers,
  changeManyUsersBody,
  searchState,
  setSubscriptionBody,
  userCounts,
  verifyBody,
} from '#contract/admin.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import { mapValue, type Result } from '#domain/shared/result.ts'
import { asId } from '#domain/shared/ids.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { REFUSALS } from '../refusals.ts'
import type { RouteTable } from '../route_table.ts'
import { professionalAsAdminRow } from './projections.ts'

/** What administrators do with users, and how the search is. */
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
  result,
}: {
  userId: string
  result: Result<Professional, ModerationRefusal>
}): ChangedUsers['results'][number] {
  if (result.ok) return { id, ok: true, user: professionalAsAdminRow(result.value) }
  return { id, ok: false, code: result.failure, message: REFUSALS[result.failure].message }
}
