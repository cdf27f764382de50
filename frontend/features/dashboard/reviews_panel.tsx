import { Button, Heading, Text } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useRef, useState, type SubmitEvent } from 'react'
import { Check, MessageSquareReply, X } from 'lucide-react'
import { formatNumber } from '#domain/shared/numbers.ts'
import {
  ownReviewsQuery,
  useAnswerReview,
  useApproveReview,
  useRejectReview,
} from '#frontend/api/own_reviews.ts'
import { BusyButton } from '#frontend/ui/page/busy_button.tsx'
import { ErrorState } from '#frontend/ui/page/status_message.tsx'
import {
  useFailureToast,
  useFormFailureToast,
  useReadFailure,
} from '#frontend/ui/workspace/use_failure_toast.ts'
import { MAX_ANSWER_LENGTH, type OwnReview } from '#contract/reviews.ts'
import { type Objection, OBJECTION_WORDS } from '#contract/review_terms.ts'
import { isBeingTyped, useTypedText } from '#frontend/lib/use_typed_text.ts'
import { codePointLength } from '#domain/shared/text.ts'
import { CountedText } from '#frontend/ui/workspace/counted_text.tsx'
import { lazyPart } from '#frontend/loading/lazy_part.tsx'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { ReviewText, RowsSkeleton, Section } from './section.tsx'

/** 'Gerenciar Avaliações': the professional decides which reviews the public sees. */
export function ReviewsPanel({ professionalId }: { professionalId: string }) {
  const { data, error, refetch } = useQuery(ownReviewsQuery(professionalId))
  useReadFailure(error)
  const withStatus = (only: string) => data?.filter(({ status }) => status === only) ?? []
  return (
    <Section title="Gerenciar Avaliações">
      <p className="quiet">
        Uma avaliação só aparece no seu perfil depois de aprovada. Você pode responder às aprovadas; rejeitar
        pede um motivo e é definitivo.
      </p>
      {data ? (
        <>
          <ModeratedReviews
            title="Pendentes"
            isWaiting
            nothing="Nenhuma avaliação pendente"
            reviews={withStatus('pending')}
            professionalId={professionalId}
          />
          <ApprovedReviews reviews={withStatus('approved')} professionalId={professionalId} />
        </>
      ) : error ? (
        <ErrorState heading="h3" onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton count={4} label="Carregando avaliações…" />
      )}
    </Section>
  )
}

const STEP = 10

const ANSWERED = [
  { value: 'all', label: 'Todas' },
  { value: 'unanswered', label: 'Sem resposta' },
  { value: 'answered', label: 'Respondidas' },
] as const

/** The approved reviews, all or by whether they were answered. */
function ApprovedReviews({ reviews, professionalId }: Pick<ReviewsProps, 'reviews' | 'professionalId'>) {
  const [only, setOnly] = useState('all')
  const chosen = reviews.filter(({ answer }) => only === 'all' || (answer !== null) === (only === 'answered'))
  return (
    <ModeratedReviews
      title="Aprovadas"
      nothing={
        reviews.length === 0 ? 'Nenhuma avaliação aprovada ainda' : 'Nenhuma avaliação com este filtro'
      }
      reviews={chosen}
      professionalId={professionalId}
      filter={
        reviews.length > 1 && (
          <fieldset aria-label="Respostas" className="cluster gap-2">
            {ANSWERED.map(({ value, label }) => (
              <Button
                key={value}
                size="2"
                variant="soft"
                color={value === only ? 'teal' : 'gray'}
                aria-pressed={value === only}
                onClick={() => setOnly(value)}
              >
                {label}
              </Button>
            ))}
          </fieldset>
        )
      }
    />
  )
}

interface ReviewsProps {
  title: string
  /** Whether they wait for a decision. */
  isWaiting?: boolean
  filter?: ReactNode
  /** Shown without reviews. */
  nothing: string
  reviews: readonly OwnReview[]
  professionalId: string
}

