import { Button } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { searchStateQuery } from '#frontend/api/search_state.ts'
import { useReadFailure } from '#frontend/ui/workspace/use_read_failure.ts'
import { engineName, searchStateMessage } from './search_state_message.ts'

const ICONS = { well: CircleCheck, waiting: Clock, due: TriangleAlert } as const

function Line({ children }: { children: ReactNode }) {
  return (
    <section className="search-state" aria-labelledby="estado-da-busca">
      <h2 id="estado-da-busca" className="search-state-title">
        Busca
      </h2>
      {children}
    </section>
  )
}

/** One line: which search engine is in use, and whether its index is up to date. */
export function SearchStateLine() {
  const { data, error, refetch, isFetching } = useQuery(searchStateQuery)
  useReadFailure(error)
  if (error && !data)
    return (
      <Line>
        <p className="search-state-situation" role="alert">
          Não conseguimos ver o estado da busca.
        </p>
        <Button variant="soft" loading={isFetching} onClick={() => void refetch()}>
          Ver novamente
        </Button>
      </Line>
    )
  if (!data) return <SearchStateSkeleton />
  const { tone, situation, details } = searchStateMessage(data)
  const Icon = ICONS[tone]
  return (
    <Line>
      <p className="search-state-situation">
        <Icon className="search-state-icon" data-tone={tone} size={16} aria-hidden="true" />
        <span>
          {!data.fallback && <strong>{engineName(data.engine)}: </strong>}
          {situation}
        </span>
      </p>
      <ul className="search-state-details">
        {details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
    </Line>
  )
}

export function SearchStateSkeleton() {
  return (
    <div className="search-state" aria-hidden="true">
      <span className="search-state-situation skeleton-bar" data-width="medium" />
    </div>
  )
}
