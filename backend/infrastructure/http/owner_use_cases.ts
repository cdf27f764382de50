import type { CheckSlug } from '#application/professionals/editing/check_slug.ts'
import type { EditProfile } from '#application/professionals/editing/edit_profile.ts'
import type { GetProfessional } from '#application/professionals/editing/get_professional.ts'

/** What professionals do with their own profile. */
export interface OwnerUseCases {
  checkSlug: CheckSlug
  editProfile: EditProfile
  getProfessional: GetProfessional
}
