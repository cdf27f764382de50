import { Badge, Button } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams, Link } from 'react-router-dom'
import { Check, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import type { ReviewQueue, DecideReviewBody, QueuedReview } from '#contract/reviews.ts'
import { reviewQueueQuery, useDecideReview } from '#frontend/api/queues.ts'
import type { Screen } from '#frontend/lib/screen.ts'
import { AdminFrame } from '#frontend/ui/workspace/admin_frame.tsx'
import { QueueBar, QueueRow, QueueSkeleton, QueueStates } from '#frontend/ui/workspace/list/queue.tsx'
import { tabLinkId, TabLinks } from '#frontend/ui/workspace/tab_links.tsx'
import { type Objection, OBJECTION_WORDS } from '#contract/review_terms.ts'
import { POINT_WORDS } from '#contract/review_terms.ts'
import { formatDate } from '#domain/shared/date_words.ts'
import { paths } from '#frontend/paths.ts'
import { lazyPart } from '#frontend/loading/lazy_part.tsx'
import { RatingStars } from '#frontend/ui/professional/rating_stars.tsx'
import { useDecideWithToast, useQueue } from '#frontend/ui/workspace/list/use_queue.ts'

const ReasonDialog = lazyPart({
  lost: 'Não conseguimos abrir a confirmação. A avaliação continua como está.',
  load: async () => (await import('#frontend/ui/overlays/reason_dialog.tsx')).ReasonDialog<Objection>,
})

const KEYS = { a: 'manter', r: 'remover' }

interface Props {
  queue: ReviewQueue
  reviews: readonly QueuedReview[]
  total: number
  administratorId: string
}

/** The reviews of one queue, to be decided one after the other. */
function ReviewQueueList({ queue, reviews, total, administratorId }: Props) {
  const [removing, setRemoving] = useState<QueuedReview | null>(null)
  const decide = useDecisions(queue, administratorId)
  const mayDecide = queue !== 'rejected'
  const keep = (review: QueuedReview) => {
    stay()
    decide(review, { decision: 'keep' })
  }
  const { list, rowProps, stay } = useQueue(reviews, mayDecide ? { a: keep, r: setRemoving } : {})
  return (
    <>
      <QueueBar shown={reviews.length} total={total} keys={mayDecide ? KEYS : {}} />
      <ul ref={list} className="plain-list stack gap-3" aria-label="Avaliações">
        {reviews.map((review, place) => (
          <QueueRow key={review.id} {...rowProps(place)}>
            <ReviewWords review={review} />
            <Evidence review={review} />
            {mayDecide && (
              <DecisionButtons
                review={review}
                onKeep={() => keep(review)}
                onRemove={() => setRemoving(review)}
              />
            )}
          </QueueRow>
        ))}
      </ul>
      {removing && (
        <ReasonDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setRemoving(null)}
          onGiveUp={() => setRemoving(null)}
          name={`remove-${removing.id}`}
          title="Remover avaliação"
          description={`A avaliação de ${removing.patientName} some do perfil, a nota é recalculada e ${removing.professional.name} é avisado por e-mail. Pode ser desfeito.`}
          reasons={OBJECTION_WORDS}
          likely={removing.reports[0]?.objection}
          note={{ label: 'Observação (opcional)', hint: 'Fica no registro de auditoria.' }}
          confirmLabel="Remover"
          onConfirm={(objection, reason) => {
            stay()
            decide(removing, { decision: 'remove', objection, ...(reason && { reason }) })
          }}
        />
      )}
    </>
  )
}

function useDecisions(queue: ReviewQueue, actor: string) {
  const decide = useDecideWithToast(useDecideReview(queue).mutateAsync, actor)
  return ({ id, patientName }: QueuedReview, decision: DecideReviewBody) => {
    const done = decision.decision === 'keep' ? 'Avaliação mantida' : 'Avaliação removida'
    void decide({
      id,
      decision,
      name: patientName,
      done,
      failed: 'Não foi possível decidir. Tente novamente.',
    })
  }
}

