import type * as z from 'zod/mini'
import {
  adminRow,
  blockBody,
  changedUsers,
  changeManyUsersBody,
  setSubscriptionBody,
  userCounts,
  verifyBody,
} from './admin.ts'
import type { Operation } from './operation.ts'

const ADMINS_ONLY = [401, 403]
const UNREADABLE = [400, 413, 415, 422]

const moderate = (path: string, summary: string, body: z.ZodMiniType) =>
  ({
    method: 'patch',
    path: `/api/admin/users/{userId}/${path}`,
    summary,
    body,
    success: { status: 200, body: adminRow },
    refusals: [...ADMINS_ONLY, 404, ...UNREADABLE],
  }) as const

/** What administrators do. */
export const ADMIN_OPERATIONS: readonly Operation[] = [
  moderate('subscription', 'Muda a assinatura de um profissional', setSubscriptionBody),
  moderate('verify', 'Verifica um profissional ou retira a verificação', verifyBody),
  moderate('block', 'Bloqueia ou desbloqueia um profissional', blockBody),
  {
    method: 'post',
    path: '/api/admin/users/bulk',
    summary: 'Aplica uma mudança a muitos profissionais, com um resultado para cada um',
    body: changeManyUsersBody,
    success: { status: 200, body: changedUsers },
    refusals: [...ADMINS_ONLY, ...UNREADABLE],
  },
  {
    method: 'get',
    path: '/api/admin/users/counts',
    summary: 'Quantos profissionais há, e quantos premium, verificados e bloqueados',
    success: { status: 200, body: userCounts },
    refusals: ADMINS_ONLY,
  },
]
