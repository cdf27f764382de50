import type { ListPosts } from '#application/blog/list_posts.ts'
import type { ListRelated } from '#application/blog/list_related.ts'
import type { ReadPost } from '#application/blog/read_post.ts'
import type { RecordPostView } from '#application/blog/record_post_view.ts'
import type { ListMunicipalities } from '#application/catalogue/list_municipalities.ts'
import type { RegisterLead } from '#application/leads/register_lead.ts'
import type { SendContact } from '#application/leads/send_contact.ts'
import type { GetProfile } from '#application/professionals/get_profile.ts'
import type { ListFaqs } from '#application/professionals/list_faqs.ts'
import type { ListInsurances } from '#application/professionals/list_insurances.ts'
import type { ListLocations } from '#application/professionals/list_locations.ts'
import type { ListServices } from '#application/professionals/list_services.ts'
import type { ListSpecialties } from '#application/professionals/list_specialties.ts'
import type { ReadPhoto } from '#application/professionals/read_photo.ts'
import type { RecordProfileView } from '#application/professionals/record_profile_view.ts'
import type { SearchProfessionals } from '#application/professionals/search_professionals.ts'
import type { GetSiteRating } from '#application/reviews/get_site_rating.ts'
import type { ListReviews } from '#application/reviews/list_reviews.ts'
import type { SubmitReview } from '#application/reviews/submit_review.ts'
import type { CountFacets } from '#application/search/count_facets.ts'
import type { InterpretQuery } from '#application/search/interpret_query.ts'
import type { Suggest } from '#application/search/suggest.ts'
import type { ListSitemapAddresses, PlanSitemap } from '#application/seo/sitemap.ts'
import type { KeyedHasher } from '#application/ports/keyed_hasher.ts'
import type { CheckReadiness } from '#application/operations/examine_site.ts'
import type { OwnerUseCases } from './owner_use_cases.ts'
import type { AdminUseCases } from './admin_use_cases.ts'
import type { AccountUseCases } from './account_use_cases.ts'
import type { BackgroundTasks } from './background_tasks.ts'
import type { RateLimiter } from './rate_limiter.ts'
import type { HttpSessions } from './session/http_sessions.ts'
import type { Visitors } from './session/visitors.ts'

/** The use cases that HTTP offers to the world. */
export interface HttpUseCases extends AccountUseCases, OwnerUseCases, AdminUseCases {
  checkReadiness: CheckReadiness
  countFacets: CountFacets
  getProfile: GetProfile
  getSiteRating: GetSiteRating
  interpretQuery: InterpretQuery
  listFaqs: ListFaqs
  listInsurances: ListInsurances
  listLocations: ListLocations
  listMunicipalities: ListMunicipalities
  listPosts: ListPosts
  listRelated: ListRelated
  listReviews: ListReviews
  listServices: ListServices
  listSitemapAddresses: ListSitemapAddresses
  listSpecialties: ListSpecialties
  planSitemap: PlanSitemap
  readPhoto: ReadPhoto
  readPost: ReadPost
  recordPostView: RecordPostView
  recordProfileView: RecordProfileView
  registerLead: RegisterLead
  searchProfessionals: SearchProfessionals
  sendContact: SendContact
  submitReview: SubmitReview
  suggest: Suggest
}

export interface SiteSettings {
  appUrl: string
  /** The one origin whose pages may write; null where nobody set it. */
  ownOrigin: string | null
  brandName: string
  /** Where people find help. */
  supportEmail: string
  salesWhatsapp: string | null
  /** `4.8/1200`, `derived` or `off`. */
  siteRating: string
  isProduction: boolean
  hot: boolean
  monitoringSecret: string | null
}

/** All that HTTP is given when the program is put together. */
export interface HttpDependencies {
  useCases: HttpUseCases
  limiter: RateLimiter
  backgroundTasks: BackgroundTasks
  /** For keys that must not tell whose they are. */
  hasher: KeyedHasher
  sessions: HttpSessions
  /** Who asks: middleware for routes and the answer for their controllers. */
  visitors: Visitors
  site: SiteSettings
}
