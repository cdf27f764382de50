import { SlidersHorizontal, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type To } from 'react-router-dom'
import { Link } from './link.tsx'
import { SideSheet } from './side_sheet.tsx'
import { Button } from './button.tsx'
import './filters.css'

function resultsLabel(total: number | undefined): string {
  if (total === undefined) return 'Ver profissionais'
  if (total === 0) return 'Ninguém com estes filtros: voltar'
  return total === 1 ? 'Ver 1 profissional' : `Ver ${total.toLocaleString('pt-BR')} profissionais`
}

interface SheetProps {
  /** How many filters are at work. */
  count: number
  /** How many professionals they leave; absent until that is known. */
  total: number | undefined
  children: ReactNode
}

/** The filters of a narrow screen, behind one button. */
export function FilterSheet({ count, total, children }: SheetProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="filter-sheet">
      <Button size="3" variant="soft" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal size={18} aria-hidden="true" />
        Filtros{count > 0 && ` (${count})`}
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
  /** Which filter it is. */
  name: string
  label: string
  /** The address without it. */
  withoutIt: To
}

interface ChipsProps {
  chips: readonly FilterChip[]
  /** The button before them. */
  children: ReactNode
  /** Takes all of them away at once; where there is but one it does that itself. */
  clear?: ReactNode
}

/** The filters at work, each removable by a link, so that it works without JavaScript. */
export function FilterChips({ chips, children, clear }: ChipsProps) {
  return (
    <div className="filter-chips cluster">
      {children}
      {chips.length > 0 && (
        <ul className="plain-list filter-chips-list" aria-label="Filtros aplicados">
          {chips.map(({ name, label, withoutIt }) => (
            <li key={label} data-filter={name}>
              <Link className="chip" to={withoutIt} aria-label={`Remover filtro ${label}`} preventScrollReset>
                {label}
                <X size={16} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {chips.length > 1 && clear}
    </div>
  )
}
