import { Button } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { specialtiesOptions } from '#frontend/api/specialties.ts'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { EmptyState } from '#frontend/ui/page/status_message.tsx'
import type { HomeFilters } from './home_filters.ts'
import { countsOptions } from './home_queries.ts'
import { relaxedSearches, spelledOut } from './understood_filters.ts'
import { useReading } from './use_home_filters.ts'

const FEW_SPECIALTIES = 4

/** An empty list: filters to give up with their numbers of matches; otherwise the most searched specialties. */
export function NobodyFound({ filters }: { filters: HomeFilters }) {
  const resolved = spelledOut(filters, useReading(filters))
  const api = usePublicApi()
  const { data } = useQuery(countsOptions(api, resolved))
  const { data: specialties = [] } = useQuery(specialtiesOptions(api))
  const relaxed = relaxedSearches(resolved, data?.relaxations ?? [])
  const isStuck = data !== undefined && relaxed.length === 0
  return (
    <EmptyState
      heading="h2"
      title="Nenhum profissional encontrado com os filtros selecionados."
      description={
        isStuck
          ? 'Confira como escreveu, ou comece por uma especialidade:'
          : relaxed.length > 0 && 'Experimente retirar um dos filtros:'
      }
    >
      {isStuck &&
        specialties.slice(0, FEW_SPECIALTIES).map((name) => (
          <Button key={name} size="3" variant="soft" asChild>
            <Link to={paths.specialty(name)}>{name}</Link>
          </Button>
        ))}
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
