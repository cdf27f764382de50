import { specialtyPlural } from '#domain/catalogue/specialties.ts'
import { Button } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import type { Facets } from '#contract/search.ts'
import { paths } from '#frontend/paths.ts'
import { EmptyState } from '#frontend/ui/empty_state.tsx'
import { listPath, type ShownList } from '../place/list_place.ts'
import { relaxedLists } from './relaxed_lists.ts'

const ELSEWHERE = 'Novos profissionais chegam todos os dias. Enquanto isso, busque por outra especialidade.'
const CLEAR_ALL =
  'Retirar um só filtro não basta: limpe todos e veja quem atende em outros lugares ou por teleconsulta.'
const RELAX = 'Experimente retirar um dos filtros:'

interface Props {
  shown: ShownList
  relaxations: Facets['relaxations']
}

/** The list's empty face: which one filter to give up, and how many that would find. */
export function NobodyFound({ shown, relaxations }: Props) {
  const { specialty } = shown
  const plural = specialtyPlural(specialty.name).toLocaleLowerCase('pt-BR')
  const relaxed = relaxedLists(shown, relaxations)
  const everyone = paths.specialty(specialty.name)
  const isFiltered = listPath({ ...shown, page: 1 }) !== everyone
  const title = isFiltered ? `Ainda não há ${plural} por aqui` : `Ainda não há ${plural}`
  return (
    <EmptyState
      heading="h3"
      title={title}
      description={relaxed.length > 0 ? RELAX : isFiltered ? CLEAR_ALL : ELSEWHERE}
    >
      {relaxed.map(({ label, to }) => (
        <Button key={label} size="3" variant="soft" asChild>
          <Link to={to} preventScrollReset>
            {label}
          </Link>
        </Button>
      ))}
      {isFiltered && (
        <Button size="3" variant="outline" asChild>
          <Link to={everyone} preventScrollReset>
            Limpar filtros
          </Link>
        </Button>
      )}
      <Button size="3" variant="outline" asChild>
        <Link to={paths.home}>Ir para o início</Link>
      </Button>
    </EmptyState>
  )
}
