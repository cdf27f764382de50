import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { CurrentUser } from '#contract/accounts.ts'
import type { ReviewQueue } from '#contract/reviews.ts'
import { reviewQueueQuery } from '#frontend/api/admin_reviews.ts'
import type { Screen } from '#frontend/lib/screen.ts'
import { EmptyState, ErrorState } from '#frontend/ui/status_message.tsx'
import { AdminFrame } from '#frontend/ui/workspace/admin_frame.tsx'
import { QueueSkeleton } from '#frontend/ui/workspace/list/queue.tsx'
import { tabLinkId, TabLinks } from '#frontend/ui/workspace/tab_links.tsx'
import { useReadFailure } from '#frontend/ui/workspace/use_failure_toast.ts'
import { ReviewQueueList } from './review_queue.tsx'

export function screen(): Screen {
  return { Component: AdminReviewsPage }
}

function AdminReviewsPage() {
  return (
    <AdminFrame title="Avaliações" skeleton={<QueueSkeleton label="Carregando as avaliações…" />}>
      {(administrator) => <Queues administrator={administrator} />}
    </AdminFrame>
  )
}

/** `word` stands in the address. */
const QUEUES: readonly { queue: ReviewQueue; word: string; label: string; nothing: string }[] = [
  {
    queue: 'reported',
    word: 'denunciadas',
    label: 'Denunciadas',
    nothing: 'Nenhuma denúncia espera decisão.',
  },
  { queue: 'quarantined', word: 'retidas', label: 'Retidas', nothing: 'Nenhuma avaliação retida.' },
  {
    queue: 'rejected',
    word: 'rejeitadas',
    label: 'Rejeitadas por profissionais',
    nothing: 'Nenhuma avaliação rejeitada nos últimos 90 dias.',
  },
]

const PANEL = 'painel-avaliacoes'

function Queues({ administrator }: { administrator: CurrentUser }) {
  const [address] = useSearchParams()
  const chosen = QUEUES.find(({ word }) => word === address.get('fila')) ?? QUEUES[0]
  if (!chosen) return null
  const tabs = QUEUES.map(({ word, label }) => ({
    key: word,
    label,
    to: `?fila=${word}`,
    panelId: PANEL,
  }))
  return (
    <>
      <TabLinks label="Filas de avaliações" tabs={tabs} chosen={chosen.word} />
      <div role="tabpanel" id={PANEL} aria-labelledby={tabLinkId(chosen.word)}>
        <Queue key={chosen.word} {...chosen} administrator={administrator} />
      </div>
    </>
  )
}

interface QueueProps {
  queue: ReviewQueue
  nothing: string
  administrator: CurrentUser
}

function Queue({ queue, nothing, administrator }: QueueProps) {
  const { data, error, refetch } = useQuery(reviewQueueQuery(queue))
  useReadFailure(error)
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <QueueSkeleton label="Carregando as avaliações…" />
  if (data.reviews.length === 0)
    return <EmptyState title={nothing} description="O que chegar aparece aqui, da mais antiga à mais nova." />
  return <ReviewQueueList queue={queue} {...data} administratorId={administrator.id} />
}
