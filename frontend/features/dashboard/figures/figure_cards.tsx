import { useQuery } from '@tanstack/react-query'
import { CalendarHeart, Eye, MessageSquareText, Phone, Search, Star } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Dashboard } from '#contract/dashboard.ts'
import { lastDays } from '#domain/shared/dates.ts'
import { dashboardQuery } from '#frontend/api/dashboard.ts'
import { ownReviewsQuery } from '#frontend/api/own_reviews.ts'
import { countReviews, formatRating } from '#frontend/lib/professional_words.ts'
import { ErrorState } from '#frontend/ui/status_message.tsx'
import { useReadFailure } from '#frontend/ui/workspace/use_failure_toast.ts'
import { lazyPart } from '#frontend/ui/lazy_part.tsx'
import { toTab } from '../dashboard_in_url.ts'
import { TREND_DAYS, describeRating, describeTrend, ratingByDay } from '../days.ts'
import './figures.css'

/** The figures of the profile. */
export function FigureCards({ professionalId }: { professionalId: string }) {
  const { data, error, refetch } = useQuery(dashboardQuery(professionalId))
  useReadFailure(error)
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />
  return (
    <section aria-label="Números do perfil" aria-busy={!data}>
      <h2 className="visually-hidden">Números do perfil</h2>
      <ul className="plain-list figures">
        {data ? <Figures figures={data} professionalId={professionalId} /> : <Skeletons />}
      </ul>
    </section>
  )
}

const Skeletons = () => [1, 2, 3, 4, 5, 6].map((each) => <FigureSkeleton key={each} />)

const count = (value: number) => value.toLocaleString('pt-BR')

const trendOf = (trend: Dashboard['views']) => ({ trend: trend.byDay, caption: describeTrend(trend) })

interface FiguresProps {
  figures: Dashboard
  professionalId: string
}

function Figures({ figures, professionalId }: FiguresProps) {
  const { views, contacts, appearances, leads, reviews, rating } = figures
  return (
    <>
      <FigureCard
        label="Apareceu em buscas"
        icon={<Search size={18} />}
        value={count(appearances.total)}
        note="Vezes em listas e resultados"
        {...trendOf(appearances)}
      />
      <FigureCard
        label="Total de visitas"
        icon={<Eye size={18} />}
        value={count(views.total)}
        note="Ao perfil público"
        {...trendOf(views)}
      />
      <FigureCard
        label="Contatos iniciados"
        icon={<Phone size={18} />}
        value={count(contacts.total)}
        note="WhatsApp, telefone, mapa e e-mail"
        {...trendOf(contacts)}
      />
      <FigureCard
        label="Total de leads"
        icon={<CalendarHeart size={18} />}
        value={count(leads.total)}
        note={`${count(leads.thisMonth)} este mês`}
        {...trendOf(leads)}
      />
      <FigureCard
        label="Total de avaliações"
        icon={<MessageSquareText size={18} />}
        value={count(reviews.total)}
        note={<Pending count={reviews.pending} />}
        {...trendOf(reviews)}
      />
      <RatingCard rating={rating} professionalId={professionalId} />
    </>
  )
}

function Pending({ count: pending }: { count: number }) {
  const text = `${count(pending)} ${pending === 1 ? 'pendente' : 'pendentes'}`
  if (pending === 0) return text
  return (
    <Link className="figure-pending" to={toTab('avaliacoes')} preventScrollReset>
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
  load: async () => (await import('./sparkline.tsx')).Sparkline,
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

/** One figure with what it is made of and how it went in the last 30 days. */
function FigureCard({ label, icon, value, note, trend, caption }: CardProps) {
  const [days] = useState(() => lastDays(new Date(), TREND_DAYS))
  return (
    <li className="figure">
      <h3 className="figure-label">
        <span className="figure-icon" aria-hidden="true">
          {icon}
        </span>
        {label}
      </h3>
      <p className="figure-value">{value}</p>
      <p className="figure-note">{note}</p>
      <div className="figure-trend">
        {trend && <Sparkline values={trend} days={days} fallback={<span className="sparkline" />} />}
        <p className="figure-caption">{caption}</p>
      </div>
    </li>
  )
}

export function FigureSkeleton() {
  return (
    <li className="figure" aria-hidden="true">
      <span className="figure-label skeleton-bar" data-width="medium" />
      <span className="figure-value skeleton-bar" data-width="short" />
      <span className="figure-note skeleton-bar" data-width="medium" />
      <span className="figure-trend">
        <span className="sparkline skeleton-bar" />
        <span className="figure-caption skeleton-bar" data-width="long" />
      </span>
    </li>
  )
}
