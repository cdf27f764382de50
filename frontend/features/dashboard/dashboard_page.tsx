import { useMembersOnly } from '#frontend/lib/use_members_only.ts'
import { paths } from '#frontend/paths.ts'
import { ErrorState } from '#frontend/ui/error_state.tsx'
import { PageHead } from '#frontend/ui/page_head.tsx'
import { NeedsScripting } from '#frontend/ui/workspace/needs_scripting.tsx'
import { Dashboard } from './dashboard.tsx'
import { DashboardSkeleton } from './dashboard_skeleton.tsx'
import '#frontend/ui/workspace/ground.css'
import '#frontend/ui/workspace/workspace.css'
import './dashboard.css'

export function DashboardPage() {
  const { member, hasFailed, tryAgain } = useMembersOnly(paths.login)
  return (
    <div className="page-width workspace-page dashboard">
      <PageHead title="Meu Dashboard" robots="noindex,nofollow" />
      <h1 className="dashboard-title">Meu Dashboard</h1>
      {member ? (
        <Dashboard member={member} />
      ) : hasFailed ? (
        <ErrorState onRetry={tryAgain} />
      ) : (
        <>
          <NeedsScripting />
          <DashboardSkeleton />
        </>
      )}
    </div>
  )
}
