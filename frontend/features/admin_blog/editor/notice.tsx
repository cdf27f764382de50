import type { ReactNode } from 'react'

interface Props {
  icon: ReactNode
  /** `assertive` where somebody must decide before going on. */
  live: 'polite' | 'assertive'
  children: ReactNode
  /** The buttons. */
  actions: ReactNode
}

/** Something to know before going on, above the fields. */
export function Notice({ icon, live, children, actions }: Props) {
  return (
    <div className="editor-notice" aria-live={live}>
      {icon}
      <div className="editor-notice-words">{children}</div>
      <div className="editor-notice-actions">{actions}</div>
    </div>
  )
}
