import { Badge, Button, Text } from '@radix-ui/themes'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { WaitingClaim } from '#contract/claims.ts'
import { formatLicense, parseLicense } from '#domain/catalogue/license.ts'
import { formatMonth } from '#domain/shared/date_words.ts'
import { formatPhone } from '#domain/shared/phone.ts'
import { useDecideClaim } from '#frontend/api/queues.ts'
import { professionalName } from '#frontend/lib/professional_words.ts'
import { lazyPart } from '#frontend/loading/lazy_part.tsx'
import { paths } from '#frontend/paths.ts'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { QueueBar, QueueRow } from '#frontend/ui/workspace/list/queue.tsx'
import { useQueue } from '#frontend/ui/workspace/list/use_queue.ts'
import { useFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'
import { Asked, CouncilLookup, CouncilNumber, openCouncil } from './council_parts.tsx'

const REFUSALS = [
  'O número informado não é o do perfil',
  'A consulta no conselho não confere',
  'Quem pediu não respondeu',
  'Outro motivo',
]
const CHECKED = 'Conferi o registro no conselho'

const ReasonDialog = lazyPart({
  lost: 'Não conseguimos abrir a confirmação. O pedido continua na fila.',
  load: async () => (await import('#frontend/ui/overlays/reason_dialog.tsx')).ReasonDialog<string>,
})

const KEYS = { o: 'consultar no conselho', a: 'aprovar', r: 'recusar' }

interface Props {
  claims: readonly WaitingClaim[]
  total: number
}

interface Deciding {
  claim: WaitingClaim
  decision: 'approve' | 'refuse'
}

/** Who asks for an unclaimed profile, or for its removal, to be decided one after the other. */
export function ClaimQueue({ claims, total }: Props) {
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const decide = useDecisions()
  const { list, rowProps, stay } = useQueue(claims, {
    o: ({ professional }) => openCouncil(professional.crm),
    a: (claim) => setDeciding({ claim, decision: 'approve' }),
    r: (claim) => setDeciding({ claim, decision: 'refuse' }),
  })
  return (
    <>
      <QueueBar shown={claims.length} total={total} keys={KEYS} />
      <ul ref={list} className="plain-list stack gap-3" aria-label="Pedidos de perfil">
        {claims.map((claim, place) => (
          <QueueRow key={claim.id} {...rowProps(place)}>
            <Claim claim={claim} />
            <Decisions claim={claim} onDecide={(decision) => setDeciding({ claim, decision })} />
          </QueueRow>
        ))}
      </ul>
      {deciding && (
        <ReasonDialog
          {...wordsOf(deciding)}
          isOpen
          onOpenChange={(isOpen) => !isOpen && setDeciding(null)}
          onGiveUp={() => setDeciding(null)}
          name={`${deciding.decision}-${deciding.claim.id}`}
          note={{ label: 'Observação (opcional)', hint: 'Fica no registro de auditoria.' }}
          onConfirm={(reason, note) => {
            stay()
            decide(deciding, [`${reason}.`, note].filter(Boolean).join(' '))
          }}
        />
      )}
    </>
  )
}

/** Each reason is recorded in its own words. */
const recorded = (...reasons: string[]) => Object.fromEntries(reasons.map((words) => [words, words]))

function wordsOf({ claim: { kind, email, professional }, decision }: Deciding) {
  if (decision === 'refuse')
    return {
      title: 'Recusar o pedido',
      description:
        'Quem pediu recebe um e-mail que os dados não conferem, sem o motivo, e pode pedir de novo.',
      reasons: recorded(...REFUSALS),
      confirmLabel: 'Recusar',
    }
  const checked = { legend: 'Conferência', reasons: recorded(CHECKED), likely: CHECKED }
  const name = professionalName(professional)
  if (kind === 'claim')
    return {
      ...checked,
      title: 'Entregar o perfil',
      description: `O link para criar a senha vai para ${email}, e quem o abrir cuida do perfil de ${name}.`,
      confirmLabel: 'Entregar',
      isHarmless: true,
    }
  return {
    ...checked,
    title: 'Remover o perfil',
    description: `O perfil de ${name} sai do ar, e nenhuma importação o traz de volta.`,
    confirmLabel: 'Remover',
  }
}

function useDecisions() {
  const { mutateAsync } = useDecideClaim()
  const toast = useToast()
  const showFailure = useFailureToast()
  return ({ claim, decision }: Deciding, reason: string) => {
    const name = professionalName(claim.professional)
    const approved = claim.kind === 'claim' ? 'Perfil entregue' : 'Perfil removido'
    mutateAsync({ id: claim.id, decision: { decision, reason } }).then(
      () =>
        toast({
          title: decision === 'approve' ? approved : 'Pedido recusado',
          description: name,
          tone: 'success',
        }),
      (error: unknown) => showFailure(error, `O pedido do perfil de ${name} continua na fila`),
    )
  }
}

function Claim({
  claim: { kind, registration, email, phone, askedAt, professional },
}: {
  claim: WaitingClaim
}) {
  const { slug, specialty, crm, city, state, source, sourceDate } = professional
  const name = professionalName(professional)
  const isSame = shownLicense(registration) === shownLicense(crm)
  const facts = [specialty, [city, state].filter(Boolean).join(', ')].filter(Boolean).join(' · ')
  return (
    <div className="stack gap-1">
      <p className="queue-title cluster middle gap-2 breakable">
        <strong>
          <Link to={paths.profile(slug)}>{name}</Link>
        </strong>
        <Badge size="2" color={kind === 'claim' ? 'teal' : 'red'}>
          {kind === 'claim' ? 'Quer assumir' : 'Quer remover'}
        </Badge>
      </p>
      <CouncilNumber registration={crm} name={name} />
      <Text as="p" size="2" color={isSame ? 'gray' : 'red'} weight={isSame ? 'regular' : 'bold'}>
        {isSame ? 'O número informado é o mesmo.' : `Informado no pedido: ${shownLicense(registration)}`}
      </Text>
      <p className="queue-title measure breakable">{`${email} · ${formatPhone(phone)}`}</p>
      <p className="queue-quiet cluster middle quiet small">
        <span>{facts}</span>
        {source && sourceDate && <span>{`Dados de ${source}, ${formatMonth(sourceDate)}`}</span>}
        <Asked at={askedAt} />
      </p>
    </div>
  )
}

function shownLicense(registration: string): string {
  const license = parseLicense(registration)
  return license ? formatLicense(license) : registration
}

interface DecisionsProps {
  claim: WaitingClaim
  onDecide: (decision: 'approve' | 'refuse') => void
}

function Decisions({ claim: { kind, professional }, onDecide }: DecisionsProps) {
  const name = professionalName(professional)
  const act = kind === 'claim' ? 'Entregar' : 'Remover'
  return (
    <div className="queue-actions cluster gap-2">
      <CouncilLookup registration={professional.crm} name={name} />
      <Button
        size="2"
        variant="soft"
        aria-label={`${act} o perfil de ${name}`}
        onClick={() => onDecide('approve')}
      >
        <Check size={16} aria-hidden="true" />
        {act}
      </Button>
      <Button
        size="2"
        variant="soft"
        color="gray"
        aria-label={`Recusar o pedido do perfil de ${name}`}
        onPointerEnter={() => void ReasonDialog.fetch()}
        onClick={() => onDecide('refuse')}
      >
        <X size={16} aria-hidden="true" />
        Recusar
      </Button>
    </div>
  )
}
