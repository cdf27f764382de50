import type { ReactNode } from 'react'
import '../form_parts.css'

interface Props {
  icon: ReactNode
  text: string
  /** What can be done about it. */
  children: ReactNode
}

/** Says what became of something typed and not saved. */
export function DraftNotice({ icon, text, children }: Props) {
  return (
    <div className="draft-notice cluster" aria-live="polite">
      {icon}
      <p>{text}</p>
      {children}
    </div>
  )
}
