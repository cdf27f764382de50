import { Button, Heading } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import {
  ChevronRight,
  CircleUserRound,
  MessageSquareText,
  Check,
  Crown,
  MessageCircle,
  CalendarHeart,
  Eye,
  Phone,
  Search,
  Star,
} from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { countOf, formatNumber } from '#domain/shared/numbers.ts'
import type { CurrentUser } from '#contract/accounts.ts'
import type { OwnContact } from '#contract/leads.ts'
import {
  completenessOf,
  missingMessage,
  missingPieces,
  PIECE_NAMES,
  type ProfilePieces,
} from '#domain/shared/profile_pieces.ts'
import { contactsQuery } from '#frontend/api/contacts.ts'
import { dashboardQuery } from '#frontend/api/dashboard.ts'
import { paths } from '#frontend/paths.ts'
import { ErrorState } from '#frontend/ui/page/status_message.tsx'
import type { Dashboard } from '#contract/dashboard.ts'
import { whatsappLink } from '#domain/shared/phone.ts'
import { useSettings } from '#frontend/lib/site_context.tsx'
import { lastDays } from '#domain/shared/dates.ts'
import { ownReviewsQuery } from '#frontend/api/own_reviews.ts'
import { countReviews, formatRating, theProfessional } from '#frontend/lib/professional_words.ts'
import { useReadFailure } from '#frontend/ui/workspace/use_failure_toast.ts'
import { lazyPart } from '#frontend/loading/lazy_part.tsx'
import { toLead, toLeads, toTab } from './dashboard_in_url.ts'
import { timeAgo, TREND_DAYS, describeRating, describeTrend, ownFigures, ratingByDay } from './days.ts'
import { ChatButton } from './leads/lead_actions.tsx'
import { unanswered, waitingWords, wishOf } from './leads/leads.ts'
import { RowsSkeleton, Section } from './section.tsx'
import { useFirstSteps } from './start_here.tsx'
import './cards.css'

const LEADS_SHOWN = 5

/** What the professional should do: unanswered leads, pending reviews, missing parts of the profile. */
export function Today({ member }: { member: CurrentUser }) {
  const { data: contacts, error, refetch } = useQuery(contactsQuery(member.id))
  const { data: figures } = useQuery(dashboardQuery(member.id))
  const start = useFirstSteps(member)
  const [now] = useState(() => new Date())
  const waiting = contacts && unanswered(contacts)
  const pending = figures?.reviews.pending ?? 0
  const lacks = start && completenessOf(start.pieces) < 100 && !start.isUnfinished
  const isNothing = waiting?.length === 0 && pending === 0 && !lacks
  return (
    <Section title="Hoje">
      {waiting ? (
        isNothing ? (
          <p className="quiet">Nada espera por você agora.</p>
        ) : (
          <ul className="plain-list today">
            <WaitingLeads leads={waiting} now={now} sender={theProfessional(member)} />
            {pending > 0 && (
              <Task icon={<MessageSquareText size={20} />} to={toTab('avaliacoes')}>
                {pending === 1 ? '1 avaliação para moderar' : `${pending} avaliações para moderar`}
              </Task>
            )}
            {lacks && <ProfileTask pieces={start.pieces} />}
          </ul>
        )
      ) : error ? (
        <ErrorState heading="h3" onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton count={3} label="Carregando o que espera por você…" />
      )}
    </Section>
  )
}

interface WaitingProps {
  leads: readonly OwnContact[]
  now: Date
  /** The professional's name within a sentence. */
  sender: string
}

/** The newest waiting leads with links, how many wait for long, and a link to all. */
function WaitingLeads({ leads, now, sender }: WaitingProps) {
  if (leads.length === 0) return null
  const { waiting, late } = waitingWords(leads, now)
  return (
    <>
      <li className="today-head cluster between quiet">
        <span>{waiting}</span>
        {late && <span className="today-late small">{late}</span>}
      </li>
      {leads.slice(0, LEADS_SHOWN).map((lead) => (
        <li key={lead.id} className="line gap-3">
          <Link className="today-task line gap-3" to={toLead(lead.id)} preventScrollReset>
            <span className="today-words stack breakable">
              <strong className="semibold">{lead.patientName}</strong>
              <span className="one-line quiet">{wishOf(lead)}</span>
            </span>
            <time className="quiet small rigid" dateTime={lead.createdAt}>
              {timeAgo(lead.createdAt, now)}
            </time>
          </Link>
          <ChatButton lead={lead} sender={sender} />
        </li>
      ))}
      {leads.length > LEADS_SHOWN && (
        <li>
          <Link
            className="dashboard-link today-all line accent medium"
            to={toLeads({ status: 'pending' })}
            preventScrollReset
          >
            {`Ver os ${formatNumber(leads.length)} sem resposta`}
          </Link>
        </li>
      )}
    </>
  )
}

