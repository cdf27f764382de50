import { CounterSkeletons } from './counters/counters.tsx'
import { UsersSkeleton } from './list/users_skeleton.tsx'

/** As high as the panel that is still coming. */
export function AdminSkeleton() {
  return (
    <>
      <CounterSkeletons />
      <div className="admin-tabs-skeleton" aria-hidden="true" />
      <div className="admin-filters-skeleton" aria-hidden="true" />
      <UsersSkeleton />
    </>
  )
}
