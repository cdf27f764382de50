import { Badge, Button, Heading } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import type { CurrentUser } from '#contract/accounts.ts'
import { countReviews, formatRating } from '#frontend/lib/professional_words.ts'
import { RatingStars } from '#frontend/ui/professional/rating_stars.tsx'
import type { OwnContact } from '#contract/leads.ts'
import { formatDate } from '#domain/shared/date_words.ts'
import { contactsQuery } from '#frontend/api/contacts.ts'
import { ErrorState } from '#frontend/ui/page/status_message.tsx'
import { useReadFailure, useFailureToast } from '#frontend/ui/workspace/use_failure_toast.ts'
import type { OwnReview } from '#contract/reviews.ts'
import { ownReviewsQuery } from '#frontend/api/own_reviews.ts'
import { type OwnVerification, REFUSAL_OF_VERIFICATION_WORDS } from '#contract/verification.ts'
import { ownVerificationQuery, useAskForVerification } from '#frontend/api/dashboard.ts'
import { paths } from '#frontend/paths.ts'
import { BusyButton } from '#frontend/ui/page/busy_button.tsx'
import { InsurersCard } from './insurers_card.tsx'
import { NewPatientsCard } from './new_patients_card.tsx'
import { ReviewText, RowsSkeleton, Section } from './section.tsx'
import { messageText } from './leads/leads.ts'
import { AskForReviews } from './start_here.tsx'
import { toLead, toTab } from './dashboard_in_url.ts'

/** The most important facts. */
export function OverviewPanel({ member }: { member: CurrentUser }) {
  return (
    <div className="overview stack gap-5">
      <div className="stack gap-5">
        {member.role !== 'admin' && <VerificationCard professionalId={member.id} />}
        {member.role !== 'admin' && <NewPatientsCard member={member} />}
        {member.role !== 'admin' && <InsurersCard member={member} />}
        <ProfileSummary member={member} />
        <RecentContacts professionalId={member.id} />
        <AskForReviews member={member} />
      </div>
      <ApprovedReviews professionalId={member.id} />
    </div>
  )
}

/** The state of the profile. */
function ProfileSummary({ member }: { member: CurrentUser }) {
  const { rating, reviewCount, city, state } = member
  const place = [city, state].filter(Boolean).join(', ')
  return (
    <Section title="Resumo do Perfil" className="overview-profile">
      <dl className="facts stack gap-3">
        <div>
          <dt>Avaliação</dt>
          <dd className="facts-rating cluster middle">
            <strong aria-hidden="true">{formatRating(rating)}</strong>
            <RatingStars rating={rating} size="small" />
            <span className="quiet">{countReviews(reviewCount)}</span>
          </dd>
        </div>
        <div>
          <dt>Localização</dt>
          <dd>{place || 'Não informada'}</dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd>
            <Badge size="2" color={member.emailConfirmed && !member.unpublished ? 'green' : 'amber'}>
              {statusOf(member)}
            </Badge>
          </dd>
        </div>
      </dl>
    </Section>
  )
}

function statusOf({ emailConfirmed, unpublished }: CurrentUser): string {
  if (!emailConfirmed) return 'Espera a confirmação do e-mail'
  return unpublished ? 'Espera a publicação' : 'Ativo'
}

const CONTACTS_SHOWN = 4

/** The latest four leads and messages. */
function RecentContacts({ professionalId }: { professionalId: string }) {
  const { data, error, refetch } = useQuery(contactsQuery(professionalId))
  useReadFailure(error)
  return (
    <Section title="Contatos Recentes" aside={data && data.length > 0 && <AllLeads />}>
      {data ? (
        <Contacts contacts={data.slice(0, CONTACTS_SHOWN)} />
      ) : error ? (
        <ErrorState heading="h3" onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton count={CONTACTS_SHOWN} label="Carregando contatos…" />
      )}
    </Section>
  )
}

const AllLeads = () => (
  <Link className="dashboard-link accent medium" to={toTab('leads')} preventScrollReset>
    Ver leads
  </Link>
)

