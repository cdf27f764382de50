import { Button } from '@radix-ui/themes'
import type { UseQueryResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { ErrorState } from '#frontend/ui/error_state.tsx'
import './parts.css'

interface Props<Part> {
  query: Pick<UseQueryResult<Part[]>, 'data' | 'isError' | 'refetch'>
  /** What to say and do where there is none yet. */
  empty: { icon: ReactNode; text: string }
  children: (parts: readonly Part[]) => ReactNode
}

function Loading() {
  return (
    <div className="parts" aria-busy="true">
      <span className="visually-hidden">Carregando…</span>
      {['first', 'second'].map((each) => (
        <div key={each} className="part" aria-hidden="true">
          <div className="part-words">
            <span className="skeleton-bar" data-width="short" />
            <span className="skeleton-bar" data-width="long" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** The four faces of a list of parts: loading, failed, empty, full. */
export function PartList<Part>({ query, empty, children }: Props<Part>) {
  const { data, isError, refetch } = query
  if (!data && isError)
    return (
      <div className="parts-failed">
        <ErrorState heading="h3" onRetry={() => void refetch()} />
      </div>
    )
  if (!data) return <Loading />
  if (data.length > 0) return children(data)
  return (
    <p className="parts-empty">
      <span className="parts-empty-icon" aria-hidden="true">
        {empty.icon}
      </span>
      {empty.text}
    </p>
  )
}

/** Opens the form of a new part. */
export function AddPartButton({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Button type="button" className="parts-add" size="3" variant="soft" onClick={onClick}>
      <Plus size={18} aria-hidden="true" />
      {children}
    </Button>
  )
}
