import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import './chip.css'

interface Props {
  children: ReactNode
  /** The address without this filter. */
  withoutIt: To
  /** Name of the link: 'Remover filtro Cardiologista'. */
  removeLabel: string
}

/** An understood filter that can be taken away; a link, so that it works without JavaScript. */
export function RemovableChip({ children, withoutIt, removeLabel }: Props) {
  return (
    <Link className="chip" to={withoutIt} aria-label={removeLabel} preventScrollReset>
      {children}
      <X size={16} aria-hidden="true" />
    </Link>
  )
}
