import * as z from 'zod/mini'
import {
  adminRow,
  blockBody,
  changedUsers,
  changeManyUsersBody,
  searchState,
  setSubscriptionBody,
  userCounts,
  verifyBody,
} from './admin.ts'
import { auditEntry, auditQuery, undoBody } from './audit.ts'
import { adminPost, adminPostsQuery, editPostBody, postForm } from './blog_admin.ts'
import type { Operation } from './operation.ts'

const ADMINS_ONLY = [401, 403]
const session = true
const UNREADABLE = [400, 413, 415, 422]

const moderate = (path: string, summary: string, body: z.ZodMiniType) =>
  ({
    method: 'patch',
    path: `/api/admin/users/{userId}/${path}`,
    summary,
    session,
    body,
    success: { status: 200, body: adminRow },
    refusals: [...ADMINS_ONLY, 404, ...UNREADABLE],
  }) as const

const POST = '/api/admin/blog/{id}'

const switchPost = (path: string, summary: string) =>
  ({
    method: 'post',
    path: `${POST}/${path}`,
    summary,
    session,
    success: { status: 200, body: adminPost },
    refusals: [...ADMINS_ONLY, 404, ...UNREADABLE],
  }) as const

const BLOG_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/admin/blog',
    summary: 'Todos os posts, rascunhos também',
    session,
    paged: true,
    query: adminPostsQuery,
    success: { status: 200, body: z.array(adminPost) },
    refusals: [...ADMINS_ONLY, 422],
  },
  {
    method: 'post',
    path: '/api/admin/blog',
    summary: 'Cria um post como rascunho',
    session,
    body: postForm,
    success: { status: 201, body: adminPost },
    refusals: [...ADMINS_ONLY, 409, ...UNREADABLE],
  },
  {
    method: 'get',
    path: POST,
    summary: 'Um post para editar, rascunho também',
    session,
    success: { status: 200, body: adminPost },
    refusals: [...ADMINS_ONLY, 404],
  },
  {
    method: 'put',
    path: POST,
    summary: 'Altera um post; campos ausentes ficam como estão',
    session,
    body: editPostBody,
    success: { status: 200, body: adminPost },
    refusals: [...ADMINS_ONLY, 404, 409, ...UNREADABLE],
  },
  {
    method: 'delete',
    path: POST,
    summary: 'Exclui um post',
    session,
    success: { status: 204 },
    refusals: [...ADMINS_ONLY, 404, 415],
  },
  switchPost('publish', 'Publica um post'),
  switchPost('unpublish', 'Torna um post rascunho de novo'),
]

const AUDIT_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/admin/audit',
    summary: 'O que foi feito por quem, do mais novo ao mais antigo',
    session,
    paged: true,
    query: auditQuery,
    success: { status: 200, body: z.array(auditEntry) },
    refusals: [...ADMINS_ONLY, 422],
  },
  {
    method: 'post',
    path: '/api/admin/audit/{entry}/undo',
    summary: 'Desfaz uma ação, se nada mudou depois dela',
    session,
    body: undoBody,
    success: { status: 200, body: auditEntry },
    refusals: [...ADMINS_ONLY, 404, 409, ...UNREADABLE],
  },
]

/** What administrators do. */
export const ADMIN_OPERATIONS: readonly Operation[] = [
  moderate('subscription', 'Muda a assinatura de um profissional', setSubscriptionBody),
  moderate('verify', 'Verifica um profissional ou retira a verificação', verifyBody),
  moderate('block', 'Bloqueia ou desbloqueia um profissional', blockBody),
  {
    method: 'post',
    path: '/api/admin/users/bulk',
    summary: 'Aplica uma mudança a muitos profissionais, com um resultado para cada um',
    session,
    body: changeManyUsersBody,
    success: { status: 200, body: changedUsers },
    refusals: [...ADMINS_ONLY, ...UNREADABLE],
  },
  {
    method: 'get',
    path: '/api/admin/users/counts',
    summary: 'Quantos profissionais há, e quantos premium, verificados e bloqueados',
    session,
    success: { status: 200, body: userCounts },
    refusals: ADMINS_ONLY,
  },
  {
    method: 'get',
    path: '/api/admin/search',
    summary: 'Como está a busca: quem responde, quantos estão no índice e o que ainda espera',
    session,
    success: { status: 200, body: searchState },
    refusals: ADMINS_ONLY,
  },
  ...BLOG_OPERATIONS,
  ...AUDIT_OPERATIONS,
]
