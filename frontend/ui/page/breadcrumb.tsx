import { Link } from 'react-router-dom'
import { ChevronRight } from 'lucide-react'
import './links.css'

export interface Crumb {
  label: string
  /** Absent for the current page. */
  to?: string
}

/** The path to the page from the home page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Você está em">
      <ol className="plain-list breadcrumb cluster quiet small">
        {crumbs.map(({ label, to }, index) => (
          <li key={label} className="breadcrumb-item">
            {index > 0 && <ChevronRight size={14} aria-hidden="true" />}
            {to ? (
              <Link className="breadcrumb-link" to={to}>
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
