import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { UploadPhoto } from '#application/professionals/editing/profile_photo.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { readImage, uploadOnly } from '../middleware/read_image.ts'
import { roomWithin } from '../middleware/rate_limit.ts'
import { sameOrigin } from '../middleware/same_origin.ts'
import { imageAddress } from '../projections.ts'
import type { RateLimiter } from '../rate_limiter.ts'
import { granted, sendPrivateJson } from '../respond.ts'
import type { RouteTable } from '../route_table.ts'
import type { Visitors } from '../session/visitors.ts'

export function uploadRoutes(
  routes: RouteTable,
  { useCases, visitors, limiter, site }: HttpDependencies,
): void {
  routes
    .post('/api/upload/profile-image', uploadPhoto(useCases.uploadPhoto, visitors))
    .use([uploadOnly, roomWithin(limiter, ['signedOut']), sameOrigin(site.ownOrigin)])
    .use([visitors.signedIn, uploadLimit(limiter, visitors)])
}

/** Counted per person, so only after the session is known. */
const uploadLimit = (limiter: RateLimiter, visitors: Visitors) =>
  async function uploadLimitMiddleware(context: HttpContext, next: NextFn): Promise<void> {
    await limiter.spend('upload', visitors.viewer(context).id)
    await next()
  }

/** The address becomes good once the profile is saved with it; until then the bytes are the preview. */
const uploadPhoto = (upload: UploadPhoto, visitors: Visitors) =>
  async function uploadPhotoController(context: HttpContext): Promise<void> {
    const viewerId = visitors.viewer(context).id
    const { hash, preview } = granted(
      await upload.execute({ viewerId: String(viewerId), bytes: await readImage(context) }),
    )
    sendPrivateJson(context, 200, {
      imageUrl: imageAddress(viewerId, hash),
      base64Data: Buffer.from(preview).toString('base64'),
      mimeType: 'image/webp',
    })
  }
