import { Badge, Button } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { ShieldX } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, Link } from 'react-router-dom'
import { formatNumber } from '#domain/shared/numbers.ts'
import { adminTodayQuery } from '#frontend/api/audit.ts'
import type { CurrentUser } from '#contract/accounts.ts'
import { useMembersOnly } from '#frontend/lib/screen_guards.ts'
import { paths } from '#frontend/paths.ts'
import { PageHead } from '#frontend/ui/page/page_head.tsx'
import { ErrorState, StatusMessage } from '#frontend/ui/page/status_message.tsx'
import { NeedsScripting } from './needs_scripting.tsx'
import './frame.css'

interface Props {
  title: string
  className?: string
  /** Shown until the viewer is known; as high as the content. */
  skeleton: ReactNode
  children: (administrator: CurrentUser) => ReactNode
}

/** The frame of an administrators' screen: refuses other users, and sends visitors to the login. */
export function AdminFrame({ title, className = '', skeleton, children }: Props) {
  const { member, hasFailed, tryAgain } = useMembersOnly()
  const isDenied = member !== null && member.role !== 'admin'
  return (
    <div className={`page-width workspace-page admin-frame ${className}`}>
      <PageHead title={title} robots="noindex,nofollow" />
      {isDenied ? (
        <AccessDenied />
      ) : (
        <>
          <AdminSections member={member} />
          <h1 className="screen-title">{title}</h1>
          {!member && <NeedsScripting />}
          {member ? children(member) : hasFailed ? <ErrorState onRetry={tryAgain} /> : skeleton}
        </>
      )}
    </div>
  )
}

const SECTIONS = [
  [paths.admin, 'Usuários'],
  [paths.adminVerifications, 'Verificações'],
  [paths.adminReviews, 'Avaliações'],
  [paths.adminBlog, 'Gerenciar Blog'],
  [paths.adminDemand, 'Procura'],
  [paths.adminActivity, 'Atividade'],
] as const

/** Links to all administrators' screens, with the number of what waits there. Scrolls the current section into view if the links are wider than a phone. */
export function AdminSections({ member }: { member: CurrentUser | null }) {
  const { data } = useQuery({ ...adminTodayQuery, enabled: member?.role === 'admin' })
  const waiting: Readonly<Record<string, number>> = data
    ? {
        [paths.adminVerifications]: data.verificationRequests + data.profileClaims,
        [paths.adminReviews]: data.reportedReviews + data.quarantinedReviews,
      }
    : {}
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const here = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (here) nav.current?.scrollTo({ left: here.offsetLeft - nav.current.clientWidth / 2 })
  }, [])
  const { pathname } = useLocation()
  return (
    <nav ref={nav} className="admin-sections" aria-label="Administração">
      {SECTIONS.map(([path, name]) => (
        <Link
          key={path}
          to={path}
          className="admin-section line rigid medium"
          aria-current={path === pathname ? 'page' : undefined}
        >
          <span>{name}</span>
          {waiting[path] ? (
            <Badge className="digits" radius="full">
              {formatNumber(waiting[path])}
            </Badge>
          ) : null}
        </Link>
      ))}
    </nav>
  )
}

/** For users who are not administrators. */
function AccessDenied() {
  return (
    <StatusMessage
      heading="h1"
      live="polite"
      icon={<ShieldX size={28} />}
      title="Acesso Negado"
      description="Você não tem permissão para acessar esta página."
    >
      <Button asChild size="3">
        <Link to={paths.dashboard}>Voltar ao Dashboard</Link>
      </Button>
    </StatusMessage>
  )
}