/** The reviews of one status, ten at first, with their moderation buttons. */
function ModeratedReviews(props: ReviewsProps) {
  const { title, isWaiting = false, filter, nothing, reviews, professionalId } = props
  const [shown, setShown] = useState(STEP)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className="moderation stack gap-3">
      <Heading as="h3" size="3" ref={heading} tabIndex={-1} className="moderation-title">
        {title} <Text color="gray" weight="regular">{`(${formatNumber(reviews.length)})`}</Text>
      </Heading>
      {filter}
      {reviews.length === 0 ? (
        <p className="dashboard-nothing quiet">{nothing}</p>
      ) : (
        <ul className="plain-list rows stack" data-waiting={isWaiting || undefined} aria-label={title}>
          {reviews.slice(0, shown).map((review) => (
            <ModeratedReview
              key={review.id}
              review={review}
              professionalId={professionalId}
              onModerated={() => heading.current?.focus()}
            />
          ))}
        </ul>
      )}
      {reviews.length > shown && (
        <Button size="2" variant="soft" color="gray" onClick={() => setShown(shown + STEP)}>
          Mostrar mais avaliações
        </Button>
      )}
    </div>
  )
}

/** A review, its answer and its buttons; while an answer is being written, only the form's. */
function ModeratedReview(props: ButtonsProps) {
  const { review, professionalId } = props
  const [isWriting, setWriting] = useState(() => isBeingTyped(answerName(review)))
  const answerButton = useRef<HTMLButtonElement>(null)
  const close = () => {
    setWriting(false)
    requestAnimationFrame(() => answerButton.current?.focus())
  }
  return (
    <li className="row moderated">
      <div className="stack gap-1">
        <ReviewText review={review} />
        {isWriting ? (
          <AnswerForm review={review} professionalId={professionalId} onDone={close} />
        ) : (
          <Answer {...review} />
        )}
      </div>
      {!isWriting && (
        <div className="review-decisions cluster gap-2">
          {review.status === 'approved' && (
            <AnswerButton ref={answerButton} review={review} onClick={() => setWriting(true)} />
          )}
          <ModerationButtons {...props} />
        </div>
      )}
    </li>
  )
}

const ReasonDialog = lazyPart({
  lost: 'Não conseguimos abrir a confirmação. A avaliação continua como está.',
  load: async () => (await import('#frontend/ui/overlays/reason_dialog.tsx')).ReasonDialog<Objection>,
})

function rejectionWarning(patientName: string, isPending: boolean): string {
  const effect = isPending
    ? 'não aparecerá no seu perfil.'
    : 'deixará de aparecer no seu perfil e a nota será recalculada.'
  return (
    `A avaliação de ${patientName} ${effect} A nossa equipe vê o motivo e quantas avaliações você rejeita. ` +
    'Prefere responder? A resposta fica logo abaixo dela.'
  )
}

const FAILED = 'Não foi possível atualizar o status da avaliação.'

interface ButtonsProps {
  review: OwnReview
  professionalId: string
  /** Moves the focus before the review leaves the list. */
  onModerated: () => void
}

function useModeration({ review, professionalId, onModerated }: ButtonsProps) {
  const approval = useApproveReview(professionalId)
  const showFailure = useFailureToast()
  const reject = useRejectReview(professionalId, (error) => showFailure(error, FAILED))
  const toast = useToast()
  return {
    approve: async () => {
      onModerated()
      try {
        await approval.mutateAsync(review)
        toast({ title: 'Avaliação aprovada', tone: 'success' })
      } catch (error) {
        showFailure(error, FAILED)
      }
    },
    reject: (objection: Objection) => {
      onModerated()
      const { send, cancel } = reject(review, objection)
      toast({
        title: 'Avaliação rejeitada',
        tone: 'success',
        action: { label: 'Desfazer', onSelect: cancel },
        onGone: send,
      })
    },
  }
}

