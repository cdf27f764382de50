import { useQuery } from '@tanstack/react-query'
import { Button } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { EmptyState } from '#frontend/ui/empty_state.tsx'
import type { HomeFilters } from './home_filters.ts'
import { countsOptions } from './home_queries.ts'
import { relaxedSearches } from './relaxed_searches.ts'
import { spelledOut } from './understood_filters.ts'
import { useReading } from './use_home_filters.ts'

/** A site where nobody is premium yet. */
export function NobodyFeatured() {
  return (
    <EmptyState
      heading="h3"
      title="Ainda não há profissionais em destaque."
      description="Busque acima ou escolha uma especialidade."
    >
      <Button size="3" variant="soft" asChild>
        <Link to={paths.specialties}>Ver especialidades</Link>
      </Button>
    </EmptyState>
  )
}

/** The list's empty face: which one filter to give up, and how many that would find. */
export function NobodyFound({ filters }: { filters: HomeFilters }) {
  const said = spelledOut(filters, useReading(filters))
  const { data } = useQuery(countsOptions(usePublicApi(), said))
  const relaxed = relaxedSearches(said, data?.relaxations ?? [])
  return (
    <EmptyState
      heading="h3"
      title="Nenhum profissional encontrado com os filtros selecionados."
      description={relaxed.length > 0 && 'Experimente retirar um dos filtros:'}
    >
      {relaxed.map(({ label, to }) => (
        <Button key={label} size="3" variant="soft" asChild>
          <Link to={to} preventScrollReset={to.startsWith(`${paths.home}?`)}>
            {label}
          </Link>
        </Button>
      ))}
      <Button size="3" variant="outline" asChild>
        <Link to={paths.home} preventScrollReset>
          Limpar Filtros
        </Link>
      </Button>
    </EmptyState>
  )
}
