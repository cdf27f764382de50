import type { ProfessionalsPage, PublicApi, ReadOptions } from '#contract/public_api.ts'
import type { ProfessionalCard, ProfessionalQueryInput } from '#contract/professionals.ts'
import { POSTS_PER_PAGE, REVIEWS_PER_PAGE } from '#domain/shared/page_sizes.ts'
import { call, callOrNull, callPage } from './http.ts'

/** Administrators get other rows unless they use filters of the public list. */
const isCard = (row: object): row is ProfessionalCard => !('email' in row)

async function readPage(
  name: 'GET /api/professionals' | 'GET /api/professionals/search',
  query: ProfessionalQueryInput,
  options?: ReadOptions,
): Promise<ProfessionalsPage> {
  const { rows, total, headers } = await callPage(name, { query, ...options })
  const premiumCount = headers.get('X-Premium-Count')
  return {
    professionals: rows.filter(isCard),
    total,
    ...(premiumCount !== null && { premiumCount: Number(premiumCount) }),
  }
}

/** The reads of the public screens over our HTTP API. */
export const httpPublicApi: PublicApi = {
  listProfessionals: (query, options) => readPage('GET /api/professionals', query, options),
  searchProfessionals: (query, options) => readPage('GET /api/professionals/search', query, options),
  countFacets: (query, options) => call('GET /api/professionals/facets', { query, ...options }),
  interpretQuery: (query) => call('GET /api/search/interpretation', { query }),
  suggest: (q, options) => call('GET /api/search/suggestions', { query: { q }, ...options }),
  listSpecialties: () => call('GET /api/specialties/available', { query: { order: 'searches' } }),
  getProfile: (slug) => callOrNull('GET /api/professionals/slug/:slug', { slug }),
  listServices: (id) => call('GET /api/professionals/:id/services', { id }),
  listInsurances: (id) => call('GET /api/professionals/:id/insurances', { id }),
  listLocations: (id) => call('GET /api/professionals/:id/locations', { id }),
  listFaqs: (id) => call('GET /api/professionals/:id/faqs', { id }),
  listReviews: (id, page, order) =>
    call('GET /api/professionals/:id/reviews', {
      id,
      query: { page: String(page), limit: String(REVIEWS_PER_PAGE), include: 'distribution', order },
    }),
  listPosts: ({ page, category, q }) =>
    call('GET /api/blog', { query: { page: String(page), limit: String(POSTS_PER_PAGE), category, q } }),
  getPost: (slug) => callOrNull('GET /api/blog/:slug', { slug }),
  listRelated: (slug) => call('GET /api/blog/:slug/related', { slug }),
}
