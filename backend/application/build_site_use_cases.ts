import type { Ports } from './ports/ports.ts'
import { ReadPostImage } from './blog/editing/post_images.ts'
import { ConfirmEmail, RequestEmailConfirmation } from './accounts/confirm_email.ts'
import { GetCurrentUser } from './accounts/read_accounts.ts'
import { LogIn } from './accounts/log_in.ts'
import { ChangePassword, OwnData, OwnSessions, RequestEmailChange } from './accounts/own_account.ts'
import { OwnPushDevices } from './accounts/push.ts'
import { ChooseMails } from './accounts/mail_choices.ts'
import { PublishProfile } from './accounts/publish_profile.ts'
import { ReturnEmail } from './accounts/return_email.ts'
import { PasswordPolicy } from './accounts/password_policy.ts'
import { RequestPasswordReset, ResetPassword } from './accounts/reset_password.ts'
import { OwnSecondFactor } from './accounts/own_second_factor.ts'
import { FinishLogIn } from './accounts/second_factor.ts'
import { type AdminPorts, buildAdminUseCases } from './admin/build_admin_use_cases.ts'
import { FindArticle } from './blog/find_article.ts'
import { ListPosts, ReadPost, ReadPostPeople, ListRelated, RecordPostView } from './blog/read_posts.ts'
import { buildAll, type DependenciesOf } from './use_case.ts'
import { ListMunicipalities } from './catalogue/municipalities.ts'
import {
  AnswerLead,
  DeleteContact,
  FindNewestContact,
  ListContacts,
  NoteContact,
  UpdateLeadStatus,
} from './leads/own_contacts.ts'
import { RegisterLead, SendContact } from './leads/receive_contacts.ts'
import { WithdrawLead } from './leads/withdraw_lead.ts'
import { CheckReadiness } from './operations/examine_site.ts'
import { CheckOwnership, CheckSlug } from './professionals/editing/own_profile.ts'
import { CountDashboard, RecordProfileView, CountContacts } from './professionals/profile_figures.ts'
import { ConfirmInsurers, DeclareNewPatients } from './professionals/editing/confirm_profile.ts'
import { EditProfile } from './professionals/editing/edit_profile.ts'
import { GetProfessional, ReadHiddenProfile } from './professionals/editing/get_professional.ts'
import { UploadPhoto } from './professionals/editing/profile_photo.ts'
import {
  GetProfile,
  ReadHiddenPhoto,
  ReadPhoto,
  ListParts,
  ListSpecialties,
} from './professionals/read_profile.ts'
import { ProfileParts } from './professionals/profile_parts.ts'
import { ReportInsurer } from './professionals/report_insurer.ts'
import { RegisterProfessional } from './professionals/register_professional.ts'
import { SearchProfessionals } from './professionals/search_professionals.ts'
import { GetSiteRating, ListOwnReviews, ListReviews } from './reviews/list_reviews.ts'
import { AnswerReview, ReportReview, ModerateReview } from './reviews/moderate_review.ts'
import { SubmitReview } from './reviews/submit_review.ts'
import { AskForProfile } from './claims/ask_for_profile.ts'
import { WithdrawClaim } from './claims/withdraw_claim.ts'
import { AskForVerification } from './verification/verification.ts'
import { CountFacets } from '#search/facets/count_facets.ts'
import { InterpretQuery, type QueryCache } from '#search/interpret/interpret_query.ts'
import type { Lexicon } from '#search/lexicon/lexicon.ts'
import { CriteriaReader, UnderstandSearch } from '#search/criteria/read_criteria.ts'
import { CountSearch, SoughtSpecialties, SoughtTerms } from '#search/suggest/sought_specialties.ts'
import { Suggest } from '#search/suggest/suggest.ts'
import { ListSitemapAddresses, PlanSitemap } from './seo/sitemap.ts'

