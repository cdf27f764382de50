import { Button } from '@radix-ui/themes'
import { History, LogIn } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { paths } from '#frontend/paths.ts'
import { useEditor } from '../drafts/editor_context.tsx'

function Notice({ icon, text, children }: { icon: ReactNode; text: string; children: ReactNode }) {
  return (
    <div className="draft-notice" aria-live="polite">
      {icon}
      <p>{text}</p>
      {children}
    </div>
  )
}

/** Says that the session is over, or that an earlier draft was put back, and what can be done about it. */
export function DraftNotices() {
  const { drafts, hasExpired } = useEditor()
  const [isRestoredShown, setRestoredShown] = useState(drafts.wasRestored)
  if (hasExpired)
    return (
      <Notice
        icon={<LogIn size={20} aria-hidden="true" />}
        text="Sua sessão expirou. O que você digitou fica guardado nesta aba: entre de novo e volte a Editar Perfil."
      >
        <Button size="3" variant="soft" asChild>
          <a href={paths.login}>Entrar de novo</a>
        </Button>
      </Notice>
    )
  if (!isRestoredShown) return null
  const discard = () => {
    drafts.dropAll()
    window.location.reload()
  }
  return (
    <Notice
      icon={<History size={20} aria-hidden="true" />}
      text="Recuperamos o que você tinha digitado e ainda não salvou."
    >
      <Button type="button" size="3" variant="soft" onClick={() => setRestoredShown(false)}>
        Continuar
      </Button>
      <Button type="button" size="3" variant="soft" color="gray" onClick={discard}>
        Descartar
      </Button>
    </Notice>
  )
}
