import { Link } from 'react-router-dom'
import type { Facets } from '#contract/search.ts'
import type { Specialty } from '#domain/catalogue/specialties.ts'
import { countProfessionals } from '#frontend/lib/count_professionals.ts'
import { CollapsedLinks } from '#frontend/ui/collapsed_links.tsx'
import type { ListPlace } from '../place/list_place.ts'
import { statePhrase } from '../place/state_phrase.ts'
import { nearbyPlaces, type NearbyPlace } from './nearby_places.ts'
import { SPECIALTY_TEXTS } from './specialty_texts.ts'

const SHOWN_AT_ONCE = 27

function Places({ places }: { places: readonly NearbyPlace[] }) {
  return (
    <ul className="plain-list specialty-places">
      {places.map(({ label, to, count }) => (
        <li key={to}>
          <Link className="specialty-place" to={to}>
            {label}
            <span className="specialty-place-count" aria-hidden="true">
              {count.toLocaleString('pt-BR')}
            </span>
            <span className="visually-hidden">: {countProfessionals(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function titleOf(specialty: Specialty, { state, city }: ListPlace): string {
  const { plural } = SPECIALTY_TEXTS[specialty.name]
  if (!state) return `${plural} por estado`
  return city ? `${plural} em outras cidades (${state})` : `${plural} por cidade ${statePhrase(state)}`
}

interface Props {
  specialty: Specialty
  place: ListPlace
  places: Facets
}

/** The way to the same specialty in other places. */
export function NearbyLinks({ specialty, place, places }: Props) {
  const nearby = nearbyPlaces(specialty, place, places)
  if (nearby.length === 0) return null
  const more = nearby.slice(SHOWN_AT_ONCE)
  return (
    <nav className="specialty-nearby" aria-labelledby="lugares-titulo">
      <h2 id="lugares-titulo" className="specialty-section-title">
        {titleOf(specialty, place)}
      </h2>
      <Places places={nearby.slice(0, SHOWN_AT_ONCE)} />
      {more.length > 0 && (
        <CollapsedLinks summary="Mais cidades">
          <Places places={more} />
        </CollapsedLinks>
      )}
    </nav>
  )
}