function Contacts({ contacts }: { contacts: readonly OwnContact[] }) {
  if (contacts.length === 0) return <p className="dashboard-nothing quiet">Nenhum contato recebido ainda</p>
  return (
    <ul className="plain-list rows stack">
      {contacts.map(({ id, patientName, createdAt, ...contact }) => (
        <li key={id} className="row row-tappable">
          <div className="line between gap-3">
            <Heading as="h3" size="3" className="breakable">
              <Link
                className="row-link"
                to={contact.kind === 'lead' ? toLead(id) : toTab('mensagens')}
                preventScrollReset
              >
                {patientName}
              </Link>
            </Heading>
            <time className="quiet small rigid digits" dateTime={createdAt}>
              {formatDate(createdAt)}
            </time>
          </div>
          <p className="row-text row-text-cut measure quiet">{messageText(contact)}</p>
        </li>
      ))}
    </ul>
  )
}

const REVIEWS_SHOWN = 5

/** The first five approved reviews, and the number of others. */
function ApprovedReviews({ professionalId }: { professionalId: string }) {
  const { data, error, refetch } = useQuery(ownReviewsQuery(professionalId))
  useReadFailure(error)
  return (
    <Section title="Avaliações Aprovadas">
      {data ? (
        <Reviews approved={data.filter(({ status }) => status === 'approved')} />
      ) : error ? (
        <ErrorState heading="h3" onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton count={REVIEWS_SHOWN} lines={2} label="Carregando avaliações…" />
      )}
    </Section>
  )
}

function Reviews({ approved }: { approved: readonly OwnReview[] }) {
  const more = approved.length - REVIEWS_SHOWN
  if (approved.length === 0)
    return <p className="dashboard-nothing quiet">Nenhuma avaliação aprovada ainda</p>
  return (
    <>
      <ul className="plain-list rows stack">
        {approved.slice(0, REVIEWS_SHOWN).map((review) => (
          <li key={review.id} className="row">
            <ReviewText review={review} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Link
          className="dashboard-link overview-more accent medium"
          to={toTab('avaliacoes')}
          preventScrollReset
        >
          {more === 1 ? 'Mais 1 avaliação aprovada' : `Mais ${more} avaliações aprovadas`}
        </Link>
      )}
    </>
  )
}

function words(verification: OwnVerification): string {
  const { status, askedAt, endsAt, refusal, note } = verification
  if (status === 'asked' && askedAt)
    return `Pedido em ${formatDate(askedAt)}. Conferimos o seu registro no conselho e avisamos por e-mail.`
  if (status === 'expiring' && endsAt)
    return `O selo vence em ${formatDate(endsAt)}. Peça a renovação e ele continua no seu perfil.`
  if (status === 'refused' && refusal)
    return [`${REFUSAL_OF_VERIFICATION_WORDS[refusal]}.`, note, 'Corrija o perfil e peça de novo.']
      .filter(Boolean)
      .join(' ')
  if (status === 'lapsed')
    return 'O selo saiu porque o nome, a especialidade, o registro ou o estado mudou, ou porque passou um ano. Peça de novo.'
  return 'O selo Verificado diz aos pacientes que conferimos o seu registro no conselho. É gratuito.'
}

/** The state of the verification, and a button to request it; nothing while the badge shows. */
function VerificationCard({ professionalId }: { professionalId: string }) {
  const { data } = useQuery(ownVerificationQuery(professionalId))
  const { mutate, isPending } = useAskForVerification(professionalId)
  const showFailure = useFailureToast()
  if (!data || data.status === 'verified') return null
  const mayAsk = data.status !== 'asked'
  return (
    <Section title="Selo Verificado" className="verification-card">
      <p className="row-text measure quiet">{words(data)}</p>
      {mayAsk && (
        <div className="cluster middle gap-3">
          <BusyButton
            size="3"
            isBusy={isPending}
            onClick={() =>
              mutate(undefined, {
                onError: (error) => showFailure(error, 'Não foi possível pedir a verificação.'),
              })
            }
          >
            <BadgeCheck size={18} aria-hidden="true" />
            {data.status === 'expiring' ? 'Pedir a renovação' : 'Pedir verificação'}
          </BusyButton>
          {data.status === 'refused' && (
            <Button asChild size="3" variant="soft" color="gray">
              <Link to={paths.editProfile}>Corrigir o perfil</Link>
            </Button>
          )}
        </div>
      )}
    </Section>
  )
}
