import { Unavailable } from '#application/ports/unavailable.ts'
import type { ReviewOrder } from '#domain/reviews/review_order.ts'
import type { BlogPost } from '#domain/blog/blog_post.ts'
import type { PostCategory } from '#domain/blog/post_category.ts'
import {
  professionalFilters,
  professionalQuery,
  type ProfessionalQueryInput,
} from '#contract/professionals.ts'
import type { ProfessionalsPage, PublicApi } from '#contract/public_api.ts'
import { POSTS_PER_PAGE, REVIEWS_PER_PAGE } from '#domain/shared/page_sizes.ts'
import type { PartKind } from '#application/professionals/profile_parts.ts'
import { isUuid } from '#domain/shared/uuid.ts'
import { asPost, asPostCard } from '../blog/projections.ts'
import type { UnmetSearch } from '#application/professionals/search_professionals.ts'
import type { SiteUseCases } from '#application/build_site_use_cases.ts'
import { asId, type ProfessionalId } from '#domain/shared/ids.ts'
import { asFacetFilters, asSearchInput } from '../professionals/search_input.ts'
import {
  asFaq,
  asFoundCard,
  asInsurance,
  asLocation,
  asOpenProfile,
  asReview,
  asService,
} from '../projections.ts'
import { asFacets, readInterpretation, asSuggestions } from '../search/projections.ts'

/** Records what a page was built from. */
export class PageReads {
  /** The only professional whose data was read; null if other data was read too. */
  profileOf: string | null | undefined
  readonly posts: Pick<BlogPost['state'], 'id' | 'authorId' | 'writtenBy'>[] = []
  /** What was looked for in vain. */
  readonly unmet: UnmetSearch[] = []
  /** Why the first read failed; undefined while all went well. */
  failure: unknown

  note(professionalId: string | null): void {
    const isTheSame = this.profileOf === undefined || this.profileOf === professionalId
    this.profileOf = isTheSame ? professionalId : null
  }
}

/**
 * Implements the reads of the public screens by the use cases, with the same rules and shapes as HTTP. Records
 * everything in `reads`.
 */
export function inProcessPublicApi(useCases: SiteUseCases, reads: PageReads): PublicApi {
  const find = async (query: ProfessionalQueryInput): Promise<ProfessionalsPage> => {
    reads.note(null)
    const input = asSearchInput(professionalQuery.parse(query))
    const { professionals, total, premiumCount, unmet } = await useCases.searchProfessionals.execute(input)
    if (unmet && input.page === 1) reads.unmet.push(unmet)
    const premium = premiumCount !== undefined && { premiumCount }
    return { professionals: professionals.map(asFoundCard), total, ...premium }
  }
  return noting(reads, {
    listProfessionals: find,
    searchProfessionals: find,
    ...searchReads(useCases, reads),
    ...profileReads(useCases, reads),
    ...blogReads(useCases, reads),
  })
}

type Read = (...parameters: unknown[]) => Promise<unknown>

/** Notes the first failure. After an outage no further read is tried: their waits would add up for the one page. */
function noting(reads: PageReads, api: PublicApi): PublicApi {
  const noted =
    (read: Read) =>
    async (...parameters: unknown[]) => {
      if (reads.failure instanceof Unavailable) throw reads.failure
      try {
        return await read(...parameters)
      } catch (error) {
        reads.failure ??= error
        throw error
      }
    }
  const each = Object.entries(api).map(([name, read]) => [name, noted(read as Read)])
  return Object.fromEntries(each) as PublicApi
}

function searchReads(useCases: SiteUseCases, reads: PageReads) {
  const noted = <Answer>(answer: Answer): Answer => (reads.note(null), answer)
  return {
    countFacets: async (query: ProfessionalQueryInput) =>
      noted(asFacets(await useCases.countFacets.execute(asFacetFilters(professionalFilters.parse(query))))),
    interpretQuery: async (query: ProfessionalQueryInput) =>
      noted(await readInterpretation(useCases, asFacetFilters(professionalFilters.parse(query)))),
    suggest: async (q: string) => noted(asSuggestions(await useCases.suggest.execute({ q }))),
    listSpecialties: async () => noted(await useCases.listSpecialties.execute('searches')),
  }
}

function profileReads(useCases: SiteUseCases, reads: PageReads) {
  const parts = async <Kind extends PartKind>(kind: Kind, id: string) => {
    reads.note(id)
    return (
      (isUuid(id) && (await useCases.listParts.execute(kind, { professionalId: asId(id), viewer: null }))) ||
      []
    )
  }
  return {
    async getProfile(slug: string) {
      const profile = await useCases.getProfile.execute({ slug: slug.toLowerCase() })
      reads.note(profile?.id ?? null)
      return profile && asOpenProfile(profile)
    },
    listServices: async (id: string) => (await parts('services', id)).map(asService),
    listInsurances: async (id: string) => (await parts('insurances', id)).map(asInsurance),
    listLocations: async (id: string) => (await parts('locations', id)).map(asLocation),
    listFaqs: async (id: string) => (await parts('faqs', id)).map(asFaq),
    async listReviews(id: string, page: number, order?: ReviewOrder) {
      reads.note(id)
      const request = {
        professionalId: asId<ProfessionalId>(id),
        page,
        limit: REVIEWS_PER_PAGE,
        withDistribution: true,
        order,
      }
      const answer = await useCases.listReviews.execute(request)
      const { reviews = [], total = 0, distribution, fates, points } = answer ?? {}
      return {
        reviews: reviews.map(asReview),
        total,
        ...(distribution && { distribution: [...distribution] }),
        ...(fates && { fates }),
        ...(points && { points }),
      }
    },
  }
}

function blogReads(useCases: SiteUseCases, reads: PageReads) {
  return {
    async listPosts({ page, category, q }: { page: number; category?: PostCategory; q?: string }) {
      const request = { page, limit: POSTS_PER_PAGE, ...(category && { category }), ...(q && { q }) }
      const { posts, totalPages } = await useCases.listPosts.execute(request)
      return { posts: posts.map(asPostCard), totalPages }
    },
    async getPost(slug: string) {
      const post = await useCases.readPost.execute({ slug })
      reads.note(null)
      if (post) reads.posts.push(post.state)
      return post && asPost(post, await useCases.readPostPeople.execute(post))
    },
    async listRelated(slug: string) {
      const { posts = [], specialty = null } = (await useCases.listRelated.execute({ slug })) ?? {}
      return { posts: posts.map(asPostCard), specialty }
    },
  }
}