interface TaskProps {
  /** Decoration only. */
  icon: ReactNode
  to: string
  children: ReactNode
}

function Task({ icon, to, children }: TaskProps) {
  return (
    <li>
      <Link className="today-task line gap-3" to={to} preventScrollReset={to.startsWith('?')}>
        <span className="today-icon rigid accent" aria-hidden="true">
          {icon}
        </span>
        <span className="today-words stack breakable">{children}</span>
        <ChevronRight size={18} aria-hidden="true" />
      </Link>
    </li>
  )
}

function ProfileTask({ pieces }: { pieces: ProfilePieces }) {
  const missing = missingPieces(pieces)
  const isInSettings = missing.every((piece) => piece === 'place' || piece === 'whatsapp')
  return (
    <Task icon={<CircleUserRound size={20} />} to={isInSettings ? toTab('configuracoes') : paths.editProfile}>
      {`Seu perfil está ${completenessOf(pieces)}% completo. ${missingMessage(missing.map((piece) => PIECE_NAMES[piece]))}`}
    </Task>
  )
}

const FEATURES = [
  'Tudo da conta gratuita',
  'Em destaque na página inicial',
  'Antes das contas gratuitas nas buscas, com o selo Premium',
  'Exportação dos seus contatos em planilha',
  'Página sua aberta depois que o paciente deixa o contato',
]

