import { Button } from '@radix-ui/themes'
import { useQueryClient } from '@tanstack/react-query'
import { LogIn, LogOut, WifiOff } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Outlet, useLocation, useNavigation, Link } from 'react-router-dom'
import type { CurrentUser } from '#contract/accounts.ts'
import { countContact } from '#frontend/api/contact_counts.ts'
import { currentUserOptions, readCurrentUser, showAccount, useEndSession } from '#frontend/api/session.ts'
import {
  hasSignedInFlag,
  isSignedInAs,
  onAccountChange,
  openLogin,
  type EndedElsewhere,
  isTakenAway,
  useSessionEnd,
} from '#frontend/lib/session_end.ts'
import { isMembersPath, startPathOf } from '#frontend/lib/start_path.ts'
import { useOnline } from '#frontend/lib/use_online.ts'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { useSettings } from '#frontend/lib/site_context.tsx'
import { readThemeChoice, rememberThemeChoice, type ThemeChoice } from '#frontend/lib/theme_choice.ts'
import { useHydrated } from '#frontend/lib/use_hydrated.ts'
import { paths } from '#frontend/paths.ts'
import { Drawing } from '#frontend/ui/page/drawing.tsx'
import { SupportLink } from '#frontend/ui/page/support_link.tsx'
import { StatusMessage } from '#frontend/ui/page/status_message.tsx'
import { BrandLogo } from '#frontend/ui/page/brand_logo.tsx'
import { Header } from './header.tsx'
import './root_layout.css'

const CHOICES = [
  { choice: 'light', label: 'Claro', icon: 'sun' },
  { choice: 'dark', label: 'Escuro', icon: 'moon' },
  { choice: 'system', label: 'Automático', icon: 'monitor' },
] as const

