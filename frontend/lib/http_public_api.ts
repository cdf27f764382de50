import type { ProfessionalsPage, PublicApi, ReadOptions } from '#contract/public_api.ts'
import type { PostsPage, RelatedToPost } from '#contract/blog.ts'
import type { ReviewsPage } from '#contract/reviews.ts'
import { POSTS_PER_PAGE, REVIEWS_PER_PAGE } from '#domain/shared/page_sizes.ts'
import { getJson, getJsonOrNull, send, withQuery } from './http.ts'

async function readPage(path: string, options?: ReadOptions): Promise<ProfessionalsPage> {
  const response = await send('GET', path, undefined, options)
  const professionals = (await response.json()) as ProfessionalsPage['professionals']
  const premiumCount = response.headers.get('X-Premium-Count')
  return {
    professionals,
    total: Number(response.headers.get('X-Total-Count') ?? professionals.length),
    ...(premiumCount !== null && { premiumCount: Number(premiumCount) }),
  }
}

const child = (professionalId: string, part: string) => `/api/professionals/${professionalId}/${part}`

/** The public reads as the browser makes them, over our own HTTP API. */
export const httpPublicApi: PublicApi = {
  listProfessionals: (query, options) => readPage(withQuery('/api/professionals', query), options),
  searchProfessionals: (query, options) => readPage(withQuery('/api/professionals/search', query), options),
  countFacets: (query, options) => getJson(withQuery('/api/professionals/facets', query), options),
  interpretQuery: (query) => getJson(withQuery('/api/search/interpretation', query)),
  suggest: (q, options) => getJson(withQuery('/api/search/suggestions', { q }), options),
  listSpecialties: () => getJson('/api/specialties/available'),
  getProfile: (slug) => getJsonOrNull(`/api/professionals/slug/${encodeURIComponent(slug)}`),
  listServices: (id) => getJson(child(id, 'services')),
  listInsurances: (id) => getJson(child(id, 'insurances')),
  listLocations: (id) => getJson(child(id, 'locations')),
  listFaqs: (id) => getJson(child(id, 'faqs')),
  listReviews: (id, page) =>
    getJson<ReviewsPage>(
      withQuery(child(id, 'reviews'), {
        page: String(page),
        limit: String(REVIEWS_PER_PAGE),
        include: 'distribution',
      }),
    ),
  listPosts: ({ page, category, q }) =>
    getJson<PostsPage>(
      withQuery('/api/blog', { page: String(page), limit: String(POSTS_PER_PAGE), category, q }),
    ),
  getPost: (slug) => getJsonOrNull(`/api/blog/${encodeURIComponent(slug)}`),
  listRelated: (slug) => getJson<RelatedToPost>(`/api/blog/${encodeURIComponent(slug)}/related`),
}
