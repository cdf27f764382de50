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
import type { ReviewsPage } from './reviews.ts'
import type { Facets, Interpretation, Suggestions } from './search.ts'

/** How a read may be given up before it is answered. */
export interface ReadOptions {
  signal?: AbortSignal
}

export interface ProfessionalsPage {
  professionals: ProfessionalCard[]
  /** How many match in all, not only on this page. */
  total: number
  /** How many of all are premium; only where asked for, in an order that begins with them. */
  premiumCount?: number
}

/**
 * Everything a public screen reads. The browser answers it by HTTP, the server by its use cases, so that a
 * screen is the same code in both places. A missing object is null; any other failure is thrown.
 */
export interface PublicApi {
  listProfessionals(query: ProfessionalQueryInput, options?: ReadOptions): Promise<ProfessionalsPage>
  searchProfessionals(query: ProfessionalQueryInput, options?: ReadOptions): Promise<ProfessionalsPage>
  countFacets(query: ProfessionalQueryInput, options?: ReadOptions): Promise<Facets>
  interpretQuery(query: ProfessionalQueryInput): Promise<Interpretation>
  suggest(q: string, options?: ReadOptions): Promise<Suggestions>
  /** Those that somebody has, the most searched for first. */
  listSpecialties(): Promise<string[]>
  /** An old slug answers with the professional's current one. */
  getProfile(slug: string): Promise<OpenedProfile | null>
  listServices(professionalId: string): Promise<Service[]>
  listInsurances(professionalId: string): Promise<Insurance[]>
  listLocations(professionalId: string): Promise<Location[]>
  listFaqs(professionalId: string): Promise<Faq[]>
  listReviews(professionalId: string, page: number): Promise<ReviewsPage>
  /** Nine a page, from 1. */
  listPosts(query: { page: number; category?: PostCategory; q?: string }): Promise<PostsPage>
  getPost(slug: string): Promise<Post | null>
  listRelated(slug: string): Promise<RelatedToPost>
}
