import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import type { AdminRow, ChangeManyUsersBody } from '#contract/admin.ts'
import { HttpError } from '#frontend/lib/http_error.ts'
import { call, callPage } from '#frontend/lib/http.ts'

export interface UsersPage {
  users: AdminRow[]
  total: number
}

export type UserChange =
  | { action: 'subscription'; value: AdminRow['subscriptionLevel'] }
  | { action: 'verify'; value: boolean }
  | { action: 'block'; value: boolean }

const ADMIN = ['administration']
const LISTS = [...ADMIN, '/api/professionals']
const COUNTS = [...ADMIN, '/api/admin/users/counts']

/** Without an administrator's session the same path returns the public list, or refuses our filters. */
const SIGNED_OUT = new HttpError(401, 'Unauthorized', '')
const isForAdmins = (users: readonly object[]): users is AdminRow[] => users.every((user) => 'email' in user)

async function readUsers(query: Readonly<Record<string, string | undefined>>): Promise<UsersPage> {
  const { rows: users, total } = await callPage('GET /api/professionals', { query }).catch(
    (error: unknown) => {
      throw error instanceof HttpError && error.status === 422 ? SIGNED_OUT : error
    },
  )
  if (!isForAdmins(users)) throw SIGNED_OUT
  return { users, total }
}

/** One page of users without administrators; the former page stays while the next one loads. */
export const usersQuery = (query: Readonly<Record<string, string | undefined>>) =>
  queryOptions({
    queryKey: [...LISTS, query],
    queryFn: () => readUsers(query),
    placeholderData: keepPreviousData,
  })

export const userCountsQuery = queryOptions({
  queryKey: COUNTS,
  queryFn: () => call('GET /api/admin/users/counts'),
})

/** Invalidates every list, count and history of users, and the public screens' data. */
export async function forgetUsers(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ type: 'inactive' })
  await queryClient.invalidateQueries({ queryKey: ADMIN })
}

function show(queryClient: QueryClient, changed: readonly AdminRow[]): void {
  const byId = new Map(changed.map((user) => [user.id, user]))
  queryClient.setQueriesData<UsersPage>(
    { queryKey: LISTS },
    (page) => page && { ...page, users: page.users.map((user) => byId.get(user.id) ?? user) },
  )
}

interface OneChange {
  userId: string
  change: UserChange
  reason: string
}

function sendChange({ userId, change: { action, value }, reason }: OneChange): Promise<AdminRow> {
  const why = reason ? { reason } : {}
  if (action === 'subscription') {
    const body = { subscriptionLevel: value, ...why }
    return call('PATCH /api/admin/users/:userId/subscription', { userId, body })
  }
  return action === 'verify'
    ? call('PATCH /api/admin/users/:userId/verify', { userId, body: { verified: value, ...why } })
    : call('PATCH /api/admin/users/:userId/block', { userId, body: { blocked: value, ...why } })
}

/** Changes one user's plan, verification or block. */
export function useChangeUser() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: sendChange,
    onSuccess: (user) => {
      show(queryClient, [user])
      void forgetUsers(queryClient)
    },
  })
}

/** The same for many users, or its undoing; returns the outcome of each. */
export function useChangeManyUsers({ isUndo = false } = {}) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ChangeManyUsersBody) =>
      call(isUndo ? 'POST /api/admin/users/bulk/undo' : 'POST /api/admin/users/bulk', { body }),
    onSuccess: ({ results }) => {
      show(
        queryClient,
        results.flatMap((result) => (result.ok ? [result.user] : [])),
      )
      void forgetUsers(queryClient)
    },
  })
}
