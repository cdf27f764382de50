import type { HttpContext } from '@adonisjs/core/http'
import { createHash } from 'node:crypto'
import type { SharePicture, SharePicturePainter } from '#application/ports/share_picture.ts'
import type { ReadPost } from '#application/blog/list_posts.ts'
import type { GetProfile } from '#application/professionals/get_profile.ts'
import { genderedSpecialty, specialtyBySlug, specialtyPlural } from '#domain/catalogue/specialties.ts'
import { countOf, formatOneDecimal } from '#domain/shared/numbers.ts'

export interface SharePictureParts {
  useCases: { getProfile: GetProfile; readPost: ReadPost }
  painter: SharePicturePainter
  brandName: string
}

/** `cartoes/perfil/ana-souza.png` and so on: what is shown beside a shared link. Nobody to show sends to the site's own. */
export const showSharePicture = (parts: SharePictureParts) =>
  async function sharePictureController({ params, response }: HttpContext): Promise<void> {
    const { kind = '', file = '' } = params as { kind?: string; file?: string }
    const picture = await pictureOf(kind, file.replace(/\.png$/, ''), parts)
    response.header('cache-control', 'public, max-age=300')
    if (!picture) return response.redirect().status(302).toPath('/share.png')
    response.header('content-type', 'image/png')
    response.header('etag', `"${createHash('sha1').update(JSON.stringify(picture)).digest('base64url')}"`)
    response.status(200)
    if (response.fresh()) return response.status(304).send(null)
    response.send(Buffer.from(await parts.painter.paint(picture)))
  }

async function pictureOf(
  kind: string,
  slug: string,
  { useCases, brandName }: SharePictureParts,
): Promise<SharePicture | null> {
  if (kind === 'especialidade') return ofSpecialty(slug, brandName)
  if (kind === 'post') {
    const post = await useCases.readPost.execute({ slug })
    return post && { title: post.state.title, subtitle: 'Blog de saúde', place: brandName, rating: null }
  }
  const found = await useCases.getProfile.execute({ slug })
  if (!found) return null
  const { title, name, lastname, specialty, displayGender, city, state, rating, reviewCount } = found
  return {
    title: [title && `${title}.`, name, lastname].filter(Boolean).join(' '),
    subtitle: specialty ? genderedSpecialty(specialty, displayGender) : '',
    place: [[city, state].filter(Boolean).join(', '), brandName].filter(Boolean).join(' · '),
    rating: reviewCount === 0 ? null : ratingOf(rating, reviewCount),
  }
}

const ratingOf = (rating: number, reviewCount: number) => ({
  stars: formatOneDecimal(rating),
  reviews: `(${countOf(reviewCount, 'avaliação', 'avaliações')})`,
})

function ofSpecialty(slug: string, brandName: string): SharePicture | null {
  const specialty = specialtyBySlug(slug)
  if (!specialty) return null
  const title = specialtyPlural(specialty.name)
  return { title, subtitle: 'Escolha por cidade, convênio e avaliações', place: brandName, rating: null }
}
