import { Button, IconButton } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import { Menu, Heart } from 'lucide-react'
import { useState } from 'react'
import { type Greeted, useCurrentUser } from '#frontend/api/session.ts'
import { useAskedFor } from '#frontend/lib/screen_guards.ts'
import { startPathOf } from '#frontend/lib/start_path.ts'
import { paths } from '#frontend/paths.ts'
import { BrandLogo } from '#frontend/ui/page/brand_logo.tsx'
import { lazyPart } from '#frontend/loading/lazy_part.tsx'
import { SideSheet } from '#frontend/ui/overlays/side_sheet.tsx'
import { readStored, SENT_LEADS } from '#frontend/lib/device_storage.ts'
import { useInBrowser } from '#frontend/lib/use_hydrated.ts'
import { useDeviceLists } from '#frontend/lib/device_lists.ts'
import { accountLinksOf } from './account_links.ts'
import { useLeave } from './use_leave.ts'
import './root_layout.css'

const FavouritesDrawer = lazyPart({
  lost: 'Não conseguimos abrir os seus profissionais.',
  load: async () => (await import('./favourites_drawer.tsx')).FavouritesDrawer,
})

const OnThisDevice = lazyPart({ load: async () => (await import('./on_this_device.tsx')).OnThisDevice })

/** Opens this device's lists, and shows the number of favourites. */
function FavouritesButton() {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const { favourites } = useDeviceLists()
  const hasSentLeads = useInBrowser(() => readStored(SENT_LEADS) !== null, false)
  const close = () => setState('closed')
  return (
    <>
      {(hasSentLeads || favourites.length > 0) && <OnThisDevice />}
      <IconButton
        className="header-favourites"
        size="3"
        variant="ghost"
        color="gray"
        aria-label={favourites.length > 0 ? `Favoritos e vistos: ${favourites.length}` : 'Favoritos e vistos'}
        aria-haspopup="dialog"
        onPointerEnter={() => void FavouritesDrawer.fetch()}
        onClick={() => setState('open')}
      >
        <Heart size={22} aria-hidden="true" />
        {favourites.length > 0 && (
          <span className="header-count semibold" aria-hidden="true">
            {favourites.length}
          </span>
        )}
      </IconButton>
      {state !== 'unused' && <FavouritesDrawer isOpen={state === 'open'} onClose={close} onGiveUp={close} />}
    </>
  )
}

function VisitorFoot({ onLeave }: { onLeave: () => void }) {
  const askedFor = useAskedFor()
  return (
    <Button size="4" asChild>
      <Link to={paths.login} state={askedFor} onClick={onLeave}>
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
  { label: 'Meus pedidos', to: paths.sentLeads },
]

/** The header's links in a side sheet, for narrow screens. */
function MobileMenu({ user, isOpen, onClose }: Props) {
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
              <Link className="mobile-menu-link line medium" to={to} onClick={onClose}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </SideSheet>
  )
}

const AccountMenu = lazyPart({ load: async () => (await import('./account_menu.tsx')).AccountMenu })

/** A link to the account's start page, until its menu is loaded. */
function AccountLink({ user }: { user: Greeted }) {
  return (
    <Link className="header-link medium" to={startPathOf(user)}>
      {user.name}
    </Link>
  )
}

function VisitorLinks() {
  const askedFor = useAskedFor()
  return (
    <>
      <Link className="header-link medium" to={paths.registerProfessional}>
        É profissional da saúde?
      </Link>
      <Button size="3" variant="soft" asChild>
        <Link to={paths.login} state={askedFor}>
          Entrar
        </Link>
      </Button>
    </>
  )
}

/** The same for everyone in the server's HTML; the session is read after hydration. */
export function Header() {
  const user = useCurrentUser()
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <header className="header">
      <div className="page-width header-row line between gap-4">
        <Link className="plain-link header-home" to={paths.home}>
          <BrandLogo />
          <span className="visually-hidden">, página inicial</span>
        </Link>
        <nav className="header-nav middle gap-5" aria-label="Principal">
          <Link className="header-link medium" to={paths.blog}>
            Blog
          </Link>
          {user ? <AccountMenu user={user} fallback={<AccountLink user={user} />} /> : <VisitorLinks />}
        </nav>
        <FavouritesButton />
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
