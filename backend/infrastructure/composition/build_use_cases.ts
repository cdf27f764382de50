import { LRUCache } from 'lru-cache'
import { ListPosts } from '#application/blog/list_posts.ts'
import { ListRelated } from '#application/blog/list_related.ts'
import { ReadPost } from '#application/blog/read_post.ts'
import { RecordPostView } from '#application/blog/record_post_view.ts'
import { ListMunicipalities } from '#application/catalogue/list_municipalities.ts'
import { RegisterLead } from '#application/leads/register_lead.ts'
import { SendContact } from '#application/leads/send_contact.ts'
import { GetProfile } from '#application/professionals/get_profile.ts'
import { ListFaqs } from '#application/professionals/list_faqs.ts'
import { ListInsurances } from '#application/professionals/list_insurances.ts'
import { ListLocations } from '#application/professionals/list_locations.ts'
import { ListServices } from '#application/professionals/list_services.ts'
import { ListSpecialties } from '#application/professionals/list_specialties.ts'
import { ReadPhoto } from '#application/professionals/read_photo.ts'
import { RecordProfileView } from '#application/professionals/record_profile_view.ts'
import { SearchProfessionals } from '#application/professionals/search_professionals.ts'
import { GetSiteRating } from '#application/reviews/get_site_rating.ts'
import { ListReviews } from '#application/reviews/list_reviews.ts'
import { SubmitReview } from '#application/reviews/submit_review.ts'
import { CountFacets } from '#application/search/count_facets.ts'
import { InterpretQuery } from '#application/search/interpret_query.ts'
import { CriteriaReader } from '#application/search/read_criteria.ts'
import { Suggest } from '#application/search/suggest.ts'
import { ListSitemapAddresses, PlanSitemap } from '#application/seo/sitemap.ts'
import type { RateLimits } from '#application/ports/rate_limits.ts'
import { CheckReadiness } from '#application/operations/examine_site.ts'
import { buildAccountUseCases } from './build_account_use_cases.ts'
import { buildAdminUseCases } from './build_admin_use_cases.ts'
import type { Adapters } from './build_adapters.ts'
import { buildOwnerUseCases } from './build_owner_use_cases.ts'

/** What only the site has: limits for those who come from anywhere. */
export type SiteAdapters = Adapters & { limits: RateLimits }

export type UseCases = ReturnType<typeof buildUseCases>

const REMEMBERED_QUERIES = 2_000

/** Everything people can do, given the adapters it needs and the name of the site. */
export function buildUseCases(adapters: SiteAdapters, { brandName }: { brandName: string }) {
  const { directory } = adapters
  const search = searchUseCases(adapters)
  return {
    ...search,
    ...readerUseCases(adapters, search),
    ...patientUseCases(adapters),
    ...buildAccountUseCases(adapters, brandName),
    ...buildOwnerUseCases(adapters),
    ...buildAdminUseCases(adapters),
    getProfile: new GetProfile(directory),
    listFaqs: new ListFaqs(directory),
    listInsurances: new ListInsurances(directory),
    listLocations: new ListLocations(directory),
    listMunicipalities: new ListMunicipalities(adapters.municipalities),
    listServices: new ListServices(directory),
    listSpecialties: new ListSpecialties(directory),
    readPhoto: new ReadPhoto(directory, adapters.images),
    getSiteRating: new GetSiteRating(adapters.siteReviews, adapters.clock),
    planSitemap: new PlanSitemap(adapters.publicAddresses, adapters.clock),
    listSitemapAddresses: new ListSitemapAddresses(adapters.publicAddresses),
    checkReadiness: new CheckReadiness(adapters.health),
  }
}

function searchUseCases({ municipalities, search, directory }: Adapters) {
  const interpretQuery = new InterpretQuery(municipalities, new LRUCache({ max: REMEMBERED_QUERIES }))
  const criteria = new CriteriaReader(interpretQuery, municipalities)
  return {
    interpretQuery,
    searchProfessionals: new SearchProfessionals(criteria, search, directory),
    countFacets: new CountFacets(criteria, search, municipalities),
    suggest: new Suggest(interpretQuery, search, directory),
  }
}

function readerUseCases(adapters: Adapters, { interpretQuery }: { interpretQuery: InterpretQuery }) {
  const readPost = new ReadPost(adapters)
  return {
    readPost,
    listPosts: new ListPosts(adapters),
    listRelated: new ListRelated({ ...adapters, readPost, interpretQuery }),
    recordPostView: new RecordPostView(adapters),
  }
}

function patientUseCases(adapters: SiteAdapters) {
  return {
    registerLead: new RegisterLead(adapters),
    sendContact: new SendContact(adapters),
    submitReview: new SubmitReview(adapters),
    listReviews: new ListReviews(adapters),
    recordProfileView: new RecordProfileView(adapters),
  }
}
