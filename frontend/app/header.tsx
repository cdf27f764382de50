import { Menu } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type Greeted, useCurrentUser } from '#frontend/api/session.ts'
import { startPathOf } from '#frontend/lib/start_path.ts'
import { paths } from '#frontend/paths.ts'
import { BrandLogo } from '#frontend/ui/brand_logo.tsx'
import { lazyPart } from '#frontend/ui/lazy_part.tsx'
import { Button, IconButton } from '#frontend/ui/radix_markup.ts'
import { KeptButton } from './kept_button.tsx'
import './header.css'

const AccountMenu = lazyPart({ load: async () => (await import('./account_menu.tsx')).AccountMenu })
const MobileMenu = lazyPart({
  lost: 'Não conseguimos abrir o menu.',
  load: async () => (await import('./mobile_menu.tsx')).MobileMenu,
})

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
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused')
  const closeMenu = () => setMenu('closed')
  return (
    <header className="header">
      <div className="page-width header-row">
        <Link className="plain-link header-home" to={paths.home}>
          <BrandLogo />
          <span className="visually-hidden">, página inicial</span>
        </Link>
        <nav className="header-nav" aria-label="Principal">
          <Link className="header-link" to={paths.blog}>
            Blog
          </Link>
          {user ? <AccountMenu user={user} fallback={<AccountLink user={user} />} /> : <VisitorLinks />}
        </nav>
        <KeptButton />
        <IconButton
          className="header-menu-button"
          size="3"
          variant="ghost"
          color="gray"
          aria-label="Abrir menu"
          aria-haspopup="dialog"
          onPointerEnter={() => void MobileMenu.fetch()}
          onFocus={() => void MobileMenu.fetch()}
          onClick={() => setMenu('open')}
        >
          <Menu size={24} aria-hidden="true" />
        </IconButton>
      </div>
      {menu !== 'unused' && (
        <MobileMenu user={user} isOpen={menu === 'open'} onClose={closeMenu} onGiveUp={closeMenu} />
      )}
    </header>
  )
}
