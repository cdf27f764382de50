import {
  Suspense,
  createContext,
  lazy,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'

export interface ToastMessage {
  title: string
  description?: string
  /** `error` interrupts a screen reader, the others wait for it. */
  tone?: 'success' | 'error' | 'neutral'
  action?: { label: string; onSelect: () => void }
  /** Called once the toast is no longer shown: its time is over, it was closed, or another took its place. */
  onGone?: () => void
}

export interface ShownToast extends ToastMessage {
  id: number
  isOpen: boolean
}

interface Toasts {
  toast: ShownToast | null
  show: (message: ToastMessage) => void
  close: () => void
}

const REMOVAL_DELAY_MS = 1_000_000

const ShowToastContext = createContext<(message: ToastMessage) => void>(() => undefined)
const ToastsContext = createContext<Toasts | null>(null)
const ToastRegion = lazy(() => import('./toast_region.tsx'))

/** Says something briefly: `toast({ title: 'Avaliação enviada', tone: 'success' })`. A new one replaces the last. */
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

/** Keeps the one toast that may be shown. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const toasts = useToasts()
  return (
    <ShowToastContext value={toasts.show}>
      <ToastsContext value={toasts}>{children}</ToastsContext>
    </ShowToastContext>
  )
}

/** Where the toast appears; its library is loaded with the first one. */
export function ToastOutlet() {
  const toasts = use(ToastsContext)
  if (!toasts?.toast) return null
  return (
    <Suspense fallback={null}>
      <ToastRegion toast={toasts.toast} onClose={toasts.close} />
    </Suspense>
  )
}
