import type { ReactNode } from 'react'
import '../form_parts.css'

interface Props {
  icon: ReactNode
  text: string
  /** Buttons or links. */
  children: ReactNode
}

/** Reports what happened to unsaved input. */
export function DraftNotice({ icon, text, children }: Props) {
  return (
    <div className="draft-notice cluster middle gap-3 p-4" aria-live="polite">
      {icon}
      <p>{text}</p>
      {children}
    </div>
  )
}
