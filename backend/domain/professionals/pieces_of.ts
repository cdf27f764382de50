import type { ProfilePieces } from '#domain/shared/profile_pieces.ts'
import type { ProfessionalState } from './professional_state.ts'

/** Which pieces of a complete profile a stored one has. */
export function piecesOf(state: ProfessionalState): ProfilePieces {
  return {
    photo: state.image !== null,
    specialty: state.specialty !== null,
    place: state.city !== null && state.state !== null,
    whatsapp: state.whatsapp !== null,
    bio: state.bio !== null,
    experience: state.experience !== null,
    services: state.services.some(({ isActive }) => isActive),
    locations: state.locations.some(({ isActive }) => isActive),
  }
}
