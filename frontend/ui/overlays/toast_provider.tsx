import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { lazyPart } from '#frontend/loading/lazy_part.tsx'
import type { ShownToast, ToastMessage } from './toast_message.ts'

interface Toasts {
  toast: ShownToast | null
  close: () => void
}

const ShowToastContext = createContext<(message: ToastMessage) => void>(() => undefined)
const ToastsContext = createContext<Toasts>({ toast: null, close: () => undefined })
const ToastRegion = lazyPart({ load: async () => (await import('./toast_region.tsx')).ToastRegion })

/** Shows a short message: `toast({ title: 'Avaliação enviada', tone: 'success' })`. A new one replaces the last. */
export const useToast = () => use(ShowToastContext)

/** Holds the only visible toast. */
export function ToastProvider({ children }: { children: ReactNode }) {
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
  const toasts = useMemo(() => ({ toast, close }), [toast, close])
  return (
    <ShowToastContext value={show}>
      <ToastsContext value={toasts}>{children}</ToastsContext>
    </ShowToastContext>
  )
}

const FIRST_ACTS = ['pointerdown', 'keydown']

/** Where toasts appear. Their code is loaded at the first press or key, which an action with a toast may follow. */
export function ToastOutlet() {
  const { toast, close } = use(ToastsContext)
  useEffect(() => {
    const fetch = () => void ToastRegion.fetch()
    for (const type of FIRST_ACTS) window.addEventListener(type, fetch, { once: true })
    return () => FIRST_ACTS.forEach((type) => window.removeEventListener(type, fetch))
  }, [])
  return toast && <ToastRegion toast={toast} onClose={close} />
}
