import * as z from 'zod/mini'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { currentUser } from '#contract/accounts.ts'
import { dashboard } from '#contract/dashboard.ts'
import { professionalProfile, photoQuery } from '#contract/professionals.ts'
import {
  changeProfileBody,
  newPatientsBody,
  slugAvailability,
  slugQuery,
  uploadedImage,
} from '#contract/profile.ts'
import { mapValue, okOr } from '#domain/shared/result.ts'
import type { RequestedPhoto } from '#application/professionals/editing/profile_photo.ts'
import type { Photo, ReadPhotoInput } from '#application/professionals/read_profile.ts'
import { asId, professionalOf, type ProfessionalId } from '#domain/shared/ids.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { asOwner, asProfile, imageAddress } from '../projections.ts'
import type { RouteTable } from '../route_table.ts'
import { readImage } from '../middleware/read_image.ts'
import { parse } from '../parse.ts'
import { Refused } from '../refusals.ts'

const PROFILE = '/api/professionals/:id'
const NOT_OWNER = ['professional_not_found', 'forbidden'] as const

/** Routes for professionals' own profile. */
export function ownerRoutes(routes: RouteTable, app: HttpDependencies) {
  const { useCases } = app
  routes.add(
    {
      method: 'GET',
      path: PROFILE,
      summary: 'Perfil pelo identificador; o dono e administradores recebem também os campos privados',
      access: 'recognised',
      limit: 'publicRead',
      answer: z.union([currentUser, professionalProfile]),
      refuses: ['professional_not_found'],
    },
    async ({ params: { id: professionalId }, viewer }) => {
      const seen = await useCases.getProfessional.execute({ professionalId, viewer })
      return mapValue(okOr(seen, 'professional_not_found'), (professional) =>
        professional.as === 'privileged'
          ? asOwner(professional.professional)
          : asProfile(professional.profile),
      )
    },
  )
  routes.add(
    {
      method: 'GET',
      path: `${PROFILE}/dashboard`,
      summary: 'Números do painel, só para o dono',
      access: 'session',
      answer: dashboard,
      refuses: NOT_OWNER,
    },
    ({ params: { id: professionalId }, viewer }) =>
      useCases.countDashboard.execute({ viewer, professionalId }),
  )
  routes.add(
    {
      method: 'GET',
      path: `${PROFILE}/slug-availability`,
      summary: 'Diz se um endereço está livre para o próprio perfil',
      access: 'session',
      query: slugQuery,
      answer: slugAvailability,
      refuses: NOT_OWNER,
    },
    async ({ params: { id: professionalId }, query, viewer }) => {
      const checked = await useCases.checkSlug.execute({ viewer, professionalId, ...query })
      return mapValue(checked, ({ slug, availability }) => ({
        slug,
        available: availability === 'available',
        reason: availability === 'available' ? null : availability,
      }))
    },
    {
      permit: ({ params, viewer }) => useCases.checkOwnership.execute({ viewer, professionalId: params.id }),
    },
  )
  routes.add(
    {
      method: 'PUT',
      path: `${PROFILE}/new-patients`,
      summary: 'Diz, a partir de hoje e por 90 dias, que aceita novos pacientes, ou que não aceita',
      access: 'session',
      body: newPatientsBody,
      answer: currentUser,
      refuses: NOT_OWNER,
    },
    async ({ params: { id: professionalId }, body: { accepts }, viewer }) =>
      mapValue(await useCases.declareNewPatients.execute({ viewer, professionalId, accepts }), asOwner),
    {
      permit: ({ params, viewer }) => useCases.checkOwnership.execute({ viewer, professionalId: params.id }),
    },
  )
  routes.add(
    {
      method: 'POST',
      path: `${PROFILE}/insurers-confirmation`,
      summary: 'Confirma hoje os convênios do próprio perfil',
      access: 'session',
      answer: currentUser,
      refuses: NOT_OWNER,
    },
    async ({ params: { id: professionalId }, viewer }) =>
      mapValue(await useCases.confirmInsurers.execute({ viewer, professionalId }), asOwner),
  )
  return [routes, editRoute(routes, app)]
}

