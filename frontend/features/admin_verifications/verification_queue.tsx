import { Badge, Button } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import {
  type DecideVerificationBody,
  type Refusal,
  REFUSAL_OF_VERIFICATION_WORDS,
  type VerificationRequest,
  VERIFIED_FACTS,
  type VerifiedFacts,
} from '#contract/verification.ts'
import { parseLicense } from '#domain/catalogue/license.ts'
import { formatDate } from '#domain/shared/date_words.ts'
import { pick } from '#domain/shared/pick.ts'
import { useDecideVerification } from '#frontend/api/queues.ts'
import { professionalName } from '#frontend/lib/professional_words.ts'
import { lazyPart } from '#frontend/loading/lazy_part.tsx'
import { paths } from '#frontend/paths.ts'
import { QueueBar, QueueRow } from '#frontend/ui/workspace/list/queue.tsx'
import { useDecideWithToast, useQueue } from '#frontend/ui/workspace/list/use_queue.ts'
import { Asked, CouncilLookup, CouncilNumber, openCouncil } from './council_parts.tsx'

const ReasonDialog = lazyPart({
  lost: 'Não conseguimos abrir a recusa. O pedido continua na fila.',
  load: async () => (await import('#frontend/ui/overlays/reason_dialog.tsx')).ReasonDialog<Refusal>,
})

const KEYS = { o: 'consultar no conselho', a: 'aprovar', r: 'recusar' }

interface Props {
  requests: readonly VerificationRequest[]
  total: number
  administratorId: string
}

const openLookup = ({ crm }: VerificationRequest) => openCouncil(crm)

/** The professionals who wait to be verified, to be decided one after the other. */
export function VerificationQueue({ requests, total, administratorId }: Props) {
  const [refusing, setRefusing] = useState<VerificationRequest | null>(null)
  const decide = useDecisions(administratorId)
  const approve = (request: VerificationRequest) => {
    stay()
    const seen = pick(request, VERIFIED_FACTS)
    decide(request, { decision: 'approve', seen })
  }
  const { list, rowProps, stay } = useQueue(requests, { o: openLookup, a: approve, r: setRefusing })
  return (
    <>
      <QueueBar shown={requests.length} total={total} keys={KEYS} />
      <ul ref={list} className="plain-list stack gap-3" aria-label="Pedidos de verificação">
        {requests.map((request, place) => (
          <QueueRow key={request.id} {...rowProps(place)}>
            <Request request={request} />
            <Decisions
              request={request}
              onApprove={() => approve(request)}
              onRefuse={() => setRefusing(request)}
            />
          </QueueRow>
        ))}
      </ul>
      {refusing && (
        <ReasonDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setRefusing(null)}
          onGiveUp={() => setRefusing(null)}
          name={`refuse-${refusing.id}`}
          title="Recusar a verificação"
          description={`${professionalName(refusing)} recebe o motivo por e-mail e pode pedir de novo. Pode ser desfeito.`}
          reasons={REFUSAL_OF_VERIFICATION_WORDS}
          note={{ label: 'O que mais dizer (opcional)', hint: 'Vai no e-mail, junto com o motivo.' }}
          confirmLabel="Recusar"
          onConfirm={(refusal, note) => {
            stay()
            decide(refusing, { decision: 'refuse', refusal, ...(note && { note }) })
          }}
        />
      )}
    </>
  )
}

function useDecisions(actor: string) {
  const decide = useDecideWithToast(useDecideVerification().mutateAsync, actor)
  return (request: VerificationRequest, decision: DecideVerificationBody) => {
    const name = professionalName(request)
    const done = decision.decision === 'approve' ? 'Verificação aprovada' : 'Verificação recusada'
    void decide({
      id: request.id,
      decision,
      name,
      done,
      failed: `O pedido de ${name} não foi decidido agora`,
    })
  }
}

function Request({ request }: { request: VerificationRequest }) {
  const { slug, specialty, crm, rqe, state, city, askedAt, createdAt, isVerified } = request
  const license = parseLicense(crm)
  return (
    <div className="stack gap-1">
      <p className="queue-title measure breakable">
        <strong>
          <Link to={paths.profile(slug)}>{professionalName(request)}</Link>
        </strong>
        {specialty && `, ${specialty}`}
      </p>
      <CouncilNumber registration={crm} name={professionalName(request)} />
      <p className="queue-title measure breakable">
        {[rqe.length > 0 && `RQE ${rqe.join(', ')}`, [city, state].filter(Boolean).join(', ')]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {!license && (
        <p className="queue-quiet cluster middle quiet small">
          O conselho ou o formato do número não é conhecido.
        </p>
      )}
      <p className="queue-quiet cluster middle quiet small">
        <Asked at={askedAt} />
        <span>
          Cadastro em {formatDate(createdAt)}
          {isVerified && ' · renovação'}
        </span>
      </p>
      <Changes request={request} />
    </div>
  )
}

const FACTS: readonly [keyof VerifiedFacts, string][] = [
  ['name', 'nome'],
  ['lastname', 'sobrenome'],
  ['specialty', 'especialidade'],
  ['crm', 'registro'],
  ['state', 'estado'],
  ['rqe', 'RQE'],
]

/** The facts that changed since the last approval. */
function Changes({ request }: { request: VerificationRequest }) {
  const { checked, checkedAt } = request
  if (!checkedAt) return null
  const changes = checked ? FACTS.filter(([field]) => String(checked[field]) !== String(request[field])) : []
  return (
    <div className="queue-quiet cluster middle quiet small">
      <p>
        Conferido em {formatDate(checkedAt)}
        {checked && changes.length === 0 && ', nada mudou desde então'}
      </p>
      {checked && changes.length > 0 && (
        <ul className="plain-list queue-evidence cluster gap-2" aria-label="O que mudou desde então">
          {changes.map(([field, word]) => (
            <li key={field}>
              <Badge size="2" color="amber">
                {word}: antes {String(checked[field] ?? '') || 'nada'}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface DecisionsProps {
  request: VerificationRequest
  onApprove: () => void
  onRefuse: () => void
}

function Decisions({ request, onApprove, onRefuse }: DecisionsProps) {
  const name = professionalName(request)
  return (
    <div className="queue-actions cluster gap-2">
      <CouncilLookup registration={request.crm} name={name} />
      <Button size="2" variant="soft" aria-label={`Aprovar ${name}`} onClick={onApprove}>
        <Check size={16} aria-hidden="true" />
        Aprovar
      </Button>
      <Button
        size="2"
        variant="soft"
        color="gray"
        aria-label={`Recusar ${name}`}
        onPointerEnter={() => void ReasonDialog.fetch()}
        onClick={onRefuse}
      >
        <X size={16} aria-hidden="true" />
        Recusar
      </Button>
    </div>
  )
}
