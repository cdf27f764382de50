import type { AccountAdminList } from './account_admin_list.ts'
import type {
  AccountRepository,
  EmailConfirmations,
  EmailReturns,
  PasswordResetRepository,
} from './account_repository.ts'
import type { AuditLog } from './audit_log.ts'
import type { BackupArchive } from './backup_archive.ts'
import type { BlogPostRepository } from './blog_post_repository.ts'
import type { BrazilianDocuments } from './brazilian_documents.ts'
import type { Clock } from './clock.ts'
import type { ContactCounter } from './contact_counter.ts'
import type { ContactRepository } from './contact_repository.ts'
import type { DemoData } from './demo_data.ts'
import type { IdGenerator, TokenGenerator } from './id_generator.ts'
import type { ImageEncoder, PhotoStaging } from './image_encoder.ts'
import type { ImageStore, PhotoOwners } from './image_store.ts'
import type { InsurerReports } from './insurer_reports.ts'
import type { JobQueue } from './job_queue.ts'
import type { KeyedHasher } from './keyed_hasher.ts'
import type { LeadArchive, LeadSheets } from './lead_archive.ts'
import type { MailChoices } from './mail_choices.ts'
import type { MailCopies, Mailer, NoticeLedger } from './mailer.ts'
import type { CatalogueTables, MunicipalityCatalogue } from './municipality_catalogue.ts'
import type { CommonPasswords, PasswordHasher } from './password_hasher.ts'
import type { ConsentLedger, ErasureLedger, PersonalData, RetentionStore } from './personal_data.ts'
import type { PostImageMoves, PostImageStore } from './post_image_store.ts'
import type { ProfessionalAdminList } from './professional_admin_list.ts'
import type { ProfessionalDirectory } from './professional_directory.ts'
import type { ProfessionalIndex } from './professional_index.ts'
import type { ProfessionalMonths } from './professional_months.ts'
import type { ProfessionalRepository, SlugLocks } from './professional_repository.ts'
import type { ProfileClaims } from './profile_claims.ts'
import type { ProfessionalSearch } from './professional_search.ts'
import type { ProfessionalSheets } from './professional_sheets.ts'
import type { ProfileActivity } from './profile_activity.ts'
import type { PublicAddresses } from './public_addresses.ts'
import type { PushDevices, PushSender } from './push.ts'
import type { RateLimits } from './rate_limits.ts'
import type { ReviewAdminList, ReviewRepository, SiteReviews } from './review_repository.ts'
import type { SearchCounter } from './search_counter.ts'
import type { OneTimeCodes, Passkeys, SealedBox, SecondFactorRepository } from './second_factor.ts'
import type { SecurityLog } from './security_log.ts'
import type { SessionStore } from './session_store.ts'
import type { HealthProbe } from './site_check.ts'
import type { UnitOfWork } from './unit_of_work.ts'
import type { VerificationRepository } from './verification_repository.ts'
import type { CrawlerDetector, PostViewLedger, ViewLedger } from './view_ledger.ts'

/** Every port by the name under which use cases receive it. */
interface PortsByName {
  accountAdminList: AccountAdminList
  accounts: AccountRepository
  activity: ProfileActivity
  adminList: ProfessionalAdminList
  archive: BackupArchive
  auditLog: AuditLog
  catalogueTables: CatalogueTables
  claims: ProfileClaims
  clock: Clock
  commonPasswords: CommonPasswords
  confirmations: EmailConfirmations
  consents: ConsentLedger
  contactCounter: ContactCounter
  contacts: ContactRepository
  crawlers: CrawlerDetector
  demo: DemoData
  directory: ProfessionalDirectory
  documents: BrazilianDocuments
  encoder: ImageEncoder
  erasures: ErasureLedger
  /** The same ledger outside the database, so that no older backup reverts it. */
  externalErasures: ErasureLedger
  hasher: KeyedHasher
  health: HealthProbe
  ids: IdGenerator
  images: ImageStore
  /** Each store by itself, for moving photos; null if the settings name no bucket. */
  imageStores: { postgresql: ImageStore; s3: ImageStore | null }
  index: ProfessionalIndex
  insurerReports: InsurerReports
  jobs: JobQueue
  mailChoices: MailChoices
  mailCopies: MailCopies
  leadArchive: LeadArchive
  leadSheets: LeadSheets
  limits: RateLimits
  mailer: Mailer
  months: ProfessionalMonths
  municipalities: MunicipalityCatalogue
  notices: NoticeLedger
  oneTimeCodes: OneTimeCodes
  passkeys: Passkeys
  passwords: PasswordHasher
  personalData: PersonalData
  photoOwners: PhotoOwners
  /** Null if the settings name no bucket. */
  postImageMoves: PostImageMoves | null
  postImages: PostImageStore
  posts: BlogPostRepository
  postViews: PostViewLedger
  professionals: ProfessionalRepository
  professionalSheets: ProfessionalSheets
  publicAddresses: PublicAddresses
  pushDevices: PushDevices
  pushSender: PushSender
  resets: PasswordResetRepository
  returns: EmailReturns
  retention: RetentionStore
  reviewAdminList: ReviewAdminList
  reviews: ReviewRepository
  sealedBox: SealedBox
  search: ProfessionalSearch
  searchCounter: SearchCounter
  secondFactors: SecondFactorRepository
  securityLog: SecurityLog
  sessions: SessionStore
  siteReviews: SiteReviews
  slugLocks: SlugLocks
  staging: PhotoStaging
  tokens: TokenGenerator
  unitOfWork: UnitOfWork
  verifications: VerificationRepository
  views: ViewLedger
}

/** The ports of these names. */
export type Ports<Names extends keyof PortsByName> = Pick<PortsByName, Names>