function editRoute(routes: RouteTable, { useCases, auth, limiter }: HttpDependencies) {
  const sentIn = ({ request }: HttpContext) => {
    const sent = request.body()
    const redirectUrl: unknown = sent['redirectUrl']
    return { sent: Object.keys(sent), redirectUrl: typeof redirectUrl === 'string' ? redirectUrl : null }
  }
  /** A photo within the form counts as an upload. */
  async function limitPhoto(context: HttpContext, next: NextFn): Promise<void> {
    const sent = context.request.body()
    if (sent['profileImageData'] && !sent['profileImage'])
      await limiter.spend('upload', auth.viewer(context).id)
    await next()
  }
  routes.add(
    {
      method: 'PUT',
      path: PROFILE,
      summary: 'Altera o próprio perfil ou as configurações',
      access: 'session',
      body: changeProfileBody,
      bodyKind: 'profile',
      answer: currentUser,
      refuses: [
        ...NOT_OWNER,
        ...(['premium_required', 'profile_changed', 'registration_taken'] as const),
        ...(['slug_reserved', 'slug_changed_often', 'slug_taken'] as const),
        ...(['city_unknown', 'city_required', 'state_required', 'whatsapp_required'] as const),
        ...(['rqe_invalid', 'presencial_invalid'] as const),
        ...(['image_not_staged', 'image_type_unsupported', 'image_broken', 'image_too_large'] as const),
      ],
    },
    async ({ params: { id: professionalId }, body, viewer, context }) => {
      const { profileImage, profileImageData, version, ...fields } = body
      const photo = wantedPhoto(professionalId, { profileImage, profileImageData })
      const change = { ...sentIn(context), fields, photo, version }
      return mapValue(await useCases.editProfile.execute({ viewer, professionalId, ...change }), asOwner)
    },
    {
      permit: ({ params: { id: professionalId }, viewer, context }) =>
        useCases.editProfile.check({ viewer, professionalId, ...sentIn(context) }),
      guards: [limitPhoto],
    },
  )
  return routes
}

const PINNED = /\?v=([\w-]{1,60})$/
const BASE64 = /^(?:data:image\/[\w.+-]{1,40};base64,)?([A-Za-z0-9+/]+={0,2})$/

interface SentPhoto {
  profileImage?: string | null | undefined
  profileImageData?: string | null | undefined
}

/** Returns the requested photo. A URL that is not the professional's own matches no staged photo. */
function wantedPhoto(professionalId: string, sent: SentPhoto): RequestedPhoto {
  const { profileImage, profileImageData } = sent
  if (profileImage) return { hash: ownHash(professionalId, profileImage) }
  if (profileImageData) return { bytes: Buffer.from(BASE64.exec(profileImageData)?.[1] ?? '', 'base64') }
  return profileImage === undefined ? 'unchanged' : 'none'
}

function ownHash(professionalId: string, address: string): string {
  const hash = PINNED.exec(address)?.[1] ?? ''
  return address === imageAddress(professionalId, hash) ? hash : ''
}

/** Routes for uploading and showing photos. */
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

/** The URL works once the profile is saved with it; until then the response's bytes are the preview. */
function uploadRoute(routes: RouteTable, { useCases, auth, limiter }: HttpDependencies) {
  /** Counted per account, so only after the session is known. */
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

/** Sends the photo at `?w=160` or 512, in AVIF if accepted; cached for minutes, in case its owner is blocked. */
async function showPhoto(context: HttpContext, app: HttpDependencies): Promise<void> {
  const { request, response, params } = context
  const width = parse(photoQuery, request.qs()).w === '160' ? 160 : 512
  const format = request.header('accept')?.includes('image/avif') ? 'avif' : 'webp'
  const variant = { professionalId: asId<ProfessionalId>(String(params['id'])), width, format } as const
  const shown = await app.useCases.readPhoto.execute(variant)
  if (shown) response.header('cache-control', 'public, max-age=300')
  const photo = shown ?? (await hiddenPhoto(context, variant, app))
  if (!photo) throw new Refused('image_not_found')
  await sendPhoto(context, photo, variant)
}

/** The viewer matters only if the photo is hidden, so that public photos stay cacheable. */
async function hiddenPhoto(
  context: HttpContext,
  variant: ReadPhotoInput,
  { useCases, auth }: HttpDependencies,
): Promise<Photo | null> {
  await auth.recognised(context, async () => undefined)
  return useCases.readHiddenPhoto.execute({ ...variant, viewer: auth.viewerIfAny(context) })
}

/** Answers 304 without reading the bytes if the client has the photo. */
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
