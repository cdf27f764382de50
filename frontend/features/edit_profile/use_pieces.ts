import { useWatch } from 'react-hook-form'
import type { CurrentUser } from '#contract/accounts.ts'
import type { ProfilePieces } from '#domain/shared/profile_pieces.ts'
import type { Photo } from './photo/use_photo.ts'
import type { EditorForm } from './use_edit_profile_form.ts'
import type { ProfileParts } from './use_profile_parts.ts'

const hasActive = (parts: readonly { isActive: boolean }[] | undefined) =>
  parts?.some(({ isActive }) => isActive) ?? false

/** Which pieces of a complete profile are there, as typed so far. */
export function usePieces(
  form: EditorForm,
  profile: CurrentUser,
  photo: Photo,
  parts: ProfileParts,
): ProfilePieces {
  const [specialty, bio, experience] = useWatch({
    control: form.control,
    name: ['specialty', 'bio', 'experience'],
  })
  return {
    photo: photo.shownUrl !== null,
    specialty: specialty !== '',
    bio: bio.trim() !== '',
    experience: experience.trim() !== '',
    locations: hasActive(parts.locations.data),
    services: hasActive(parts.services.data),
    place: profile.city !== null && profile.state !== null,
    whatsapp: profile.whatsapp !== null,
  }
}
