import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { Photo, ReadPhotoInput } from '#application/professionals/read_photo.ts'
import { photoQuery } from '#contract/professionals.ts'
import { uploadedImage } from '#contract/profile.ts'
import { mapValue } from '#domain/shared/result.ts'
import { asId, professionalOf, type ProfessionalId } from '#domain/shared/ids.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { readImage } from '../middleware/read_image.ts'
import { parse } from '../parse.ts'
import { imageAddress } from '../projections.ts'
import { Refused } from '../refusals.ts'
import type { RouteTable } from '../route_table.ts'

/** Photos of professionals, as they are sent and as they are shown. */
export function photoRoutes(routes: RouteTable, app: HttpDependencies) {
  routes.addController(
    {
      method: 'GET',
      path: '/api/images/:id',
      summary: 'Foto do profissional',
      limit: 'publicRead',
      query: photoQuery,
      answer: ['image/webp', 'image/avif'],
      refuses: ['image_not_found'],
    },
    (context) => showPhoto(context, app),
  )
  return [routes, uploadRoute(routes, app)]
}

/** The address becomes good once the profile is saved with it; until then the bytes are the preview. */
function uploadRoute(routes: RouteTable, { useCases, auth, limiter }: HttpDependencies) {
  /** Counted per person, so only after the session is known. */
  async function limitUploads(context: HttpContext, next: NextFn): Promise<void> {
    await limiter.spend('upload', auth.viewer(context).id)
    await next()
  }
  routes.add(
    {
      method: 'POST',
      path: '/api/upload/profile-image',
      summary: 'Envia uma foto (multipart, campo image); ela aparece quando o perfil é salvo com ela',
      access: 'session',
      upload: 'image',
      answer: uploadedImage,
      refuses: [
        ...(['upload_not_multipart', 'file_too_large', 'image_missing'] as const),
        ...(['image_type_unsupported', 'image_broken', 'image_too_large'] as const),
      ],
    },
    async ({ viewer: { id }, context }) => {
      const bytes = await readImage(context)
      const uploaded = await useCases.uploadPhoto.execute({ viewerId: professionalOf(id), bytes })
      return mapValue(uploaded, ({ hash, preview }) => ({
        imageUrl: imageAddress(id, hash) ?? '',
        base64Data: Buffer.from(preview).toString('base64'),
        mimeType: 'image/webp',
      }))
    },
    { guards: [limitUploads] },
  )
  return routes
}

/** The photo at `?w=160` or 512, in AVIF where the browser takes it; kept for minutes only, so that a blocked person's is soon gone from caches too. */
async function showPhoto(context: HttpContext, app: HttpDependencies): Promise<void> {
  const { request, response, params } = context
  const width = parse(photoQuery, request.qs()).w === '160' ? 160 : 512
  const format = request.header('accept')?.includes('image/avif') ? 'avif' : 'webp'
  const wanted = { professionalId: asId<ProfessionalId>(String(params['id'])), width, format } as const
  const shown = await app.useCases.readPhoto.execute(wanted)
  if (shown) response.header('cache-control', 'public, max-age=300')
  const photo = shown ?? (await hiddenPhoto(context, wanted, app))
  if (!photo) throw new Refused('image_not_found')
  await sendPhoto(context, photo, wanted)
}

/** Who asks matters only where the public sees nothing, so that photos stay the same for all caches. */
async function hiddenPhoto(
  context: HttpContext,
  wanted: ReadPhotoInput,
  { useCases, auth }: HttpDependencies,
): Promise<Photo | null> {
  await auth.recognised(context, async () => undefined)
  return useCases.readHiddenPhoto.execute({ ...wanted, viewer: auth.viewerIfAny(context) })
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
  if (response.fresh()) return response.status(304).send(null)
  const bytes = await photo.bytes()
  if (!bytes) throw new Refused('image_not_found')
  response.send(Buffer.from(bytes))
}
