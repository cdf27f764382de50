import type { AdminRow, ChangeManyUsersBody, ChangedUsers } from '#contract/admin.ts'
import type { UserChange } from '#frontend/api/admin_users.ts'
import { countOfProfessionals } from '../handling/user_changes.ts'

/** Returns the possible changes of the selected users: of each pair the one that some still lack. */
export function changesFor(users: readonly AdminRow[]): UserChange[] {
  const areAll = (holds: (user: AdminRow) => boolean) => users.every(holds)
  return [
    { action: 'verify', value: !areAll(({ isVerified }) => isVerified) },
    {
      action: 'subscription',
      value: areAll(({ subscriptionLevel }) => subscriptionLevel === 'premium') ? 'free' : 'premium',
    },
    { action: 'block', value: !areAll(({ blocked }) => blocked) },
  ]
}

/** The request that makes this change to many users. */
export function bulkBody(
  change: UserChange,
  users: readonly AdminRow[],
  reason: string,
): ChangeManyUsersBody {
  return { ...change, ids: users.map(({ id }) => id), ...(reason && { reason }) }
}

type Results = ChangedUsers['results']

/** Returns who is another than before. */
export const changedIds = (results: Results): string[] =>
  results.flatMap((result) => (result.ok && result.isChanged ? [result.id] : []))

/** '2 de 3 profissionais atualizados.' */
export function summaryOf(results: Results): string {
  const done = changedIds(results).length
  const all = countOfProfessionals(results.length)
  const ending = results.length === 1 ? 'atualizado' : 'atualizados'
  return done === results.length ? `${all} ${ending}.` : `${done} de ${all} ${ending}.`
}

/** Failures before successes. */
export function failuresFirst(results: Results): Results {
  return results.toSorted((one, other) => Number(one.ok) - Number(other.ok))
}
