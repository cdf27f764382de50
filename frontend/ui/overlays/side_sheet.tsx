import { IconButton } from '@radix-ui/themes'
import { X } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { CloseOnBack } from './close_on_back.tsx'
import './layers.css'

interface Props {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  /** Stays at the bottom of the sheet while the rest scrolls. */
  footer?: ReactNode
}

/** A panel that slides in from the right, on the native modal dialog, which handles focus, Escape and inertness. */
export function SideSheet({ title, isOpen, onClose, children, footer }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press on the backdrop; Escape does the same
    <dialog
      ref={dialog}
      className="side-sheet"
      aria-labelledby={isOpen ? titleId : undefined}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {isOpen && (
        <div className="side-sheet-frame">
          <CloseOnBack onClose={onClose} />
          <div className="side-sheet-head line between">
            <h2 id={titleId} className="side-sheet-title">
              {title}
            </h2>
            <IconButton size="3" variant="ghost" color="gray" aria-label="Fechar" onClick={onClose}>
              <X size={20} aria-hidden="true" />
            </IconButton>
          </div>
          <div className="side-sheet-body">{children}</div>
          {footer && <div className="side-sheet-foot stack gap-2">{footer}</div>}
        </div>
      )}
    </dialog>
  )
}
