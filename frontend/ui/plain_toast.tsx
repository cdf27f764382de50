import { Button, IconButton } from '@radix-ui/themes'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { TOAST_DURATION_MS, type ShownToast } from './toast_message.ts'
import './toast_region.css'

interface Props {
  toast: ShownToast
  onClose: () => void
}

const openDialogs = () => document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]')

/** Hears Escape before a dialog under the toast does, so that the first press closes the toast alone; a dialog that was opened after the toast lies over it. */
function onEscape(close: () => void): () => void {
  const under = new Set(openDialogs())
  const listen = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || [...openDialogs()].some((dialog) => !under.has(dialog))) return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  window.addEventListener('keydown', listen, { capture: true })
  return () => window.removeEventListener('keydown', listen, { capture: true })
}

/** The toast without its library, which is always at hand: it says the same and goes as soon, but is not swiped. */
export function PlainToast({ toast, onClose }: Props) {
  const { title, description, action, tone, isOpen } = toast
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const timer = setTimeout(() => close(), TOAST_DURATION_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!isOpen) return undefined
    return onEscape(() => close())
  }, [isOpen])
  if (!isOpen) return null
  return (
    <section className="toast-layer" aria-label="Avisos">
      <ol className="toast-viewport">
        <li className="toast" data-plain data-tone={tone}>
          <div className="toast-words" role={tone === 'error' ? 'alert' : 'status'}>
            <p className="toast-title">{title}</p>
            {description && <p className="toast-description">{description}</p>}
            {action && (
              <Button
                size="2"
                variant="soft"
                onClick={() => {
                  action.onSelect()
                  onClose()
                }}
              >
                {action.label}
              </Button>
            )}
          </div>
          <IconButton size="2" variant="ghost" color="gray" aria-label="Fechar aviso" onClick={onClose}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        </li>
      </ol>
    </section>
  )
}
