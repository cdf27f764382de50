import { specialtyPlural, type Specialty } from '#domain/catalogue/specialties.ts'
import type { ListPlace } from '../place/list_place.ts'
import { inState } from '#domain/catalogue/place_words.ts'
import type { NearbyPlace } from './nearby_places.ts'
import { PlaceLinks } from './place_links.tsx'

function titleOf(specialty: Specialty, { state, city }: ListPlace): string {
  const plural = specialtyPlural(specialty.name)
  if (!state) return `${plural} por estado`
  return city ? `${plural} em outras cidades (${state})` : `${plural} por cidade ${inState(state)}`
}

interface Props {
  specialty: Specialty
  place: ListPlace
  places: readonly NearbyPlace[]
}

/** The way to the same specialty in other places. */
export function NearbyLinks({ specialty, place, places }: Props) {
  if (places.length === 0) return null
  return (
    <nav className="specialty-nearby" aria-label="Outros lugares">
      <h2 className="specialty-section-title">{titleOf(specialty, place)}</h2>
      <PlaceLinks places={places} />
    </nav>
  )
}
