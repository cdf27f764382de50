import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router-dom'
import { followSystemTheme } from '#frontend/lib/theme_choice.ts'
import { ToastOutlet } from '#frontend/ui/toast_provider.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import './root_layout.css'

/** After a move to another screen, the keyboard and the screen reader begin at its content. */
function useFocusOnNavigation() {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

export function RootLayout() {
  const main = useFocusOnNavigation()
  const isMoving = useNavigation().state === 'loading'
  useEffect(() => followSystemTheme(), [])
  return (
    <>
      <a className="skip-link" href="#conteudo">
        Pular para o conteúdo
      </a>
      <div className="navigation-progress" data-moving={isMoving} aria-hidden="true" />
      <div className="root-layout">
        <Header />
        <main id="conteudo" ref={main} tabIndex={-1} className="root-main" aria-busy={isMoving}>
          <Outlet />
        </main>
        <Footer />
      </div>
      <ToastOutlet />
    </>
  )
}
