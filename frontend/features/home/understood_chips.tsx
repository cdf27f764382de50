import { Link } from 'react-router-dom'
import { RemovableChip } from '#frontend/ui/chip.tsx'
import { homeAddress, type HomeFilters } from './home_filters.ts'
import { alternativeSearch, understoodFilters } from './understood_filters.ts'
import { useReading } from './use_home_filters.ts'
import './understood_chips.css'

/** What the search was understood as, each part removable, and what else the words may have meant. */
export function UnderstoodChips({ filters }: { filters: HomeFilters }) {
  const reading = useReading(filters)
  const understood = understoodFilters(filters, reading)
  const alternatives = (reading?.alternatives ?? []).map((other) => alternativeSearch(filters, other))
  if (understood.length === 0) return null
  return (
    <div className="understood">
      <ul className="plain-list understood-chips" aria-label="Filtros aplicados">
        {understood.map(({ label, filters: remaining }) => (
          <li key={label}>
            <RemovableChip withoutIt={homeAddress(remaining)} removeLabel={`Remover filtro ${label}`}>
              {label}
            </RemovableChip>
          </li>
        ))}
      </ul>
      {alternatives.length > 0 && (
        <p className="understood-alternatives">
          Você quis dizer{' '}
          {alternatives.map(({ label, filters: other }, index) => (
            <span key={label}>
              {index > 0 && ' ou '}
              <Link to={homeAddress(other)} preventScrollReset>
                {label}
              </Link>
            </span>
          ))}
          ?
        </p>
      )}
    </div>
  )
}
