import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { lazyPart } from './lazy_part.tsx'
import { PlainToast } from './plain_toast.tsx'
import type { ShownToast, ToastMessage } from './toast_message.ts'

interface Toasts {
  toast: ShownToast | null
  show: (message: ToastMessage) => void
  close: () => void
}

const REMOVAL_DELAY_MS = 1_000_000

const ShowToastContext = createContext<(message: ToastMessage) => void>(() => undefined)
const ToastsContext = createContext<Toasts | null>(null)
const ToastRegion = lazyPart({ load: async () => (await import('./toast_region.tsx')).ToastRegion })

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

/** The first press or key tells that somebody may soon do what a toast answers. */
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

/** Where the toast appears; without its library, until that has come, a plain one. */
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
