import { Button, IconButton } from '@radix-ui/themes'
import * as Toast from '@radix-ui/react-toast'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { createPortal } from 'react-dom'
import type { ShownToast } from './toast_message.ts'
import './toast_region.css'

const DURATION_MS = 5_000
const SWIPE_THRESHOLD_PX = 50

const ICONS = { success: CircleCheck, error: CircleAlert, neutral: Info }

function ToastBody({ toast }: { toast: ShownToast }) {
  return (
    <div className="toast-words stack gap-1">
      <Toast.Title className="toast-title">{toast.title}</Toast.Title>
      {toast.description && (
        <Toast.Description className="toast-description">{toast.description}</Toast.Description>
      )}
      {toast.action && (
        <Toast.Action altText={toast.action.label} asChild>
          <Button size="2" variant="soft" onClick={toast.action.onSelect}>
            {toast.action.label}
          </Button>
        </Toast.Action>
      )}
      {toast.link && (
        <Toast.Action altText={toast.link.label} asChild>
          <Button size="2" variant="soft" asChild>
            {/* The type of a link is one of media: not the action's 'button'. */}
            <a href={toast.link.to} type={undefined} target="_blank" rel="noopener noreferrer">
              {toast.link.label}
            </a>
          </Button>
        </Toast.Action>
      )}
    </div>
  )
}

interface Props {
  toast: ShownToast
  onClose: () => void
}

/** Five seconds, swipe right by 50 px to dismiss, F8 to reach it from the keyboard; above an open dialog. */
export function ToastRegion({ toast, onClose }: Props) {
  const tone = toast.tone ?? 'neutral'
  const Icon = ICONS[tone]
  return (
    <Toast.Provider
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      label="Aviso"
    >
      <Toast.Root
        key={toast.id}
        className="toast"
        data-tone={tone}
        data-at-foot={toast.isAtFoot}
        type={tone === 'error' ? 'foreground' : 'background'}
        open={toast.isOpen}
        onOpenChange={(isOpen) => !isOpen && onClose()}
      >
        <Icon className="toast-icon" size={20} aria-hidden="true" />
        <ToastBody toast={toast} />
        <Toast.Close asChild>
          <IconButton size="2" variant="ghost" color="gray" aria-label="Fechar aviso">
            <X size={16} aria-hidden="true" />
          </IconButton>
        </Toast.Close>
      </Toast.Root>
      {createPortal(
        <div
          // Stays announced while a dialog makes everything else inert.
          aria-live="off"
          className="radix-themes toast-layer"
          data-accent-color="teal"
          data-gray-color="sage"
          data-radius="large"
          data-scaling="100%"
        >
          <Toast.Viewport className="toast-viewport" hotkey={['F8']} label="Avisos ({hotkey})" />
        </div>,
        document.body,
      )}
    </Toast.Provider>
  )
}
