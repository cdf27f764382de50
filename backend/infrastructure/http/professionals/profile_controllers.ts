import type { HttpContext } from '@adonisjs/core/http'
import type { ReadHiddenProfile } from '#application/professionals/editing/read_hidden_profile.ts'
import type { GetProfile } from '#application/professionals/get_profile.ts'
import { asHiddenProfile, asProfile } from '../projections.ts'
import { found, sendPrivateJson, sendPublicJson } from '../respond.ts'
import type { Visitors } from '../session/visitors.ts'

interface ProfileUseCases {
  getProfile: GetProfile
  readHiddenProfile: ReadHiddenProfile
}

/** PROFILE; to administrators also of somebody blocked, who is flagged. */
export const getProfileBySlug = (useCases: ProfileUseCases, visitors: Visitors) =>
  async function getProfileBySlugController(context: HttpContext): Promise<void> {
    const slug = String(context.params['slug']).toLowerCase()
    const profile = await useCases.getProfile.execute({ slug })
    if (profile) return sendPublicJson(context, asProfile(profile))
    const viewer = visitors.viewerIfAny(context)
    const hidden = await useCases.readHiddenProfile.execute({ slug, viewer })
    sendPrivateJson(context, 200, asHiddenProfile(found(hidden, 'professional_not_found')))
  }
