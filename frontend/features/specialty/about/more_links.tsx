import type { ProfessionalCard } from '#contract/professionals.ts'
import { specialtyPlural, type Specialty } from '#domain/catalogue/specialties.ts'
import { CollapsedLinks } from '#frontend/ui/collapsed_links.tsx'
import type { NearbyPlace } from './nearby_places.ts'
import { PeopleList } from './people_list.tsx'
import { PlaceLinks } from './place_links.tsx'

interface Props {
  specialty: Specialty
  /** Beyond those that are shown at once. */
  places: readonly NearbyPlace[]
  professionals: readonly ProfessionalCard[]
}

/** Closed lists at the foot of the page. */
export function MoreLinks({ specialty, places, professionals }: Props) {
  return (
    <div>
      {places.length > 0 && (
        <CollapsedLinks summary="Mais cidades">
          <PlaceLinks places={places} />
        </CollapsedLinks>
      )}
      {professionals.length > 0 && (
        <CollapsedLinks summary={`${specialtyPlural(specialty.name)} em uma lista`}>
          <PeopleList professionals={professionals} />
        </CollapsedLinks>
      )}
    </div>
  )
}
