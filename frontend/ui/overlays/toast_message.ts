export interface ToastMessage {
  title: string
  description?: string
  /** `error` interrupts a screen reader, the others do not. */
  tone?: 'success' | 'error' | 'neutral'
  action?: { label: string; onSelect: () => void }
  /** Opens a new tab. */
  link?: { label: string; to: string }
  /** On a phone too it stands at the foot, where it leaves the header at hand. */
  isAtFoot?: boolean
  /** Called once the toast has disappeared: timed out, closed or replaced. */
  onGone?: () => void
}

export interface ShownToast extends ToastMessage {
  id: number
  isOpen: boolean
}
