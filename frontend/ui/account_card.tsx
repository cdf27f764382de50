import type { ReactNode } from 'react'
import './account_card.css'

interface Props {
  title: string
  description: ReactNode
  /** A lucide icon; decoration only. */
  icon: ReactNode
  /** Where else somebody may want to go. */
  foot?: ReactNode
  /** Stands beside a longer form where there is room. */
  aside?: ReactNode
  children: ReactNode
}

/** One task of an account, alone on its screen: what it is for, its form and the way out. */
export function AccountCard({ title, description, icon, foot, aside, children }: Props) {
  return (
    <div className="account-screen" data-wide={aside ? true : undefined}>
      {aside}
      <section className="account-card" aria-labelledby="account-title">
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
        {foot && <p className="account-foot cluster">{foot}</p>}
      </section>
    </div>
  )
}
