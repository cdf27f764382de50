import { useId, type ReactNode } from 'react'

interface Props {
  title: string
  /** Stands at the end of the title's line: a link or a count. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A titled card of the dashboard. */
export function Section({ title, aside, className = '', children }: Props) {
  const titleId = useId()
  return (
    <section className={`dashboard-section ${className}`} aria-labelledby={titleId}>
      <div className="dashboard-section-head">
        <h2 id={titleId} className="dashboard-section-title">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
