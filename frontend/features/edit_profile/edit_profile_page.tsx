import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import type { CurrentUser } from '#contract/accounts.ts'
import { ownProfileQuery } from '#frontend/api/own_profile.ts'
import { useMembersOnly } from '#frontend/lib/use_members_only.ts'
import { paths } from '#frontend/paths.ts'
import { ErrorState } from '#frontend/ui/error_state.tsx'
import { PageHead } from '#frontend/ui/page_head.tsx'
import { BackLink } from '#frontend/ui/workspace/back_link.tsx'
import { NeedsScripting } from '#frontend/ui/workspace/needs_scripting.tsx'
import '#frontend/ui/workspace/ground.css'
import { EditorProvider } from './drafts/editor_context.tsx'
import { Editor } from './editor.tsx'
import { EditorSkeleton } from './editor_skeleton.tsx'
import './edit_profile_page.css'

function OwnEditor({ id }: { id: string }) {
  const { data, isError, refetch } = useQuery(ownProfileQuery(id))
  if (isError) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <EditorSkeleton />
  return (
    <EditorProvider professionalId={id}>
      <Editor profile={data} />
    </EditorProvider>
  )
}

function Heading({ member }: { member: CurrentUser | null }) {
  return (
    <header className="editor-head">
      <BackLink to={paths.dashboard} />
      <div className="editor-head-row">
        <h1>Editar perfil</h1>
        {member && member.role !== 'admin' && (
          <a className="back-link" href={paths.profile(member.slug)} target="_blank" rel="noreferrer">
            Ver perfil público
            <ExternalLink size={16} aria-hidden="true" />
            <span className="visually-hidden"> (abre em nova aba)</span>
          </a>
        )}
      </div>
    </header>
  )
}

/** Everything that a professional shows of themselves, in one place. */
export function EditProfilePage() {
  const { member, hasFailed, tryAgain } = useMembersOnly(paths.home)
  return (
    <div className="page-width workspace-page edit-profile">
      <PageHead title="Editar perfil" robots="noindex,nofollow" />
      <Heading member={member} />
      {hasFailed && <ErrorState onRetry={tryAgain} />}
      {!hasFailed && !member && (
        <>
          <NeedsScripting />
          <EditorSkeleton />
        </>
      )}
      {member && <OwnEditor key={member.id} id={member.id} />}
    </div>
  )
}
