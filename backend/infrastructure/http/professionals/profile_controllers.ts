import type { HttpContext } from '@adonisjs/core/http'
import type { GetProfile } from '#application/professionals/get_profile.ts'
import { asProfile } from '../projections.ts'
import { found, sendPublicJson } from '../respond.ts'

export const getProfileBySlug = (getProfileUseCase: GetProfile) =>
  async function getProfileBySlugController(context: HttpContext): Promise<void> {
    const slug = String(context.params['slug']).toLowerCase()
    const profile = await getProfileUseCase.execute({ slug })
    sendPublicJson(context, asProfile(found(profile, 'professional_not_found')))
  }
