import { Button } from '@radix-ui/themes'
import { History, LogIn } from 'lucide-react'
import { useState } from 'react'
import { paths } from '#frontend/paths.ts'
import { DraftNotice } from '#frontend/ui/workspace/drafts/draft_notice.tsx'
import { useEditor } from '../drafts/editor_context.tsx'

/** Says that the session is over, or that an earlier draft was put back, and what can be done about it. */
export function DraftNotices() {
  const { drafts, hasExpired } = useEditor()
  const [isRestoredShown, setRestoredShown] = useState(drafts.wasRestored)
  if (hasExpired)
    return (
      <DraftNotice
        icon={<LogIn size={20} aria-hidden="true" />}
        text="Sua sessão expirou. O que você digitou fica guardado nesta aba: entre de novo para continuar."
      >
        <Button size="3" variant="soft" asChild>
          <a href={paths.login}>Entrar de novo</a>
        </Button>
      </DraftNotice>
    )
  if (!isRestoredShown) return null
  const discard = () => {
    drafts.dropAll()
    window.location.reload()
  }
  return (
    <DraftNotice
      icon={<History size={20} aria-hidden="true" />}
      text="Recuperamos o que você tinha digitado e ainda não salvou."
    >
      <Button type="button" size="3" variant="soft" onClick={() => setRestoredShown(false)}>
        Continuar
      </Button>
      <Button type="button" size="3" variant="soft" color="gray" onClick={discard}>
        Descartar
      </Button>
    </DraftNotice>
  )
}
