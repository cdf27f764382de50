import type { HttpContext } from '@adonisjs/core/http'
import type { ReadPhoto } from '#application/professionals/read_photo.ts'
import { pathId } from '../parse.ts'
import { found } from '../respond.ts'

/** The photo at `?w=160` or 512, in AVIF where the browser takes it; the same bytes for the same `?v=`. */
export const readPhoto = (readPhotoUseCase: ReadPhoto) =>
  async function readPhotoController(context: HttpContext): Promise<void> {
    const { request, response } = context
    const width = request.qs()['w'] === '160' ? 160 : 512
    const format = request.header('accept')?.includes('image/avif') ? 'avif' : 'webp'
    const photo = found(
      await readPhotoUseCase.execute({ professionalId: pathId(context, 'image_not_found'), width, format }),
      'image_not_found',
    )
    const isPinned = request.qs()['v'] === photo.hash
    response.header('content-type', `image/${format}`)
    response.header('cache-control', isPinned ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
    response.header('vary', 'Accept')
    response.header('content-security-policy', "default-src 'none'; sandbox")
    response.header('cross-origin-resource-policy', 'same-site')
    response.header('etag', `"${photo.hash}-${width}-${format}"`)
    if (request.fresh()) response.status(304).send(null)
    else response.send(Buffer.from(photo.bytes))
  }
