import type { AdminRow, ChangeManyUsersBody } from '#contract/admin.ts'
import type { UserChange } from '#frontend/api/admin_users.ts'

/** What can be done to the chosen ones: of each pair the change that some of them still lack. */
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
