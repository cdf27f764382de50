import type { ReactNode } from 'react'
import './account_card.css'

interface Props {
  title: string
  description: ReactNode
  /** A lucide icon; decoration only. */
  icon: ReactNode
  /** Links to related screens. */
  foot?: ReactNode
  /** Shown beside a longer form on a wide screen. */
  aside?: ReactNode
  children: ReactNode
}

/** The frame of a screen with one account task: purpose, form and links. */
export function AccountCard({ title, description, icon, foot, aside, children }: Props) {
  return (
    <div className="account-screen" data-wide={aside ? true : undefined}>
      {aside}
      <section className="account-card stack gap-5 p-5" aria-labelledby="account-title">
        <div className="stack gap-2">
          <span className="icon-box account-icon" aria-hidden="true">
            {icon}
          </span>
          <h1 id="account-title" className="screen-title">
            {title}
          </h1>
          <p className="quiet">{description}</p>
        </div>
        {children}
        {foot && <p className="account-foot cluster quiet">{foot}</p>}
      </section>
    </div>
  )
}
