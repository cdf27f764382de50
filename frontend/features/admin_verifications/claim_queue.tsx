import { Badge, Button, Callout, Text } from '@radix-ui/themes'
import { Check, CircleAlert, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import {
  REFUSAL_OF_CLAIM_WORDS,
  REFUSALS_OF_CLAIM,
  type RefusalOfClaim,
  type WaitingClaim,
} from '#contract/claims.ts'
import { formatLicense, parseLicense } from '#domain/catalogue/license.ts'
import { formatMonth } from '#domain/shared/date_words.ts'
import { formatPhone } from '#domain/shared/phone.ts'
import { useDecideClaim } from '#frontend/api/queues.ts'
import { professionalName } from '#frontend/lib/professional_words.ts'
import { lazyPart } from '#frontend/loading/lazy_part.tsx'
import { paths } from '#frontend/paths.ts'
import { QueueBar, QueueRow } from '#frontend/ui/workspace/list/queue.tsx'
import { useDecideWithToast, useQueue } from '#frontend/ui/workspace/list/use_queue.ts'
import { Asked, CouncilLookup, CouncilNumber, openCouncil } from './council_parts.tsx'

const CHECKED = 'Conferi o registro no conselho'

const ReasonDialog = lazyPart({
  lost: 'Não conseguimos abrir a confirmação. O pedido continua na fila.',
  load: async () => (await import('#frontend/ui/overlays/reason_dialog.tsx')).ReasonDialog<string>,
})

const KEYS = { o: 'consultar no conselho', a: 'aprovar', r: 'recusar' }

interface Props {
  claims: readonly WaitingClaim[]
  total: number
  administratorId: string
}

interface Deciding {
  claim: WaitingClaim
  decision: 'approve' | 'refuse'
}

/** Who asks for an unclaimed profile, or for its removal, to be decided one after the other. */
export function ClaimQueue({ claims, total, administratorId }: Props) {
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const decide = useDecisions(administratorId)
  const ask = (claim: WaitingClaim, decision: Deciding['decision']) =>
    setDeciding({ claim, decision: isClaimed(claim) ? 'refuse' : decision })
  const { list, rowProps, stay } = useQueue(claims, {
    o: ({ professional }) => openCouncil(professional.crm),
    a: (claim) => ask(claim, 'approve'),
    r: (claim) => ask(claim, 'refuse'),
  })
  return (
    <>
      <QueueBar shown={claims.length} total={total} keys={KEYS} />
      <ul ref={list} className="plain-list stack gap-3" aria-label="Pedidos de perfil">
        {claims.map((claim, place) => (
          <QueueRow key={claim.id} {...rowProps(place)}>
            <Claim claim={claim} />
            <Decisions claim={claim} onDecide={(decision) => ask(claim, decision)} />
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
          onConfirm={(reason, note) => {
            stay()
            decide(deciding, reason, note)
          }}
        />
      )}
    </>
  )
}

/** Somebody has the profile by now. */
const isClaimed = ({ professional }: WaitingClaim) => professional.source === null

const isSameNumber = ({ registration, professional }: WaitingClaim) =>
  shownLicense(registration) === shownLicense(professional.crm)

function likelyRefusal(claim: WaitingClaim): RefusalOfClaim | undefined {
  if (isClaimed(claim)) return 'already_claimed'
  return isSameNumber(claim) ? undefined : 'number_differs'
}

/** Where the link of an approval goes. */
function goesTo({ hasEmail, lostEmail, email }: WaitingClaim): string {
  if (!hasEmail) return email
  return lostEmail ? `${email}, e um aviso para o e-mail que o perfil já tem` : 'o e-mail que o perfil já tem'
}

function wordsOf({ claim, decision }: Deciding) {
  const { kind, email, professional } = claim
  if (decision === 'refuse')
    return {
      title: 'Recusar o pedido',
      description: `Quem pediu recebe o motivo por e-mail (${email}) e pode pedir de novo. Pode ser desfeito.`,
      reasons: REFUSAL_OF_CLAIM_WORDS,
      likely: likelyRefusal(claim),
      note: { label: 'O que mais dizer (opcional)', hint: 'Vai no e-mail, junto com o motivo.' },
      confirmLabel: 'Recusar',
    }
  const checked = {
    ...{ legend: 'Conferência', reasons: { [CHECKED]: CHECKED }, likely: CHECKED },
    note: { label: 'Observação (opcional)', hint: 'Fica no registro de auditoria.' },
  }
  const name = professionalName(professional)
  if (kind === 'claim')
    return {
      ...checked,
      title: 'Entregar o perfil',
      description: `O link para criar a senha vai para ${goesTo(claim)}. Quem o usar cuida do perfil de ${name}; até lá, nada muda. Pode ser desfeito.`,
      confirmLabel: 'Entregar',
      isHarmless: true,
    }
  return {
    ...checked,
    title: 'Remover o perfil',
    description: `O perfil de ${name} e os dados dele são apagados, e nenhum cadastro público os traz de volta. Isso não se desfaz.`,
    confirmLabel: 'Remover',
  }
}

function useDecisions(actor: string) {
  const decide = useDecideWithToast(useDecideClaim().mutateAsync, actor)
  return ({ claim, decision }: Deciding, reason: string, note: string) => {
    const name = professionalName(claim.professional)
    const isRemoval = decision === 'approve' && claim.kind === 'removal'
    const approved = isRemoval ? 'Perfil removido' : 'Perfil entregue: o link sai em um minuto'
    const refusal = REFUSALS_OF_CLAIM.find((each) => each === reason) ?? 'unproven'
    void decide({
      ...{ id: claim.id, name, isFinal: isRemoval },
      decision:
        decision === 'approve'
          ? { decision, reason: [`${reason}.`, note].filter(Boolean).join(' ') }
          : { decision, refusal, ...(note && { note }) },
      done: decision === 'approve' ? approved : 'Pedido recusado',
      failed: `O pedido do perfil de ${name} não foi decidido agora`,
    })
  }
}

function Claim({ claim }: { claim: WaitingClaim }) {
  const { kind, registration, email, phone, hasEmail, lostEmail, askedAt, professional } = claim
  const { slug, specialty, crm, city, state, source, sourceDate } = professional
  const name = professionalName(professional)
  const isSame = isSameNumber(claim)
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
      <p className="queue-title cluster gap-2 breakable">
        <span>{email}</span>
        <Text wrap="nowrap">{formatPhone(phone)}</Text>
      </p>
      <p className="queue-quiet cluster middle quiet small">
        <span>{facts}</span>
        {source && sourceDate && <span>{`Fonte: ${source}, ${formatMonth(`${sourceDate}T12:00:00Z`)}`}</span>}
        <Asked at={askedAt} />
      </p>
      {isClaimed(claim) && <Warning text="Este perfil já foi assumido. Só resta recusar este pedido." />}
      {hasEmail && lostEmail && (
        <Warning text="Diz que o e-mail do perfil não é mais seu. Confira por telefone antes de entregar." />
      )}
    </div>
  )
}

function Warning({ text }: { text: string }) {
  return (
    <Callout.Root size="1" color="amber">
      <Callout.Icon>
        <CircleAlert size={16} aria-hidden="true" />
      </Callout.Icon>
      <Callout.Text>{text}</Callout.Text>
    </Callout.Root>
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

function Decisions({ claim, onDecide }: DecisionsProps) {
  const { kind, professional } = claim
  const name = professionalName(professional)
  const [act, Icon] = kind === 'claim' ? ['Entregar', Check] : ['Remover', Trash2]
  return (
    <div className="queue-actions cluster gap-2">
      <CouncilLookup registration={professional.crm} name={name} />
      {!isClaimed(claim) && (
        <Button
          size="2"
          variant="soft"
          color={kind === 'claim' ? 'teal' : 'red'}
          aria-label={`${act} o perfil de ${name}`}
          onClick={() => onDecide('approve')}
        >
          <Icon size={16} aria-hidden="true" />
          {act}
        </Button>
      )}
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
