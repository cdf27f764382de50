import { Badge } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { formatNumber } from '#domain/shared/numbers.ts'
import { adminTodayQuery } from '#frontend/api/audit.ts'
import { claimsQuery, verificationsQuery } from '#frontend/api/queues.ts'
import type { Screen } from '#frontend/lib/screen.ts'
import { EmptyState, ErrorState } from '#frontend/ui/page/status_message.tsx'
import { AdminFrame } from '#frontend/ui/workspace/admin_frame.tsx'
import { QueueSkeleton } from '#frontend/ui/workspace/list/queue.tsx'
import { tabLinkId, TabLinks } from '#frontend/ui/workspace/tab_links.tsx'
import { useReadFailure } from '#frontend/ui/workspace/use_failure_toast.ts'
import { ClaimQueue } from './claim_queue.tsx'
import { VerificationQueue } from './verification_queue.tsx'

export function screen(): Screen {
  return { Component: AdminVerificationsPage }
}

const LOADING = 'Carregando os pedidos…'
const PANEL = 'painel-pedidos'

/** Each with the number of what waits there. */
function Tabs({ chosen }: { chosen: string }) {
  const { data } = useQuery(adminTodayQuery)
  const mark = (waiting = 0) => waiting > 0 && <Badge radius="full">{formatNumber(waiting)}</Badge>
  const tabs = [
    {
      ...{ key: 'selos', label: 'Selo Verificado', to: '?', panelId: PANEL },
      mark: mark(data?.verificationRequests),
    },
    {
      ...{ key: 'perfis', label: 'Perfis a assumir', to: '?fila=perfis', panelId: PANEL },
      mark: mark(data?.profileClaims),
    },
  ]
  return <TabLinks label="Filas de pedidos" tabs={tabs} chosen={chosen} />
}

function AdminVerificationsPage() {
  const [address] = useSearchParams()
  const chosen = address.get('fila') === 'perfis' ? 'perfis' : 'selos'
  return (
    <AdminFrame title="Verificações" skeleton={<QueueSkeleton label={LOADING} />}>
      {({ id }) => (
        <>
          <Tabs chosen={chosen} />
          <div role="tabpanel" id={PANEL} aria-labelledby={tabLinkId(chosen)}>
            {chosen === 'selos' ? <Requests administratorId={id} /> : <Claims administratorId={id} />}
          </div>
        </>
      )}
    </AdminFrame>
  )
}

function Requests({ administratorId }: { administratorId: string }) {
  const { data, error, refetch } = useQuery(verificationsQuery)
  useReadFailure(error)
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <QueueSkeleton label={LOADING} />
  if (data.rows.length === 0)
    return (
      <EmptyState
        title="Ninguém espera verificação."
        description="Quem pedir aparece aqui, quem espera há mais tempo primeiro."
      />
    )
  return <VerificationQueue requests={data.rows} total={data.total} administratorId={administratorId} />
}

function Claims({ administratorId }: { administratorId: string }) {
  const { data, error, refetch } = useQuery(claimsQuery)
  useReadFailure(error)
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <QueueSkeleton label={LOADING} />
  if (data.rows.length === 0)
    return (
      <EmptyState
        title="Nenhum pedido de perfil."
        description="Quem quiser assumir ou remover um perfil de um cadastro público aparece aqui."
      />
    )
  return <ClaimQueue claims={data.rows} total={data.total} administratorId={administratorId} />
}
