import { Button } from '@radix-ui/themes'
import { MessageCircle, Navigation, Phone } from 'lucide-react'
import type { Location, ProfessionalProfile } from '#contract/professionals.ts'
import { formatPhone } from '#domain/shared/phone.ts'
import { STRANGER_LINK } from '#frontend/lib/stranger_link.ts'
import { telephoneLink, useWhatsappLink } from '../contact/contact_links.ts'
import { mapLink } from './map_link.ts'

interface Props {
  profile: ProfessionalProfile
  location: Location
}

/** The ways to reach one place: directions, telephone, WhatsApp. */
export function PlaceActions({ profile, location }: Props) {
  const map = location.isOnline ? null : mapLink(location)
  const telephone = telephoneLink(location.phone)
  const whatsapp = useWhatsappLink(profile, location.whatsapp)
  if (!map && !telephone && !whatsapp) return null
  return (
    <div className="place-actions">
      {map && (
        <Button asChild variant="soft" size="3">
          <a href={map} target="_blank" rel={STRANGER_LINK} aria-label={`Como chegar a ${location.name}`}>
            <Navigation aria-hidden size={16} /> Como chegar
          </a>
        </Button>
      )}
      {telephone && (
        <Button asChild variant="soft" color="gray" size="3">
          <a href={telephone}>
            <Phone aria-hidden size={16} /> {formatPhone(location.phone ?? '')}
          </a>
        </Button>
      )}
      {whatsapp && (
        <Button asChild variant="soft" color="gray" size="3">
          <a href={whatsapp} target="_blank" rel={STRANGER_LINK} aria-label={`WhatsApp de ${location.name}`}>
            <MessageCircle aria-hidden size={16} /> WhatsApp
          </a>
        </Button>
      )}
    </div>
  )
}
