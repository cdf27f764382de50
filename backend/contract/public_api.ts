import type { Post, PostsPage, RelatedToPost } from './blog.ts'
import type { PostCategory } from './post_terms.ts'
import type {
  Faq,
  Insurance,
  Location,
  ProfessionalCard,
  OpenedProfile,
  ProfessionalQueryInput,
  Service,
} from './professionals.ts'
import type { ReviewOrder, ReviewsPage } from './reviews.ts'
import type { Facets, Interpretation, Suggestions } from './search.ts'

/** Allows a read to be aborted. */
export interface ReadOptions {
  signal?: AbortSignal
}

export interface ProfessionalsPage {
  professionals: ProfessionalCard[]
  /** Of all pages. */
  total: number
  /** Number of premium professionals; only on request, in an order that starts with them. */
  premiumCount?: number
}

/**
 * All reads of the public screens. The browser implements it over HTTP, the server by its use cases, so that a screen
 * has the same code in both. Returns null for a missing object; any other failure is thrown.
 */
export interface PublicApi {
  listProfessionals(query: ProfessionalQueryInput, options?: ReadOptions): Promise<ProfessionalsPage>
  searchProfessionals(query: ProfessionalQueryInput, options?: ReadOptions): Promise<ProfessionalsPage>
  countFacets(query: ProfessionalQueryInput, options?: ReadOptions): Promise<Facets>
  interpretQuery(query: ProfessionalQueryInput): Promise<Interpretation>
  suggest(q: string, options?: ReadOptions): Promise<Suggestions>
  /** Those with a visible professional, the most searched for first. */
  listSpecialties(): Promise<string[]>
  /** A released slug returns the professional with the current one. */
  getProfile(slug: string): Promise<OpenedProfile | null>
  listServices(professionalId: string): Promise<Service[]>
  listInsurances(professionalId: string): Promise<Insurance[]>
  listLocations(professionalId: string): Promise<Location[]>
  listFaqs(professionalId: string): Promise<Faq[]>
  listReviews(professionalId: string, page: number, order?: ReviewOrder): Promise<ReviewsPage>
  /** Nine per page, from 1. */
  listPosts(query: { page: number; category?: PostCategory; q?: string }): Promise<PostsPage>
  getPost(slug: string): Promise<Post | null>
  listRelated(slug: string): Promise<RelatedToPost>
}
