import type { Pool } from 'pg'
import { ListedWords } from '#search/postgres/names/listed_words.ts'
import {
  PostgresSearchCounter,
  PostgresProfileActivity,
  PostgresContactCounter,
} from '#infrastructure/database/professionals/postgres_counts.ts'
import type { ImageEncoder } from '#application/ports/image_encoder.ts'
import type { PostImageMoves, PostImageStore } from '#application/ports/post_image_store.ts'
import type { ImageStore } from '#application/ports/image_store.ts'
import type { PasswordHasher } from '#application/ports/password_hasher.ts'
import type { SharePicturePainter } from '#application/ports/share_picture.ts'
import { PostgresPostImageMoves, PostgresPostImageStore } from '../database/blog/postgres_post_stores.ts'
import { BrazilianUtilsDocuments } from '../brazil/brazilian_utils_documents.ts'
import { SystemClock } from '../clock/system_clock.ts'
import {
  PostgresAccountRepository,
  PostgresEmailConfirmations,
  PostgresEmailReturns,
  PostgresMailChoices,
  PostgresNoticeLedger,
} from '../database/accounts/postgres_account_repository.ts'
import {
  PostgresPasswordResetRepository,
  PostgresSecondFactors,
  PostgresSessionStore,
} from '../database/accounts/postgres_credentials.ts'
import { PostgresPushDevices } from '../database/accounts/postgres_push_devices.ts'
import { PostgresAuditLog, PostgresSecurityLog } from '../database/audit/postgres_logs.ts'
import {
  PostgresBlogPostRepository,
  PostgresPostViewLedger,
} from '../database/blog/postgres_blog_post_repository.ts'
import { PostgresMunicipalityCatalogue } from '../database/catalogue/postgres_catalogue.ts'
import { type Database, PostgresUnitOfWork } from '../database/database.ts'
import { DatabaseHealthProbe } from '../database/database_checks.ts'
import { PostgresPhotoStaging, PostgresImageStore } from '../database/images/postgres_photos.ts'
import { PostgresInsurerReports } from '../database/professionals/postgres_insurer_reports.ts'
import { PostgresContactRepository } from '../database/leads/postgres_contact_repository.ts'
import {
  PostgresConsentLedger,
  PostgresErasureLedger,
  PostgresRetentionStore,
} from '../database/privacy/postgres_privacy_records.ts'
import { PostgresPersonalData } from '../database/privacy/postgres_personal_data.ts'
import { PostgresProfileClaims } from '../database/professionals/postgres_profile_claims.ts'
import { PostgresProfessionalDirectory } from '../database/professionals/postgres_professional_directory.ts'
import {
  PostgresProfessionalRepository,
  PostgresSlugLocks,
  PostgresVerificationRepository,
} from '../database/professionals/postgres_professional_repository.ts'
import { PostgresProfessionalMonths } from '../database/professionals/postgres_professional_months.ts'
import { PostgresViewLedger } from '../database/visits/daily_visits.ts'
import {
  PostgresReviewAdminList,
  PostgresReviewRepository,
} from '../database/reviews/postgres_review_repository.ts'
import { PostgresProfessionalAdminList } from '../database/bulk/postgres_professional_admin_list.ts'
import { PostgresPublicAddresses, PostgresSiteReviews } from '../database/seo/postgres_public_addresses.ts'
import type { VapidAddress } from '../push/web_push_sender.ts'
import type { S3Address } from '../images/s3/s3_bucket.ts'
import { GraphileJobQueue } from '../jobs/graphile_job_queue.ts'
import { MailFolder } from '../mail/file_mailer.ts'
import {
  buildSearch,
  type MeilisearchAddress,
  type Replica,
  type SearchAdapters,
  type SearchSources,
} from './build_search.ts'
import { lazily, lazilyEach } from './lazily.ts'
import { WebPushSender } from '../push/web_push_sender.ts'
import { HmacKeyedHasher, RandomIds, RandomTokens } from '../security/node_crypto.ts'
import { IsbotCrawlerDetector, NoCommonPasswords, ZxcvbnCommonPasswords } from '../security/public_lists.ts'

export interface Sources {
  database: Database
  /** A separate connection for health checks; by default `database`. */
  healthDatabase?: Database
  searchPool: Pool
  replica?: Replica | null
  appKey: string
  /** Binary logarithm of scrypt's N. */
  passwordCost: number
  refuseCommonPasswords: boolean
  /** The search engine besides PostgreSQL; null without one. */
  meilisearch?: MeilisearchAddress | null
  /** The bucket for photos; null if PostgreSQL stores them. */
  s3?: S3Address | null
  /** Factor on a visitor's time limits for the bucket. */
  timeLimitFactor?: number
  /** The keys for notices in browsers; null without them. */
  vapid?: VapidAddress | null
  /** Folder for mails without a mail server. */
  mailFolder: string
  /** Receives failures in the background. */
  log?: (line: string) => void
}

export type Adapters = Awaited<ReturnType<typeof buildAdapters>>

