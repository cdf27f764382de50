import { Badge, Button, IconButton, Text } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { Check, Copy, ExternalLink, X } from 'lucide-react'
import { useState } from 'react'
import { verificationsQuery, useDecideVerification } from '#frontend/api/queues.ts'
import type { Screen } from '#frontend/lib/screen.ts'
import { EmptyState, ErrorState } from '#frontend/ui/page/status_message.tsx'
import { AdminFrame } from '#frontend/ui/workspace/admin_frame.tsx'
import { QueueSkeleton, QueueBar, QueueRow } from '#frontend/ui/workspace/list/queue.tsx'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { useReadFailure } from '#frontend/ui/workspace/use_failure_toast.ts'
import {
  type DecideVerificationBody,
  type Refusal,
  REFUSAL_OF_VERIFICATION_WORDS,
  type VerificationRequest,
  VERIFIED_FACTS,
  type VerifiedFacts,
} from '#contract/verification.ts'
import { formatLicense, lookupOf, parseLicense } from '#domain/catalogue/license.ts'
import { formatDate } from '#domain/shared/date_words.ts'
import { DAY_MS } from '#domain/shared/dates.ts'
import { pick } from '#domain/shared/pick.ts'
import { professionalName } from '#frontend/lib/professional_words.ts'
import { USER_LINK_REL } from '#frontend/lib/user_link.ts'
import { paths } from '#frontend/paths.ts'
import { lazyPart } from '#frontend/loading/lazy_part.tsx'
import { useDecideWithToast, useQueue } from '#frontend/ui/workspace/list/use_queue.ts'

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

const lookup = ({ crm }: VerificationRequest) => {
  const license = parseLicense(crm)
  return license && lookupOf(license)
}

const openLookup = (request: VerificationRequest) => {
  const address = lookup(request)
  if (address) window.open(address, '_blank', 'noopener,noreferrer')
}

/** The professionals who wait to be verified, to be decided one after the other. */
function VerificationQueue({ requests, total, administratorId }: Props) {
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
    void decide({ id: request.id, decision, name, done, failed: `${name} continua na fila` })
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
      <div className="line gap-2">
        <Text size="6" weight="bold" className="queue-number digits">
          {license ? formatLicense(license) : crm}
        </Text>
        <CopyNumber number={license?.number ?? crm} name={professionalName(request)} />
      </div>
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
        <Text color={isLate(askedAt) ? 'red' : 'gray'} weight={isLate(askedAt) ? 'bold' : 'regular'}>
          Pediu em {formatDate(askedAt)}
          {isLate(askedAt) && ', há mais de 3 dias'}
        </Text>{' '}
        · cadastro de {formatDate(createdAt)}
        {isVerified && ' · renovação'}
      </p>
      <Changes request={request} />
    </div>
  )
}

const LATE_DAYS = 3
const isLate = (askedAt: string) => Date.now() - Date.parse(askedAt) > LATE_DAYS * DAY_MS

/** Copies the number alone, as the council's form takes it. */
function CopyNumber({ number, name }: { number: string; name: string }) {
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => toast({ title: 'Número copiado', tone: 'success' }),
      () => toast({ title: 'O navegador não deixou copiar', tone: 'error' }),
    )
  return (
    <IconButton
      size="2"
      variant="ghost"
      color="gray"
      aria-label={`Copiar o número de ${name}`}
      onClick={() => void copy()}
    >
      <Copy size={16} aria-hidden="true" />
    </IconButton>
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
  const address = lookup(request)
  return (
    <div className="queue-actions cluster gap-2">
      {address && (
        <Button asChild size="2" variant="soft" color="gray">
          <a
            href={address}
            target="_blank"
            rel={USER_LINK_REL}
            aria-label={`Consultar o registro de ${name}`}
          >
            <ExternalLink size={16} aria-hidden="true" />
            Consultar
          </a>
        </Button>
      )}
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
  if (data.rows.length === 0)
    return (
      <EmptyState
        title="Ninguém espera verificação."
        description="Quem pedir aparece aqui, quem espera há mais tempo primeiro."
      />
    )
  return <VerificationQueue requests={data.rows} total={data.total} administratorId={administratorId} />
}
