import { Button, IconButton } from '@radix-ui/themes'
import { CloudOff, X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useOnline } from '#frontend/lib/use_online.ts'
import '#frontend/ui/page/notices.css'

interface Props {
  lost: string
  /** Closes the notice, which then lies over the end of the page. */
  onGiveUp?: (() => void) | undefined
}

/** Restores the former focus when a focused notice disappears. */
function useFocusBack() {
  const notice = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = notice
    const before = document.activeElement
    return () => {
      if (!current?.contains(document.activeElement)) return
      const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body
      const next = isThere ? before : document.getElementById('conteudo')
      next?.focus({ preventScroll: true })
    }
  }, [])
  return notice
}

/** Says that a part of the page failed to load; other input on the page stays. */
export function FailedImport({ lost, onGiveUp }: Props) {
  const isOnline = useOnline()
  const notice = useFocusBack()
  return (
    <div ref={notice} className="lost-part" data-over={onGiveUp !== undefined} role="alert">
      <CloudOff className="lost-part-icon" size={20} aria-hidden="true" />
      <p className="lost-part-words">
        {`${lost} ${isOnline ? 'O site pode ter sido atualizado.' : 'Você está sem conexão.'}`}
      </p>
      {onGiveUp && (
        <IconButton
          type="button"
          size="2"
          variant="ghost"
          color="gray"
          aria-label="Fechar aviso"
          onClick={onGiveUp}
        >
          <X size={16} aria-hidden="true" />
        </IconButton>
      )}
      <div className="lost-part-buttons">
        <Button type="button" size="2" variant="soft" onClick={() => window.location.reload()}>
          Atualizar a página
        </Button>
      </div>
    </div>
  )
}