/** Use cases that receive their ports by name. */
const CLASSES = {
  answerReview: AnswerReview,
  askForProfile: AskForProfile,
  withdrawClaim: WithdrawClaim,
  askForVerification: AskForVerification,
  checkOwnership: CheckOwnership,
  checkSlug: CheckSlug,
  chooseMails: ChooseMails,
  confirmEmail: ConfirmEmail,
  confirmInsurers: ConfirmInsurers,
  countContacts: CountContacts,
  countSearch: CountSearch,
  countDashboard: CountDashboard,
  answerLead: AnswerLead,
  declareNewPatients: DeclareNewPatients,
  deleteContact: DeleteContact,
  editProfile: EditProfile,
  getCurrentUser: GetCurrentUser,
  getProfessional: GetProfessional,
  getProfile: GetProfile,
  getSiteRating: GetSiteRating,
  findNewestContact: FindNewestContact,
  listContacts: ListContacts,
  listMunicipalities: ListMunicipalities,
  listOwnReviews: ListOwnReviews,
  listParts: ListParts,
  listPosts: ListPosts,
  listReviews: ListReviews,
  listSitemapAddresses: ListSitemapAddresses,
  findArticle: FindArticle,
  finishLogIn: FinishLogIn,
  logIn: LogIn,
  ownData: OwnData,
  ownPushDevices: OwnPushDevices,
  ownSessions: OwnSessions,
  requestEmailChange: RequestEmailChange,
  moderateReview: ModerateReview,
  planSitemap: PlanSitemap,
  profileParts: ProfileParts,
  publishProfile: PublishProfile,
  readHiddenPhoto: ReadHiddenPhoto,
  readHiddenProfile: ReadHiddenProfile,
  readPhoto: ReadPhoto,
  readPost: ReadPost,
  readPostImage: ReadPostImage,
  readPostPeople: ReadPostPeople,
  recordPostView: RecordPostView,
  recordProfileView: RecordProfileView,
  requestEmailConfirmation: RequestEmailConfirmation,
  noteContact: NoteContact,
  registerLead: RegisterLead,
  reportInsurer: ReportInsurer,
  reportReview: ReportReview,
  returnEmail: ReturnEmail,
  requestPasswordReset: RequestPasswordReset,
  sendContact: SendContact,
  submitReview: SubmitReview,
  updateLeadStatus: UpdateLeadStatus,
  uploadPhoto: UploadPhoto,
  withdrawLead: WithdrawLead,
}

const SEARCHING = {
  countFacets: CountFacets,
  searchProfessionals: SearchProfessionals,
  suggest: Suggest,
  understandSearch: UnderstandSearch,
}

const WITH_RULES = {
  changePassword: ChangePassword,
  ownSecondFactor: OwnSecondFactor,
  registerProfessional: RegisterProfessional,
  resetPassword: ResetPassword,
}

type SitePorts = AdminPorts &
  DependenciesOf<typeof CLASSES> &
  Omit<DependenciesOf<typeof WITH_RULES>, 'passwordPolicy' | keyof SiteRules> &
  Ports<'commonPasswords' | 'search' | 'siteReviews'> & {
    rememberedQueries: QueryCache
    /** Returns the words that people search by. */
    readLexicon: () => Lexicon
  }

export type SiteUseCases = ReturnType<typeof buildSiteUseCases>

export interface SiteRules {
  brandName: string
  mustConfirmEmail: boolean
  adminsNeedSecondFactor: boolean
}

/** Builds all use cases of the site. */
export function buildSiteUseCases(ports: SitePorts, rules: SiteRules) {
  const passwordPolicy = new PasswordPolicy(ports.commonPasswords, rules.brandName)
  const named = buildAll(CLASSES, ports)
  const sought = new SoughtSpecialties(ports.searchCounter)
  const search = buildSearchUseCases(ports, sought)
  return {
    ...named,
    ...search,
    ...buildAll(WITH_RULES, { ...ports, ...rules, passwordPolicy }),
    ...buildAdminUseCases(ports),
    checkReadiness: new CheckReadiness({ ...ports, ...search }),
    listRelated: new ListRelated({ ...ports, ...named, ...search }),
    listSpecialties: new ListSpecialties({ ...ports, sought }),
  }
}

function buildSearchUseCases(ports: SitePorts, sought: SoughtSpecialties) {
  const interpretQuery = new InterpretQuery(ports)
  const criteria = new CriteriaReader({ ...ports, interpretQuery })
  const soughtTerms = new SoughtTerms(ports.searchCounter)
  return {
    interpretQuery,
    ...buildAll(SEARCHING, { ...ports, sought, soughtTerms, interpretQuery, criteria }),
  }
}
