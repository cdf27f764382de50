import { Button } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import { countProfessionals } from '#frontend/lib/count_professionals.ts'
import { softHyphens } from '#frontend/lib/soft_hyphens.ts'
import { paths } from '#frontend/paths.ts'
import { EmptyState } from '#frontend/ui/empty_state.tsx'
import { ErrorState } from '#frontend/ui/error_state.tsx'
import { SpecialtyIcon } from '#frontend/ui/specialty_icon.tsx'
import type { AvailableSpecialty } from './available_specialties.ts'

const SKELETONS = 20

function Tile({ name, count }: AvailableSpecialty) {
  return (
    <Link className="plain-link specialties-tile" to={paths.specialty(name)}>
      <span className="specialties-tile-icon">
        <SpecialtyIcon name={name} size={24} />
      </span>
      <span className="specialties-tile-words">
        <span className="specialties-tile-name">{softHyphens(name)}</span>
        <span className="specialties-tile-count">{countProfessionals(count)}</span>
      </span>
    </Link>
  )
}

function Skeletons() {
  return (
    <>
      <output className="visually-hidden">Carregando especialidades…</output>
      <ul className="plain-list specialties-grid" aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <li key={index} className="specialties-tile">
            <span className="skeleton-bar specialties-tile-icon" />
            <span className="specialties-tile-words">
              <span className="specialties-tile-name">
                <span className="skeleton-bar" data-width="long" />
              </span>
              <span className="specialties-tile-count">
                <span className="skeleton-bar" data-width="short" />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

interface Props {
  /** Absent while they are on their way. */
  specialties: readonly AvailableSpecialty[] | undefined
  isError: boolean
  onRetry: () => void
}

export function SpecialtiesGrid({ specialties, isError, onRetry }: Props) {
  if (!specialties) return isError ? <ErrorState onRetry={onRetry} /> : <Skeletons />
  if (specialties.length === 0) {
    return (
      <EmptyState
        title="Nenhuma especialidade disponível no momento."
        description="Volte em breve ou use a busca."
      >
        <Button size="3" variant="soft" asChild>
          <Link to={paths.home}>Ir para o início</Link>
        </Button>
      </EmptyState>
    )
  }
  return (
    <ul className="plain-list specialties-grid">
      {specialties.map((specialty) => (
        <li key={specialty.slug}>
          <Tile {...specialty} />
        </li>
      ))}
    </ul>
  )
}
