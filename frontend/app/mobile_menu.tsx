import { Link } from 'react-router-dom'
import type { Greeted } from '#frontend/api/session.ts'
import { paths } from '#frontend/paths.ts'
import { Button } from '#frontend/ui/radix_markup.ts'
import { SideSheet } from '#frontend/ui/side_sheet.tsx'
import { accountLinksOf } from './account_links.ts'
import { useLeave } from './use_leave.ts'

function VisitorFoot({ onLeave }: { onLeave: () => void }) {
  return (
    <Button size="4" asChild>
      <Link to={paths.login} onClick={onLeave}>
        Entrar
      </Link>
    </Button>
  )
}

function MemberFoot({ onLeave }: { onLeave: () => void }) {
  const leave = useLeave()
  return (
    <Button
      size="4"
      variant="soft"
      color="gray"
      onClick={() => {
        onLeave()
        leave()
      }}
    >
      Sair
    </Button>
  )
}

interface Props {
  user: Greeted | null
  isOpen: boolean
  onClose: () => void
}

const EVERYWHERE = [
  { label: 'Especialidades', to: paths.specialties },
  { label: 'Blog', to: paths.blog },
]

/** The header's links again, in a side sheet for narrow screens. */
export function MobileMenu({ user, isOpen, onClose }: Props) {
  const links = user
    ? accountLinksOf(user)
    : [{ label: 'É profissional da saúde?', to: paths.registerProfessional }]
  return (
    <SideSheet
      title={user?.name ?? 'Menu'}
      isOpen={isOpen}
      onClose={onClose}
      footer={user ? <MemberFoot onLeave={onClose} /> : <VisitorFoot onLeave={onClose} />}
    >
      <nav aria-label="Menu">
        <ul className="plain-list mobile-menu">
          {[...links, ...EVERYWHERE].map(({ label, to }) => (
            <li key={to}>
              <Link className="mobile-menu-link" to={to} onClick={onClose}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </SideSheet>
  )
}