/** The features of premium, active or offered. */
export function PremiumCard({ isPremium, figures }: { isPremium: boolean; figures: Dashboard | undefined }) {
  const own = figures && ownFigures(figures)
  return (
    <section className="premium panel stack gap-4" aria-labelledby="premium-title">
      <div className="line gap-4">
        <span className="icon-box premium-icon" aria-hidden="true">
          <Crown size={22} />
        </span>
        <div>
          <Heading as="h2" size="5" id="premium-title">
            {isPremium ? 'Benefícios ativados!' : 'Tenha uma Conta Premium'}
          </Heading>
          <p className="quiet">
            {isPremium
              ? 'Sua conta Premium inclui tudo isto.'
              : 'Apareça em destaque na página inicial e receba mais pacientes.'}
          </p>
          {own && <p className="quiet">{own}</p>}
        </div>
      </div>
      <ul className="plain-list premium-features">
        {FEATURES.map((feature) => (
          <li key={feature} className="line gap-2">
            <Check size={18} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      {!isPremium && <Consultant />}
    </section>
  )
}

function Consultant() {
  const { salesWhatsapp, brandName } = useSettings()
  const wish = `Olá! Quero saber mais sobre a conta Premium do ${brandName}.`
  const chat = salesWhatsapp && whatsappLink(salesWhatsapp, wish)
  if (!chat) return <p className="quiet">Em breve você poderá falar com um consultor por aqui.</p>
  return (
    <Button asChild size="3" className="premium-button">
      <a href={chat} target="_blank" rel="noopener noreferrer">
        <MessageCircle size={18} aria-hidden="true" />
        Falar com um Consultor
      </a>
    </Button>
  )
}

/** The figures of the profile. */
export function FigureCards({ professionalId }: { professionalId: string }) {
  const { data, error, refetch } = useQuery(dashboardQuery(professionalId))
  useReadFailure(error)
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />
  if (data && isNew(data))
    return (
      <p className="panel p-4 quiet">
        Aqui aparecem os números do seu perfil, assim que os primeiros pacientes o encontrarem: buscas,
        visitas, contatos, leads e avaliações.
      </p>
    )
  return (
    <section aria-label="Números do perfil" aria-busy={!data}>
      <h2 className="visually-hidden">Números do perfil</h2>
      <ul className="plain-list figures gap-4">
        {data ? <Figures figures={data} professionalId={professionalId} /> : <Skeletons />}
      </ul>
    </section>
  )
}

/** Nobody has found, visited or written to the professional yet. */
const isNew = ({ views, contacts, appearances, leads, reviews }: Dashboard) =>
  [views, contacts, appearances, leads, reviews].every(({ total }) => total === 0)

const Skeletons = () => [1, 2, 3, 4, 5, 6].map((each) => <FigureSkeleton key={each} />)

interface FiguresProps {
  figures: Dashboard
  professionalId: string
}

function Figures({ figures, professionalId }: FiguresProps) {
  const { views, contacts, appearances, leads, reviews, rating } = figures
  const cards = [
    ['Apareceu em buscas', Search, appearances, 'Vezes em listas e resultados'],
    ['Total de visitas', Eye, views, 'Ao perfil público'],
    ['Contatos iniciados', Phone, contacts, 'WhatsApp, telefone, mapa e e-mail'],
    ['Total de leads', CalendarHeart, leads, `${formatNumber(leads.thisMonth)} este mês`],
    ['Total de avaliações', MessageSquareText, reviews, <Pending key="pending" count={reviews.pending} />],
  ] as const
  return (
    <>
      {cards.map(([label, Icon, trend, note]) => (
        <FigureCard
          key={label}
          label={label}
          icon={<Icon size={18} />}
          value={formatNumber(trend.total)}
          note={note}
          trend={trend.byDay}
          caption={describeTrend(trend)}
        />
      ))}
      <RatingCard rating={rating} professionalId={professionalId} />
    </>
  )
}

function Pending({ count: pending }: { count: number }) {
  const text = countOf(pending, 'pendente', 'pendentes')
  if (pending === 0) return text
  return (
    <Link className="figure-pending semibold" to={toTab('avaliacoes')} preventScrollReset>
      {text}
    </Link>
  )
}

function RatingCard({ rating, professionalId }: Pick<Dashboard, 'rating'> & { professionalId: string }) {
  const { data: reviews } = useQuery(ownReviewsQuery(professionalId))
  const [days] = useState(() => lastDays(new Date(), TREND_DAYS))
  const averages = ratingByDay(reviews ?? [], days)
  return (
    <FigureCard
      label="Avaliação média"
      icon={<Star size={18} />}
      value={formatRating(rating.average)}
      note={countReviews(rating.reviewCount)}
      caption={reviews ? describeRating(averages) : '\u00A0'}
    />
  )
}

const Sparkline = lazyPart({
  lost: 'Não conseguimos desenhar o gráfico.',
  load: async () => (await import('./figures/sparkline.tsx')).Sparkline,
})

interface CardProps {
  label: string
  /** A lucide icon; decoration only. */
  icon: ReactNode
  value: string
  note: ReactNode
  /** One value a day, oldest first; no bars where absent. */
  trend?: readonly number[]
  /** The trend in words. */
  caption: string
}

/** One figure with its parts and its trend over the last 30 days. */
function FigureCard({ label, icon, value, note, trend, caption }: CardProps) {
  const [days] = useState(() => lastDays(new Date(), TREND_DAYS))
  return (
    <li className="figure stack panel">
      <h3 className="figure-label quiet small medium">
        <span className="accent" aria-hidden="true">
          {icon}
        </span>
        {label}
      </h3>
      <p className="figure-value digits">{value}</p>
      <p className="figure-note quiet small">{note}</p>
      <div className="figure-trend stack gap-1 mt-3">
        {trend && <Sparkline values={trend} days={days} fallback={<span className="sparkline" />} />}
        <p className="figure-caption quiet digits">{caption}</p>
      </div>
    </li>
  )
}

export function FigureSkeleton() {
  return (
    <li className="figure stack panel" aria-hidden="true">
      <span className="figure-label quiet small skeleton-bar medium" data-width="medium" />
      <span className="figure-value skeleton-bar digits" data-width="short" />
      <span className="figure-note quiet small skeleton-bar" data-width="medium" />
      <span className="figure-trend stack gap-1 mt-3">
        <span className="sparkline skeleton-bar" />
        <span className="figure-caption skeleton-bar quiet digits" data-width="long" />
      </span>
    </li>
  )
}
