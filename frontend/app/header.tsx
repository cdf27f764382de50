import { Button, IconButton } from '@radix-ui/themes'
import { Menu } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useCurrentUser, type Greeted } from '#frontend/api/session.ts'
import { startPathOf } from '#frontend/lib/start_path.ts'
import { paths } from '#frontend/paths.ts'
import { BrandLogo } from '#frontend/ui/brand_logo.tsx'
import { lazyPart } from '#frontend/ui/lazy_part.tsx'
import { MobileMenu } from './mobile_menu.tsx'
import './header.css'

const AccountMenu = lazyPart({ load: async () => (await import('./account_menu.tsx')).AccountMenu })

/** Where the account begins, until its menu is there. */
function AccountLink({ user }: { user: Greeted }) {
  return (
    <Link className="header-link" to={startPathOf(user)}>
      {user.name}
    </Link>
  )
}

function VisitorLinks() {
  return (
    <>
      <Link className="header-link" to={paths.registerProfessional}>
        É profissional da saúde?
      </Link>
      <Button size="3" variant="soft" asChild>
        <Link to={paths.login}>Entrar</Link>
      </Button>
    </>
  )
}

/** Looks the same for everyone in the server's HTML; who is logged in is asked after hydration. */
export function Header() {
  const user = useCurrentUser()
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <header className="header">
      <div className="page-width header-row">
        <Link className="plain-link header-home" to={paths.home}>
          <BrandLogo />
          <span className="visually-hidden">, página inicial</span>
        </Link>
        <nav className="header-nav" aria-label="Principal">
          {user ? <AccountMenu user={user} fallback={<AccountLink user={user} />} /> : <VisitorLinks />}
        </nav>
        <IconButton
          className="header-menu-button"
          size="3"
          variant="ghost"
          color="gray"
          aria-label="Abrir menu"
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
        >
          <Menu size={24} aria-hidden="true" />
        </IconButton>
      </div>
      <MobileMenu user={user} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
    </header>
  )
}
