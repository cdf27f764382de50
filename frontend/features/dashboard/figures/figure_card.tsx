import type { ReactNode } from 'react'
import { lazyPart } from '#frontend/ui/lazy_part.tsx'
import './figures.css'

const Sparkline = lazyPart({
  lost: 'Não conseguimos desenhar o gráfico.',
  load: async () => (await import('./sparkline.tsx')).Sparkline,
})

interface Props {
  label: string
  /** A lucide icon; decoration only. */
  icon: ReactNode
  value: string
  note: ReactNode
  /** One value a day, oldest first. */
  trend: readonly number[]
  /** The trend in a whole sentence, for those who do not see it. */
  description: string
  /** The same as short as can be. */
  caption: ReactNode
}

/** One figure with what it is made of and how it went in the last 30 days. */
export function FigureCard({ label, icon, value, note, trend, description, caption }: Props) {
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
        <Sparkline values={trend} fallback={<span className="sparkline" />} />
        <p className="figure-caption">
          <span className="visually-hidden">{description}</span>
          <span aria-hidden="true">{caption}</span>
        </p>
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
