import type { HttpContext } from '@adonisjs/core/http'
import { changeProfileBody, slugQuery } from '#contract/profile.ts'
import type { CheckSlug } from '#application/professionals/editing/check_slug.ts'
import type { EditProfile } from '#application/professionals/editing/edit_profile.ts'
import type { GetProfessional } from '#application/professionals/editing/get_professional.ts'
import { parseBody, parseQuery, pathId } from '../parse.ts'
import { asOwner, asProfile } from '../projections.ts'
import type { RateLimiter } from '../rate_limiter.ts'
import { found, granted, sendPrivateJson, sendPublicJson } from '../respond.ts'
import type { Visitors } from '../session/visitors.ts'
import { wantedPhoto } from './wanted_photo.ts'

/** OWNER for the owner and administrators, PROFILE for everyone else. */
export const getProfessional = (get: GetProfessional, visitors: Visitors) =>
  async function getProfessionalController(context: HttpContext): Promise<void> {
    const viewer = visitors.viewerIfAny(context)
    const seen = await get.execute({ professionalId: pathId(context), viewer })
    const professional = found(seen, 'professional_not_found')
    if (professional.as === 'privileged') sendPrivateJson(context, 200, asOwner(professional.professional))
    else sendPublicJson(context, asProfile(professional.profile))
  }

/** A photo that comes along counts as the upload that it is. */
export const editProfile = (edit: EditProfile, visitors: Visitors, limiter: RateLimiter) =>
  async function editProfileController(context: HttpContext): Promise<void> {
    const sent = context.request.body()
    const redirectUrl: unknown = sent['redirectUrl']
    const professionalId = pathId(context)
    const viewer = visitors.viewer(context)
    if (sent['profileImageData'] && !sent['profileImage']) await limiter.spend('upload', viewer.id)
    const edited = await edit.execute({
      viewer,
      professionalId,
      sent: Object.keys(sent),
      redirectUrl: typeof redirectUrl === 'string' ? redirectUrl : null,
      admitRename: () => limiter.spend('slugChange', professionalId),
      fields: () => {
        const body = parseBody(context, changeProfileBody)
        const { profileImage, profileImageData, version, ...fields } = body
        return { ...fields, version, photo: wantedPhoto(professionalId, { profileImage, profileImageData }) }
      },
    })
    sendPrivateJson(context, 200, asOwner(granted(edited)))
  }

export const checkSlug = (check: CheckSlug, visitors: Visitors) =>
  async function checkSlugController(context: HttpContext): Promise<void> {
    const { slug, verdict } = granted(
      await check.execute({
        viewer: visitors.viewer(context),
        professionalId: pathId(context),
        slug: () => parseQuery(context, slugQuery).slug,
      }),
    )
    const available = verdict === 'available'
    sendPrivateJson(context, 200, { slug, available, reason: available ? null : verdict })
  }
