import { useQuery } from '@tanstack/react-query'
import { verificationsQuery } from '#frontend/api/verifications.ts'
import type { Screen } from '#frontend/lib/screen.ts'
import { EmptyState, ErrorState } from '#frontend/ui/status_message.tsx'
import { AdminFrame } from '#frontend/ui/workspace/admin_frame.tsx'
import { QueueSkeleton } from '#frontend/ui/workspace/list/queue.tsx'
import { useReadFailure } from '#frontend/ui/workspace/use_failure_toast.ts'
import { VerificationQueue } from './verification_queue.tsx'

export function screen(): Screen {
  return { Component: AdminVerificationsPage }
}

const LOADING = 'Carregando os pedidos…'

function AdminVerificationsPage() {
  return (
    <AdminFrame title="Verificações" skeleton={<QueueSkeleton label={LOADING} />}>
      {({ id }) => <Waiting administratorId={id} />}
    </AdminFrame>
  )
}

function Waiting({ administratorId }: { administratorId: string }) {
  const { data, error, refetch } = useQuery(verificationsQuery)
  useReadFailure(error)
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <QueueSkeleton label={LOADING} />
  if (data.requests.length === 0)
    return (
      <EmptyState
        title="Ninguém espera verificação."
        description="Quem pedir aparece aqui, quem espera há mais tempo primeiro."
      />
    )
  return <VerificationQueue {...data} administratorId={administratorId} />
}