function ReviewWords({ review }: { review: QueuedReview }) {
  const { patientName, rating, comment, points, answer, professional, createdAt } = review
  return (
    <div className="stack gap-1">
      <p className="queue-title measure breakable">
        <strong>{patientName}</strong> sobre{' '}
        {professional.slug ? (
          <Link to={paths.profile(professional.slug)}>{professional.name}</Link>
        ) : (
          professional.name
        )}
      </p>
      <p className="queue-quiet cluster middle quiet small">
        <RatingStars rating={rating} size="small" />
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </p>
      {comment ? (
        <p className="queue-text measure breakable">{comment}</p>
      ) : (
        <p className="queue-quiet cluster middle quiet small">Sem comentário</p>
      )}
      {points.length > 0 && (
        <p className="quiet small">{points.map((each) => POINT_WORDS[each]).join(' · ')}</p>
      )}
      {answer && (
        <p className="queue-text queue-quiet cluster middle measure breakable quiet small">
          Resposta: {answer}
        </p>
      )}
    </div>
  )
}

/** The facts for a decision. */
function Evidence({ review }: { review: QueuedReview }) {
  const { reports, objection, quarantined, evidence } = review
  const { fromOwner, sameSender, sameDay, rejectedByProfessional, received } = evidence
  return (
    <ul className="plain-list queue-evidence cluster gap-2" aria-label="Indícios">
      {reports.map(({ objection: kind, count }) => (
        <Sign key={kind} tone="red">
          {count > 1 ? `${count}× ` : ''}
          {OBJECTION_WORDS[kind]}
        </Sign>
      ))}
      {objection && <Sign tone="red">Rejeitada: {OBJECTION_WORDS[objection]}</Sign>}
      {quarantined && <Sign tone="amber">Retida: parece automática</Sign>}
      {fromOwner && <Sign tone="amber">Do mesmo endereço do profissional</Sign>}
      {sameSender > 0 && (
        <Sign tone="amber">
          {sameSender === 1 ? 'Outra avaliação' : `Outras ${sameSender} avaliações`} do mesmo remetente
        </Sign>
      )}
      {sameDay > 0 && (
        <Sign tone={sameDay > 2 ? 'amber' : 'gray'}>
          {sameDay === 1 ? 'Outra avaliação' : `Outras ${sameDay} avaliações`} em 24 horas neste perfil
        </Sign>
      )}
      {rejectedByProfessional > 0 && (
        <Sign tone="gray">
          O profissional rejeitou {rejectedByProfessional} de {received}
        </Sign>
      )}
    </ul>
  )
}

function Sign({ tone, children }: { tone: 'red' | 'amber' | 'gray'; children: ReactNode }) {
  return (
    <li>
      <Badge size="2" color={tone}>
        {children}
      </Badge>
    </li>
  )
}

interface DecisionButtonsProps {
  review: QueuedReview
  onKeep: () => void
  onRemove: () => void
}

function DecisionButtons({ review: { patientName }, onKeep, onRemove }: DecisionButtonsProps) {
  return (
    <div className="queue-actions cluster gap-2">
      <Button size="2" variant="soft" aria-label={`Manter a avaliação de ${patientName}`} onClick={onKeep}>
        <Check size={16} aria-hidden="true" />
        Manter
      </Button>
      <Button
        size="2"
        variant="soft"
        color="gray"
        aria-label={`Remover a avaliação de ${patientName}`}
        onPointerEnter={() => void ReasonDialog.fetch()}
        onClick={onRemove}
      >
        <Trash2 size={16} aria-hidden="true" />
        Remover
      </Button>
    </div>
  )
}

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

/** `word` is the URL's value. */
const QUEUES: readonly { queue: ReviewQueue; word: string; label: string; nothing: string }[] = [
  {
    queue: 'reported',
    word: 'denunciadas',
    label: 'Denunciadas',
    nothing: 'Nenhuma denúncia espera decisão',
  },
  { queue: 'quarantined', word: 'retidas', label: 'Retidas', nothing: 'Nenhuma avaliação retida' },
  {
    queue: 'rejected',
    word: 'rejeitadas',
    label: 'Rejeitadas por profissionais',
    nothing: 'Nenhuma avaliação rejeitada nos últimos 90 dias',
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
  return (
    <QueueStates
      asked={useQuery(reviewQueueQuery(queue))}
      loading="Carregando as avaliações…"
      nothing={{ title: nothing, description: 'O que chegar aparece aqui, da mais antiga à mais nova.' }}
    >
      {({ rows, total }) => (
        <ReviewQueueList queue={queue} reviews={rows} total={total} administratorId={administrator.id} />
      )}
    </QueueStates>
  )
}
