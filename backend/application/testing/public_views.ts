import type { ListedProfessional, PublicProfile } from '#application/ports/professional_directory.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { CARD_FIELDS, flat, PROFILE_FIELDS } from '#domain/professionals/professional_views.ts'
import { pick } from '#domain/shared/pick.ts'
import { cutText } from '#domain/shared/text.ts'

const BIO_IN_LISTS = 150

/** The fields of a list. */
export function asListed(state: ProfessionalState): ListedProfessional {
  const shown = pick(flat(state), [...CARD_FIELDS, 'imageHash'])
  return { ...shown, bio: state.bio && cutText(state.bio, BIO_IN_LISTS) }
}

/** The fields of a public page. */
export function asProfile(state: ProfessionalState): PublicProfile {
  return { ...asListed(state), bio: state.bio, ...pick(flat(state), PROFILE_FIELDS) }
}
