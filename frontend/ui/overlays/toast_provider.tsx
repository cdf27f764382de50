import { Button, IconButton } from '@radix-ui/themes'
import { X } from 'lucide-react'
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { lazyPart } from '#frontend/loading/lazy_part.tsx'
import { type ShownToast, TOAST_DURATION_MS, type ToastMessage } from './toast_message.ts'
import './toast_region.css'

interface Props {
  toast: ShownToast
  onClose: () => void
}

const openDialogs = () => document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]')

/**
 * Handles Escape before a dialog below the toast, so that the first press closes only the toast; a dialog opened after
 * the toast comes first.
 */
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

/** The toast without its library: same text and duration, but it cannot be swiped. */
function PlainToast({ toast, onClose }: Props) {
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
          <div className="toast-words stack gap-1" role={tone === 'error' ? 'alert' : 'status'}>
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

interface Toasts {
  toast: ShownToast | null
  show: (message: ToastMessage) => void
  close: () => void
}

const REMOVAL_DELAY_MS = 1_000_000

const ShowToastContext = createContext<(message: ToastMessage) => void>(() => undefined)
const ToastsContext = createContext<Toasts | null>(null)
const ToastRegion = lazyPart({ load: async () => (await import('./toast_region.tsx')).ToastRegion })

/** Shows a short message: `toast({ title: 'Avaliação enviada', tone: 'success' })`. A new one replaces the last. */
export const useToast = () => use(ShowToastContext)

function useToasts(): Toasts {
  const [toast, setToast] = useState<ShownToast | null>(null)
  const shown = useRef<ToastMessage | null>(null)
  const replace = useCallback((message: ToastMessage | null) => {
    const gone = shown.current
    shown.current = message
    gone?.onGone?.()
  }, [])
  const show = useCallback(
    (message: ToastMessage) => {
      replace(message)
      setToast((last) => ({ ...message, id: (last?.id ?? 0) + 1, isOpen: true }))
    },
    [replace],
  )
  const close = useCallback(() => {
    replace(null)
    setToast((last) => last && { ...last, isOpen: false })
  }, [replace])
  const closedId = toast && !toast.isOpen ? toast.id : null
  useEffect(() => {
    if (closedId === null) return undefined
    const forget = () => setToast((last) => (last?.id === closedId ? null : last))
    const timer = setTimeout(forget, REMOVAL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [closedId])
  return useMemo(() => ({ toast, show, close }), [toast, show, close])
}

/** Holds the only visible toast. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const toasts = useToasts()
  return (
    <ShowToastContext value={toasts.show}>
      <ToastsContext value={toasts}>{children}</ToastsContext>
    </ShowToastContext>
  )
}

/** Loads the library at the first press or key: an action with a toast may follow. */
function useRegionInTime(): void {
  useEffect(() => {
    const events = ['pointerdown', 'keydown']
    const fetch = () => {
      void ToastRegion.fetch()
      stop()
    }
    const stop = () => events.forEach((event) => window.removeEventListener(event, fetch))
    for (const event of events) window.addEventListener(event, fetch)
    return stop
  }, [])
}

/** Where toasts appear; a plain one until the library is loaded. */
export function ToastOutlet() {
  const toasts = use(ToastsContext)
  const id = toasts?.toast?.id
  useRegionInTime()
  useEffect(() => {
    if (id !== undefined) void ToastRegion.fetch()
  }, [id])
  if (!toasts?.toast) return null
  const { toast, close } = toasts
  return (
    <ToastRegion
      toast={toast}
      onClose={close}
      fallback={<PlainToast key={toast.id} toast={toast} onClose={close} />}
    />
  )
}
