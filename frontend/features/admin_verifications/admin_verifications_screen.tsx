import { Badge } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { formatNumber } from '#domain/shared/numbers.ts'
import { adminTodayQuery } from '#frontend/api/audit.ts'
import { claimsQuery, verificationsQuery } from '#frontend/api/queues.ts'
import type { Screen } from '#frontend/lib/screen.ts'
import { AdminFrame } from '#frontend/ui/workspace/admin_frame.tsx'
import { QueueSkeleton, QueueStates } from '#frontend/ui/workspace/list/queue.tsx'
import { tabLinkId, TabLinks } from '#frontend/ui/workspace/tab_links.tsx'
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

const NO_REQUEST = {
  title: 'Ninguém espera verificação',
  description: 'Quem pedir aparece aqui, quem espera há mais tempo primeiro.',
}

function Requests({ administratorId }: { administratorId: string }) {
  return (
    <QueueStates asked={useQuery(verificationsQuery)} loading={LOADING} nothing={NO_REQUEST}>
      {({ rows, total }) => (
        <VerificationQueue requests={rows} total={total} administratorId={administratorId} />
      )}
    </QueueStates>
  )
}

const NO_CLAIM = {
  title: 'Nenhum pedido de perfil',
  description: 'Quem quiser assumir ou remover um perfil de um cadastro público aparece aqui.',
}

function Claims({ administratorId }: { administratorId: string }) {
  return (
    <QueueStates asked={useQuery(claimsQuery)} loading={LOADING} nothing={NO_CLAIM}>
      {({ rows, total }) => <ClaimQueue claims={rows} total={total} administratorId={administratorId} />}
    </QueueStates>
  )
}