/** Approves, or rejects with a reason; a rejection is final once its toast has closed. */
function ModerationButtons(props: ButtonsProps) {
  const { status, patientName } = props.review
  const { approve, reject } = useModeration(props)
  const [isAsking, setAsking] = useState<boolean | null>(null)
  const isPending = status === 'pending'
  return (
    <>
      {isPending && (
        <Button
          size="2"
          variant="soft"
          aria-label={`Aprovar avaliação de ${patientName}`}
          onClick={() => void approve()}
        >
          <Check size={16} aria-hidden="true" />
          Aprovar
        </Button>
      )}
      <Button
        size="2"
        variant="soft"
        color="gray"
        aria-label={`Rejeitar avaliação de ${patientName}`}
        onClick={() => setAsking(true)}
      >
        <X size={16} aria-hidden="true" />
        Rejeitar
      </Button>
      {isAsking !== null && (
        <ReasonDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          onGiveUp={() => setAsking(null)}
          name={`reject-${props.review.id}`}
          title="Rejeitar avaliação"
          description={rejectionWarning(patientName, isPending)}
          reasons={OBJECTION_WORDS}
          confirmLabel="Rejeitar"
          onConfirm={reject}
        />
      )}
    </>
  )
}

/** The professional's public answer. */
function Answer({ answer }: OwnReview) {
  if (!answer) return null
  return (
    <div className="answer">
      <blockquote className="answer-text">
        <strong>Sua resposta</strong>
        <p className="row-text measure quiet">{answer}</p>
      </blockquote>
    </div>
  )
}

interface AnswerButtonProps {
  ref: RefObject<HTMLButtonElement | null>
  review: OwnReview
  onClick: () => void
}

function AnswerButton({ ref, review, onClick }: AnswerButtonProps) {
  const label = review.answer ? 'Editar resposta' : 'Responder'
  return (
    <Button
      ref={ref}
      size="2"
      variant="soft"
      aria-label={`${label} a ${review.patientName}`}
      onClick={onClick}
    >
      <MessageSquareReply size={16} aria-hidden="true" />
      {label}
    </Button>
  )
}

const answerName = ({ id }: OwnReview) => `answer:${id}`

interface AnswerFormProps {
  review: OwnReview
  professionalId: string
  onDone: () => void
}

function AnswerForm({ review, professionalId, onDone }: AnswerFormProps) {
  const { text, type, drop } = useTypedText(answerName(review), review.answer ?? '')
  const { mutate, isPending } = useAnswerReview(professionalId, review.id)
  const toast = useToast()
  const showFailure = useFormFailureToast()
  const [isRefused, setRefused] = useState(false)
  const isTooLong = codePointLength(text.trim()) > MAX_ANSWER_LENGTH
  const missing = isRefused && !text.trim() ? 'Escreva a resposta.' : undefined
  const save = (answer: string | null) =>
    mutate(answer, {
      onSuccess: () => {
        drop()
        toast({ title: answer === null ? 'Resposta retirada' : 'Resposta publicada', tone: 'success' })
        onDone()
      },
      onError: (error) => showFailure(error, 'Não foi possível salvar a resposta.'),
    })
  const cancel = () => {
    drop()
    onDone()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim() && !isTooLong) save(text.trim())
    else setRefused(true)
  }
  return (
    <form className="answer" onSubmit={submit}>
      <CountedText
        label="Sua resposta"
        hint="Todos a veem. Não confirme que a pessoa foi atendida nem fale da saúde dela."
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
        autoFocus
        rows={4}
        text={text}
        most={MAX_ANSWER_LENGTH}
        value={text}
        error={isTooLong ? 'A resposta é longa demais.' : missing}
        onChange={({ target }) => type(target.value)}
      />
      <div className="cluster middle gap-3">
        <BusyButton size="2" isBusy={isPending}>
          Publicar resposta
        </BusyButton>
        <Button type="button" size="2" variant="soft" color="gray" onClick={cancel}>
          Cancelar
        </Button>
        {review.answer && (
          <Button type="button" size="2" variant="ghost" color="red" onClick={() => save(null)}>
            Retirar resposta
          </Button>
        )}
      </div>
    </form>
  )
}