/** Builds the adapter of every port. */
export async function buildAdapters({ database, searchPool, appKey, ...others }: Sources) {
  const { healthDatabase = database, replica = null } = others
  const clock = new SystemClock()
  const jobs = new GraphileJobQueue(database)
  const municipalities = new PostgresMunicipalityCatalogue(database)
  const health = new DatabaseHealthProbe({ database, own: healthDatabase })
  const {
    passwordCost,
    refuseCommonPasswords,
    mailFolder,
    meilisearch = null,
    s3 = null,
    vapid = null,
    timeLimitFactor = 1,
    log = () => {},
  } = others
  const hasher = new HmacKeyedHasher(appKey)
  return {
    ...(await buildSearchOf({
      database,
      healthDatabase,
      searchPool,
      replica,
      jobs,
      municipalities,
      health,
      meilisearch,
      log,
    })),
    clock,
    hasher,
    secondFactors: new PostgresSecondFactors(database),
    personalData: new PostgresPersonalData(database),
    consents: new PostgresConsentLedger(database),
    erasures: new PostgresErasureLedger(database),
    ids: new RandomIds(),
    passwords: lazily(() => loadPasswordHasher(passwordCost)),
    accounts: new PostgresAccountRepository(database),
    confirmations: new PostgresEmailConfirmations(database),
    returns: new PostgresEmailReturns(database),
    sessions: new PostgresSessionStore(database, clock),
    pushDevices: new PostgresPushDevices(database),
    pushSender: new WebPushSender({ vapid }),
    resets: new PostgresPasswordResetRepository(database),
    tokens: new RandomTokens(),
    slugLocks: new PostgresSlugLocks(database),
    notices: new PostgresNoticeLedger(database, clock),
    mailChoices: new PostgresMailChoices(database),
    months: new PostgresProfessionalMonths(database, clock),
    commonPasswords: refuseCommonPasswords ? new ZxcvbnCommonPasswords() : new NoCommonPasswords(),
    documents: new BrazilianUtilsDocuments(),
    jobs,
    crawlers: new IsbotCrawlerDetector(),
    unitOfWork: new PostgresUnitOfWork(database),
    professionals: new PostgresProfessionalRepository(database, clock),
    directory: new PostgresProfessionalDirectory(database, clock),
    adminList: new PostgresProfessionalAdminList(database),
    reviews: new PostgresReviewRepository(database),
    contactCounter: new PostgresContactCounter(database, { clock, hasher, log }),
    insurerReports: new PostgresInsurerReports(database),
    searchCounter: new PostgresSearchCounter(database, { clock, hasher, log }),
    claims: new PostgresProfileClaims(database),
    verifications: new PostgresVerificationRepository(database),
    reviewAdminList: new PostgresReviewAdminList(database),
    contacts: new PostgresContactRepository(database),
    views: new PostgresViewLedger(database, { clock, hasher }),
    posts: new PostgresBlogPostRepository(database),
    postViews: new PostgresPostViewLedger(database, { clock, hasher }),
    ...(await buildImages(database, s3, timeLimitFactor)),
    activity: new PostgresProfileActivity(database),
    staging: new PostgresPhotoStaging(database),
    ...lazilyEach({ encoder: true, painter: true }, loadPictures),
    municipalities,
    auditLog: new PostgresAuditLog(database),
    securityLog: new PostgresSecurityLog(database, { clock, hasher }),
    retention: new PostgresRetentionStore(database),
    mailCopies: new MailFolder(mailFolder),
    siteReviews: new PostgresSiteReviews(database),
    publicAddresses: new PostgresPublicAddresses(database),
  }
}

/** Builds PostgreSQL's search, with Meilisearch before it if configured; only then is its code loaded. */
async function buildSearchOf(sources: SearchSources): Promise<SearchAdapters> {
  const words = new ListedWords(sources.searchPool)
  const postgresql = await buildSearch(sources, words)
  if (!sources.meilisearch) return postgresql
  const { buildMeilisearch } = await import('./build_meilisearch.ts')
  return buildMeilisearch(sources, sources.meilisearch, { ...postgresql, words })
}

async function loadPasswordHasher(ln: number): Promise<PasswordHasher> {
  const { BoundedPasswordHasher, ScryptPasswordHasher } =
    await import('../security/scrypt_password_hasher.ts')
  return new BoundedPasswordHasher(new ScryptPasswordHasher({ ln, r: 8, p: 3 }))
}

async function loadPictures(): Promise<{ encoder: ImageEncoder; painter: SharePicturePainter }> {
  const [{ BoundedImageEncoder }, { BoundedSharePicturePainter }, { PictureProcess, ProcessImageEncoder }] =
    await Promise.all([
      import('../images/sharp_image_encoder.ts'),
      import('../images/satori_share_picture_painter.ts'),
      import('../images/picture_process.ts'),
    ])
  const pictures = new PictureProcess()
  return {
    encoder: new BoundedImageEncoder(new ProcessImageEncoder(pictures)),
    painter: new BoundedSharePicturePainter((picture) => pictures.call('paint', picture)),
  }
}

interface ImageAdapters {
  images: ImageStore
  postImages: PostImageStore
  postImageMoves: PostImageMoves | null
  /** Each store by itself, for moving photos; null if the settings name no bucket. */
  imageStores: { postgresql: ImageStore; s3: ImageStore | null }
}

/** PostgreSQL stores photos and pictures; with a bucket, only those that are not there yet. */
async function buildImages(
  database: Database,
  address: S3Address | null,
  timeLimitFactor: number,
): Promise<ImageAdapters> {
  const postgresql = new PostgresImageStore(database)
  if (!address) {
    const postImages = new PostgresPostImageStore(database)
    return { images: postgresql, postImages, postImageMoves: null, imageStores: { postgresql, s3: null } }
  }
  const [{ LayeredImageStore, S3ImageStore, S3PostImageFiles }, { S3Bucket }] = await Promise.all([
    import('../images/s3/s3_image_store.ts'),
    import('../images/s3/s3_bucket.ts'),
  ])
  const bucket = new S3Bucket(address, { timeLimitFactor })
  const s3 = new S3ImageStore(bucket)
  const files = new S3PostImageFiles(bucket)
  return {
    images: new LayeredImageStore({ current: s3, other: postgresql }),
    postImages: new PostgresPostImageStore(database, files),
    postImageMoves: new PostgresPostImageMoves(database, files),
    imageStores: { postgresql, s3 },
  }
}
