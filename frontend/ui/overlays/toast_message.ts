export interface ToastMessage {
  title: string
  description?: string
  /** `error` interrupts a screen reader, the others do not. */
  tone?: 'success' | 'error' | 'neutral'
  action?: { label: string; onSelect: () => void }
  /** Called once the toast has disappeared: timed out, closed or replaced. */
  onGone?: () => void
}

export interface ShownToast extends ToastMessage {
  id: number
  isOpen: boolean
}
