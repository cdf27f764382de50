export const TOAST_DURATION_MS = 5_000

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
