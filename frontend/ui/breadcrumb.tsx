import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import './breadcrumb.css'

export interface Crumb {
  label: string
  /** Absent on the page itself. */
  to?: string
}

/** Where the page stands, from the home page down. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Você está em">
      <ol className="plain-list breadcrumb">
        {crumbs.map(({ label, to }, index) => (
          <li key={label} className="breadcrumb-item">
            {to ? (
              <>
                <Link className="breadcrumb-link" to={to}>
                  {label}
                </Link>
                {index < crumbs.length - 1 && <ChevronRight size={14} aria-hidden="true" />}
              </>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
