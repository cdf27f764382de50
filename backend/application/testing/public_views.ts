import type { ListedProfessional, PublicProfile } from '#application/ports/professional_directory.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { cutText } from '#domain/shared/text.ts'

const BIO_IN_LISTS = 150

/** What a list shows. */
export function asListed(state: ProfessionalState): ListedProfessional {
  const { id, slug, title, name, lastname, specialty, displayGender, city, rating, reviewCount } = state
  const { isVerified, subscriptionLevel, teleconsulta, presencial, image, bio } = state
  const person = { id, slug, title, name, lastname, specialty, displayGender, city, state: state.state }
  const facts = { rating, reviewCount, isVerified, subscriptionLevel, teleconsulta, presencial }
  return { ...person, ...facts, imageHash: image?.hash ?? null, bio: bio && cutText(bio, BIO_IN_LISTS) }
}

/** What a public page shows. */
export function asProfile(state: ProfessionalState): PublicProfile {
  const { bio, experience, crm, availability, whatsapp, phone, links } = state
  return {
    ...asListed(state),
    bio,
    experience,
    crm,
    availability: [...availability],
    whatsapp,
    phone,
    ...links,
  }
}
