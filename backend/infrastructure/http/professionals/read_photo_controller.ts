import type { HttpContext } from '@adonisjs/core/http'
import type {
  ReadHiddenPhoto,
  Photo,
  ReadPhoto,
  ReadPhotoInput,
} from '#application/professionals/read_photo.ts'
import { photoQuery } from '#contract/professionals.ts'
import { parseQuery, pathId } from '../parse.ts'
import { found } from '../respond.ts'
import type { Visitors } from '../session/visitors.ts'

interface PhotoUseCases {
  readPhoto: ReadPhoto
  readHiddenPhoto: ReadHiddenPhoto
}

/** The photo at `?w=160` or 512, in AVIF where the browser takes it; kept for minutes only, so that a blocked person's is soon gone from caches too. */
export const readPhoto = (useCases: PhotoUseCases, visitors: Visitors) =>
  async function readPhotoController(context: HttpContext): Promise<void> {
    const { request } = context
    const width = parseQuery(context, photoQuery).w === '160' ? 160 : 512
    const format = request.header('accept')?.includes('image/avif') ? 'avif' : 'webp'
    const wanted = { professionalId: pathId(context, 'image_not_found'), width, format } as const
    const shown = await useCases.readPhoto.execute(wanted)
    if (shown) context.response.header('cache-control', 'public, max-age=300')
    const photo = shown ?? (await hiddenPhoto(context, wanted, { useCases, visitors }))
    await sendPhoto(context, found(photo, 'image_not_found'), wanted)
  }

/** Who asks matters only where the public sees nothing, so that photos stay the same for all caches. */
async function hiddenPhoto(
  context: HttpContext,
  wanted: ReadPhotoInput,
  { useCases, visitors }: { useCases: PhotoUseCases; visitors: Visitors },
): Promise<Photo | null> {
  await visitors.recognised(context, async () => undefined)
  return useCases.readHiddenPhoto.execute({ ...wanted, viewer: visitors.viewerIfAny(context) })
}

/** Whoever has the photo already is told so without its bytes being read. */
async function sendPhoto(
  { response }: HttpContext,
  photo: Photo,
  { width, format }: ReadPhotoInput,
): Promise<void> {
  response.header('content-type', `image/${format}`)
  response.header('vary', 'Accept')
  response.header('content-security-policy', "default-src 'none'; sandbox")
  response.header('cross-origin-resource-policy', 'same-site')
  response.header('etag', `"${photo.hash}-${width}-${format}"`)
  if (response.fresh()) response.status(304).send(null)
  else response.send(Buffer.from(found(await photo.bytes(), 'image_not_found')))
}
