import { CounterSkeletons } from './counters/counters.tsx'
import { UsersSkeleton } from './list/users_skeleton.tsx'
import { SearchStateSkeleton } from './search_state/search_state_line.tsx'

/** As high as the panel that is still coming. */
export function AdminSkeleton() {
  return (
    <>
      <CounterSkeletons />
      <SearchStateSkeleton />
      <div className="admin-tabs-skeleton" aria-hidden="true" />
      <div className="admin-filters-skeleton" aria-hidden="true" />
      <UsersSkeleton />
    </>
  )
}
