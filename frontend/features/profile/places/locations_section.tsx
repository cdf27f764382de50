import type { Location, ProfessionalProfile } from '#contract/professionals.ts'
import { NothingYet } from '../about/nothing_yet.tsx'
import { Section } from '../section.tsx'
import { LocationItem } from './location_item.tsx'
import './places.css'

interface Props {
  profile: ProfessionalProfile
  locations: readonly Location[]
}

export function LocationsSection({ profile, locations }: Props) {
  return (
    <Section id="locais" title="Locais de atendimento">
      {locations.length === 0 ? (
        <NothingYet title="Nenhum local cadastrado ainda">
          Combine onde e como será a consulta ao iniciar o atendimento.
        </NothingYet>
      ) : (
        <ul className="places">
          {locations.map((location) => (
            <LocationItem key={location.id} profile={profile} location={location} />
          ))}
        </ul>
      )}
    </Section>
  )
}
