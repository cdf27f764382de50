import { useEffect, useRef, type ReactNode } from 'react'

interface Props {
  icon: ReactNode
  /** `assertive` where somebody must decide before going on: it is moved to. */
  live: 'polite' | 'assertive'
  children: ReactNode
  /** The buttons. */
  actions: ReactNode
}

/** Something to know before going on, above the fields. */
export function Notice({ icon, live, children, actions }: Props) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (live === 'assertive') notice.current?.focus()
  }, [live])
  return (
    <div ref={notice} tabIndex={-1} className="editor-notice" aria-live={live}>
      {icon}
      <div className="editor-notice-words">{children}</div>
      <div className="editor-notice-actions">{actions}</div>
    </div>
  )
}
