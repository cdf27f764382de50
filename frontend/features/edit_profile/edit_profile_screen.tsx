import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import type { Screen } from '#frontend/lib/screen.ts'
import type { CurrentUser } from '#contract/accounts.ts'
import { ownProfileQuery } from '#frontend/api/own_profile.ts'
import { useMembersOnly } from '#frontend/lib/screen_guards.ts'
import { paths } from '#frontend/paths.ts'
import { ErrorState } from '#frontend/ui/status_message.tsx'
import { PageHead } from '#frontend/ui/page_head.tsx'
import { BackLink } from '#frontend/ui/workspace/back_link.tsx'
import { NeedsScripting } from '#frontend/ui/workspace/needs_scripting.tsx'
import { EditorProvider } from './editor_context.tsx'
import { Editor } from './editor.tsx'
import '#frontend/ui/workspace/frame.css'
import './edit_profile.css'

export function screen(): Screen {
  return { Component: EditProfilePage }
}

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

/** The editor of the whole public profile. */
function EditProfilePage() {
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

const SKELETON_SECTIONS = [
  { name: 'basic', fields: 6 },
  { name: 'about', fields: 2 },
]

function FieldSkeleton() {
  return (
    <span>
      <span className="skeleton-bar" data-width="short" />
      <span className="skeleton-bar editor-skeleton-control" />
    </span>
  )
}

/** As high as the editor while the profile loads. */
function EditorSkeleton() {
  return (
    <div className="editor" aria-busy="true">
      <p className="visually-hidden">Carregando o seu perfil…</p>
      <div className="section-list editor-skeleton-list" aria-hidden="true">
        <span className="skeleton-bar" data-width="medium" />
        {[1, 2, 3, 4].map((line) => (
          <span key={line} className="skeleton-bar" data-width="long" />
        ))}
      </div>
      <div className="editor-sections" aria-hidden="true">
        {SKELETON_SECTIONS.map(({ name, fields }) => (
          <div key={name} className="editor-section">
            <span className="skeleton-bar editor-skeleton-title" data-width="short" />
            <div className="editor-fields">
              {Array.from({ length: fields }, (_, field) => (
                <FieldSkeleton key={field} />
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className="card-preview editor-skeleton-preview" aria-hidden="true">
        <span className="skeleton-bar" data-width="medium" />
        <span className="editor-section" />
      </div>
    </div>
  )
}
