import { Button } from '@radix-ui/themes'
import { SlidersHorizontal, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type To, Link } from 'react-router-dom'
import { countOf } from '#domain/shared/numbers.ts'
import { SideSheet } from '#frontend/ui/overlays/side_sheet.tsx'
import './filters.css'

function resultsLabel(total: number | undefined): string {
  if (total === undefined) return 'Ver profissionais'
  if (total === 0) return 'Ninguém com estes filtros: voltar'
  return `Ver ${countOf(total, 'profissional', 'profissionais')}`
}

interface SheetProps {
  /** Number of active filters. */
  count: number
  /** Number of matching professionals; absent until known. */
  total: number | undefined
  children: ReactNode
}

/** The filters on a narrow screen, behind a button. */
export function FilterSheet({ count, total, children }: SheetProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="filter-sheet">
      <Button size="3" variant="soft" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal size={18} aria-hidden="true" />
        <span>{count > 0 ? `Filtros (${count})` : 'Filtros'}</span>
      </Button>
      <SideSheet
        title="Filtros"
        isOpen={isOpen}
        onClose={close}
        footer={
          <Button size="4" onClick={close}>
            {resultsLabel(total)}
          </Button>
        }
      >
        {children}
      </SideSheet>
    </div>
  )
}

export interface FilterChip {
  /** The filter's name. */
  name: string
  label: string
  /** The URL without it. */
  withoutIt: To
}

interface ChipsProps {
  chips: readonly FilterChip[]
  /** The link that removes all filters; absent for a single filter, whose chip does that. */
  clear?: ReactNode
}

/** The active filters as links that remove them, so that it works without JavaScript. */
export function FilterChips({ chips, clear }: ChipsProps) {
  if (chips.length === 0) return null
  return (
    <div className="filter-chips cluster middle gap-2">
      <ul className="plain-list filter-chips-list" aria-label="Filtros aplicados">
        {chips.map(({ name, label, withoutIt }) => (
          <li key={label} data-filter={name}>
            <Link
              className="chip breakable accent medium"
              to={withoutIt}
              aria-label={`Remover filtro ${label}`}
              preventScrollReset
            >
              {label}
              <X size={16} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
      {chips.length > 1 && clear}
    </div>
  )
}
