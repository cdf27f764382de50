import { Badge } from '@radix-ui/themes'
import { Building2, Video } from 'lucide-react'
import type { Location, ProfessionalProfile } from '#contract/professionals.ts'
import { formatCep } from './format_cep.ts'
import { PlaceActions } from './place_actions.tsx'
import { WeekdayPills } from './weekday_pills.tsx'

interface Props {
  profile: ProfessionalProfile
  location: Location
}

export function LocationItem({ profile, location }: Props) {
  return (
    <li className="place">
      <div className="place-head">
        <h3>{location.name}</h3>
        <ModeBadge isOnline={location.isOnline} />
      </div>
      <Address location={location} />
      <WeekdayPills availability={location.availability} />
      <PlaceActions profile={profile} location={location} />
    </li>
  )
}

function ModeBadge({ isOnline }: { isOnline: boolean }) {
  return isOnline ? (
    <Badge size="2">
      <Video aria-hidden size={14} /> Online
    </Badge>
  ) : (
    <Badge size="2" color="gray">
      <Building2 aria-hidden size={14} /> Presencial
    </Badge>
  )
}

function Address({ location: { isOnline, address, city, state, cep } }: { location: Location }) {
  if (isOnline) return <p className="place-address">Por vídeo, de onde você estiver.</p>
  const town = [city, state].filter(Boolean).join(', ')
  return (
    <address className="place-address">
      {address && <span>{address}</span>}
      <span>{[town, cep && `CEP ${formatCep(cep)}`].filter(Boolean).join(' · ')}</span>
    </address>
  )
}
