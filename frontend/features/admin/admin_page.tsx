import { useMembersOnly } from '#frontend/lib/use_members_only.ts'
import { paths } from '#frontend/paths.ts'
import { ErrorState } from '#frontend/ui/error_state.tsx'
import { PageHead } from '#frontend/ui/page_head.tsx'
import { NeedsScripting } from '#frontend/ui/workspace/needs_scripting.tsx'
import { AccessDenied } from './access_denied.tsx'
import { AdminPanel } from './admin_panel.tsx'
import { AdminHeader } from './admin_header.tsx'
import { AdminSkeleton } from './admin_skeleton.tsx'
import '#frontend/ui/workspace/ground.css'
import '#frontend/ui/workspace/workspace.css'
import './admin.css'

export function AdminPage() {
  const { member, hasFailed, tryAgain } = useMembersOnly(paths.login)
  const isDenied = member !== null && member.role !== 'admin'
  return (
    <div className="page-width workspace-page admin">
      <PageHead title="Painel Administrativo" robots="noindex,nofollow" />
      {isDenied ? (
        <AccessDenied />
      ) : (
        <>
          <AdminHeader />
          {!member && <NeedsScripting />}
          {member ? <AdminPanel /> : hasFailed ? <ErrorState onRetry={tryAgain} /> : <AdminSkeleton />}
        </>
      )}
    </div>
  )
}
