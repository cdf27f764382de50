import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router-dom'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PageBars } from './page_bars.tsx'
import { useFocusKept } from './use_focus_kept.ts'
import './root_layout.css'

/** After a move to another screen, the keyboard and the screen reader begin at its content. */
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

/** A filter whose choices have addresses of their own navigates with `state: { keepsFocus: true }`. */
function asksToKeepFocus(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsFocus' in state && state.keepsFocus === true
}

export function RootLayout() {
  const main = useFocusOnNavigation()
  useFocusKept()
  const isMoving = useNavigation().state === 'loading'
  return (
    <>
      <a className="skip-link" href="#conteudo">
        Pular para o conteúdo
      </a>
      <div className="navigation-progress" data-moving={isMoving} aria-hidden="true" />
      <div className="root-layout">
        <Header />
        <PageBars />
        <main id="conteudo" ref={main} tabIndex={-1} className="root-main" aria-busy={isMoving}>
          <Outlet />
        </main>
        <Footer />
      </div>
    </>
  )
}
