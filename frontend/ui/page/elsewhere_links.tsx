import { Link } from 'react-router-dom'
import type { Facets } from '#contract/search.ts'
import { countProfessionals, distanceWords } from '#frontend/lib/professional_words.ts'
import './links.css'

const MAX_INSURERS = 4

interface ElsewhereLink {
  label: string
  /** Additional information: 'a cerca de 84 km'. */
  detail?: string
  count: number
  to: string
}

function Links({ title, links }: { title: string; links: readonly ElsewhereLink[] }) {
  if (links.length === 0) return null
  return (
    <section className="elsewhere-group" aria-label={title}>
      <h2 className="elsewhere-title semibold">{title}</h2>
      <ul className="plain-list cluster gap-2">
        {links.map(({ label, detail, count, to }) => (
          <li key={label}>
            <Link className="plain-link elsewhere-link stack" to={to}>
              <strong>{label}</strong>
              <span className="quiet small">
                {[detail, countProfessionals(count)].filter(Boolean).join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Place = NonNullable<Facets['elsewhere']>['cities'][number]

interface Props {
  counts: Facets | undefined
  /** The requested city. */
  city: string | null
  insurance: string
  inCity: (place: Place) => string
  /** The link to the same search by video, anywhere. */
  byVideo: string
  withInsurer: (name: string) => string
}

/** Alternatives to a short list: nearby cities, by video, another insurer; only those that add people. */
export function ElsewhereLinks({ counts, city, insurance, inCity, byVideo, withInsurer }: Props) {
  if (!counts?.elsewhere) return null
  const { cities, teleconsulta } = counts.elsewhere
  const isMoreByVideo = teleconsulta > counts.modes.teleconsulta
  const insurers =
    insurance === ''
      ? []
      : counts.insurances.filter(({ name, count }) => name !== insurance && count > counts.total)
  return (
    <div className="elsewhere">
      <Links
        title={`Perto de ${city ?? 'lá'}`}
        links={cities.map((place) => ({
          label: `${place.city}, ${place.state}`,
          detail: distanceWords(place.distance),
          count: place.count,
          to: inCity(place),
        }))}
      />
      <Links
        title="Sem sair de casa"
        links={isMoreByVideo ? [{ label: 'Por vídeo', count: teleconsulta, to: byVideo }] : []}
      />
      <Links
        title="Com outro convênio"
        links={insurers
          .slice(0, MAX_INSURERS)
          .map(({ name, count }) => ({ label: name, count, to: withInsurer(name) }))}
      />
    </div>
  )
}
