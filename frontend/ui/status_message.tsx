import type { ReactNode } from 'react'
import './status_message.css'

interface Props {
  title: string
  description?: ReactNode
  /** A lucide icon; decoration only. */
  icon?: ReactNode
  heading?: 'h1' | 'h2' | 'h3' | undefined
  /** How soon a screen reader says it when it appears in place of something else. */
  live?: 'polite' | 'assertive'
  /** What the reader can do next: buttons or links. */
  children?: ReactNode
}

/** A list's or screen's empty, missing or failed face: what happened and what to do next. */
export function StatusMessage({ title, description, icon, heading: Heading = 'h2', live, children }: Props) {
  return (
    <div className="status-message" aria-live={live}>
      {icon && (
        <span className="status-message-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <Heading className="status-message-title">{title}</Heading>
      {description && <p className="status-message-text">{description}</p>}
      {children && <div className="status-message-actions">{children}</div>}
    </div>
  )
}