/** Chooses light, dark or the system's setting; stored in this browser. */
function ThemeSwitch() {
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<ThemeChoice | null>(null)
  const current = chosen ?? (isHydrated ? readThemeChoice() : 'system')
  const choose = (choice: ThemeChoice) => {
    rememberThemeChoice(choice)
    setChosen(choice)
  }
  return (
    <fieldset className="theme-switch">
      <legend className="footer-title small semibold">Aparência</legend>
      <div className="theme-switch-row">
        {CHOICES.map(({ choice, label, icon }) => (
          <label key={choice} className="theme-switch-choice quiet small">
            <input
              className="theme-switch-input"
              type="radio"
              name="aparencia"
              checked={current === choice}
              onChange={() => choose(choice)}
            />
            <Drawing name={icon} size={16} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const COUNCILS = [
  { label: 'Conselho Federal de Medicina (CFM)', to: 'https://portal.cfm.org.br/' },
  { label: 'Conselho Federal de Odontologia (CFO)', to: 'https://website.cfo.org.br/' },
  { label: 'Conselho Federal de Psicologia (CFP)', to: 'https://site.cfp.org.br/' },
]

const ABOUT_US = [
  { label: 'Termos de Uso', to: paths.terms },
  { label: 'Política de Privacidade', to: paths.privacy },
  { label: 'Acessibilidade', to: paths.accessibility },
]
const CONTENTS = [
  { label: 'Especialidades', to: paths.specialties },
  { label: 'Blog', to: paths.blog },
  { label: 'Meus pedidos', to: paths.sentLeads },
]

interface FooterLinksProps {
  id: string
  title: string
  links: readonly { label: string; to: string }[]
}

/** A heading of the footer with its links; links to other sites open a new tab. */
function FooterLinks({ id, title, links }: FooterLinksProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="footer-title small semibold">
        {title}
      </h2>
      <ul className="plain-list stack gap-1">
        {links.map(({ label, to }) => (
          <li key={to}>
            {to.startsWith('https:') ? (
              <a className="footer-link quiet" href={to} rel="noopener noreferrer" target="_blank">
                {label}
                <span className="visually-hidden"> (abre em nova aba)</span>
              </a>
            ) : (
              <Link className="footer-link quiet" to={to}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Footer() {
  const { supportEmail } = useSettings()
  const writeToUs = { label: 'Fale conosco', to: `mailto:${supportEmail}` }
  return (
    <footer className="footer">
      <div className="page-width footer-grid stack gap-6">
        <div className="footer-about">
          <BrandLogo />
          <p className="footer-text quiet">
            Encontre profissionais de saúde perto de você. Gratuito para pacientes: o contato e o agendamento
            são feitos direto com o profissional.
          </p>
        </div>
        <FooterLinks id="conselhos" title="Conselhos federais" links={COUNCILS} />
        <FooterLinks id="institucional" title="Institucional" links={[...ABOUT_US, writeToUs, ...CONTENTS]} />
        <ThemeSwitch />
      </div>
      <div className="page-width footer-foot quiet small">
        As informações deste site não substituem uma consulta. Em uma emergência, ligue para o SAMU: 192.
      </div>
    </footer>
  )
}

/** Elements that can take over the focus: groups, lists or sections with content. */
const GOES_ON = 'li, ul, ol, form, fieldset, search, section, [role], main'

function ancestorsOf(element: Element): Element[] {
  const found = []
  for (let each = element.parentElement; each; each = each.parentElement) found.push(each)
  return found
}

function focusQuietly(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Returns whether the focus is lost because its element was removed. */
const isNowhere = () => document.activeElement === null || document.activeElement === document.body

/**
 * When the focused element is removed (a filter's chip, a finished button), focuses the nearest remaining ancestor, so
 * that keyboard users continue there and not at the top of the page. Waits first for code that moves the focus itself,
 * such as a closing dialog.
 */
function useFocusRecovery(): void {
  useEffect(() => {
    let last: Element | null = null
    let around: Element[] = []
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      last = target
      around = ancestorsOf(target)
    }
    const goOn = () => {
      if (!last || last.isConnected || !isNowhere()) return
      const next = around.find((each) => each.checkVisibility() && each.matches(GOES_ON))
      if (next instanceof HTMLElement) focusQuietly(next)
    }
    const watch = new MutationObserver(() => {
      if (last && !last.isConnected && isNowhere()) setTimeout(goOn)
    })
    document.addEventListener('focusin', remember)
    watch.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      watch.disconnect()
    }
  }, [])
}

const noticeOf = (end: EndedElsewhere) =>
  end === 'left'
    ? {
        title: 'Você saiu',
        description: 'A conta foi fechada em outra aba. O que você digitou continua nesta.',
      }
    : {
        title: `Agora está aberta a conta de ${end.other.name}`,
        description: 'Alguém entrou com ela em outra aba. Nada da conta de antes aparece mais aqui.',
      }

/**
 * Keeps all tabs with the account that is open in the browser: empties the screens once another tab leaves the account
 * or enters another one, and continues where one was once the same person has logged in again.
 */
function useSessionElsewhere(): void {
  const end = useSessionEnd()
  const { pathname } = useLocation()
  const queryClient = useQueryClient()
  const endSession = useEndSession()
  const toast = useToast()
  const goOn = async (user: CurrentUser) => {
    showAccount(queryClient, user)
    toast({ title: 'Você entrou de novo', description: 'Pode continuar de onde parou.', tone: 'success' })
    await queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
  }
  const look = useEffectEvent(async () => {
    const shown = queryClient.getQueryData(currentUserOptions.queryKey)
    if (!shown || (!end && isSignedInAs(shown.id))) return
    const user = await readCurrentUser().catch(() => (hasSignedInFlag() ? undefined : null))
    if (user === undefined) return
    if (user?.id === shown.id) return end ? goOn(user) : showAccount(queryClient, user)
    if (!user && end && (end === 'left' || !isTakenAway(end))) return
    const next = user ? { other: user } : 'left'
    endSession(next)
    const { title, description } = noticeOf(next)
    toast(isMembersPath(pathname) ? { title } : { title, description })
  })
  useEffect(() => onAccountChange(() => void look()), [])
  const overHere = isTakenAway(end) && !isMembersPath(pathname) ? end : null
  useEffect(() => {
    if (overHere) showAccount(queryClient, overHere === 'left' ? null : overHere.other)
  }, [overHere, queryClient])
}

/** Stands in place of a screen whose account was left, or replaced by another one, in another tab. */
function AccountGone({ end }: { end: EndedElsewhere }) {
  useEffect(() => {
    const place = window.scrollY
    window.scrollTo(0, 0)
    return () => window.scrollTo(0, place)
  }, [])
  return (
    <StatusMessage {...noticeOf(end)} heading="h1" live="polite" icon={<LogOut size={28} />}>
      {end === 'left' ? (
        <Button size="3" onClick={openLogin}>
          Entrar de novo
        </Button>
      ) : (
        <Button size="3" onClick={() => window.location.assign(startPathOf(end.other))}>
          Abrir essa conta
        </Button>
      )}
    </StatusMessage>
  )
}

/** Notices for the whole page, below the header: no connection, or the session has ended. */
function PageBars() {
  const isOnline = useOnline()
  const end = useSessionEnd()
  useSessionElsewhere()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold no button
    <div className="page-bars" role="status">
      {!isOnline && (
        <div className="page-width page-bar middle gap-3 small">
          <WifiOff size={18} aria-hidden="true" />
          <p>Você está sem conexão. O que já abriu continua aqui.</p>
        </div>
      )}
      {end === 'expired' && (
        <div className="page-width page-bar middle gap-3 small">
          <LogIn size={18} aria-hidden="true" />
          <p>Sua sessão expirou. O que você digitou continua aqui.</p>
          <Button size="2" variant="soft" onClick={openLogin}>
            Entrar de novo
          </Button>
        </div>
      )}
      {end === 'blocked' && (
        <div className="page-width page-bar middle gap-3 small">
          <LogOut size={18} aria-hidden="true" />
          <p>
            Esta conta está bloqueada. Copie o que digitou e fale com o suporte: <SupportLink />.
          </p>
        </div>
      )}
    </div>
  )
}

/** Focuses the content after a navigation, for keyboard and screen reader. */
function useFocusOnNavigation() {
  const { pathname, state } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    if (!asksToKeepFocus(state)) main.current?.focus({ preventScroll: true })
  }, [pathname, state])
  return main
}

/** A filter whose choices are links navigates with `state: { keepsFocus: true }`. */
function asksToKeepFocus(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsFocus' in state && state.keepsFocus === true
}

/** Counts clicks on contact links anywhere. */
function useCountedContacts(): void {
  useEffect(() => {
    document.addEventListener('click', countContact)
    return () => document.removeEventListener('click', countContact)
  }, [])
}

export function RootLayout() {
  const main = useFocusOnNavigation()
  useFocusRecovery()
  useCountedContacts()
  const isMoving = useNavigation().state === 'loading'
  const end = useSessionEnd()
  const gone = isTakenAway(end) && end
  return (
    <>
      <a className="skip-link semibold" href="#conteudo">
        Pular para o conteúdo
      </a>
      <div className="navigation-progress" data-moving={isMoving} aria-hidden="true" />
      <div className="root-layout">
        <Header />
        <PageBars />
        <main
          id="conteudo"
          ref={main}
          tabIndex={-1}
          className="root-main"
          aria-busy={isMoving}
          data-emptied={Boolean(gone)}
        >
          {gone && <AccountGone end={gone} />}
          <Outlet />
        </main>
        <Footer />
      </div>
    </>
  )
}
