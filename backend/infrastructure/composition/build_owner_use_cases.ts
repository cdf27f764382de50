import { CheckSlug } from '#application/professionals/editing/check_slug.ts'
import { EditProfile } from '#application/professionals/editing/edit_profile.ts'
import { GetProfessional } from '#application/professionals/editing/get_professional.ts'
import type { Adapters } from './build_adapters.ts'

/** What professionals do with their own profile. */
export function buildOwnerUseCases(adapters: Adapters) {
  return {
    checkSlug: new CheckSlug(adapters),
    editProfile: new EditProfile(adapters),
    getProfessional: new GetProfessional(adapters),
  }
}
