import { Button } from '@radix-ui/themes'
import { LogIn, WifiOff } from 'lucide-react'
import { openLogin, useSessionOver } from '#frontend/lib/session_end.ts'
import { useOnline } from '#frontend/lib/use_online.ts'
import { useSessionReturn } from './use_session_return.ts'
import './page_bars.css'

/** What holds for the whole page, under the header: no connection, or a session that is over. */
export function PageBars() {
  const isOnline = useOnline()
  const isSessionOver = useSessionOver()
  useSessionReturn()
  return (
    <div className="page-bars" aria-live="polite">
      {!isOnline && (
        <div className="page-width page-bar">
          <WifiOff size={18} aria-hidden="true" />
          <p>Você está sem conexão. O que já abriu continua aqui.</p>
        </div>
      )}
      {isSessionOver && (
        <div className="page-width page-bar">
          <LogIn size={18} aria-hidden="true" />
          <p>Sua sessão expirou. O que você digitou continua aqui.</p>
          <Button size="2" variant="soft" onClick={openLogin}>
            Entrar de novo
          </Button>
        </div>
      )}
    </div>
  )
}
