import type { Store, StoreSource } from '#application/ports/testing/store.ts'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { TransparentHasher } from '#application/testing/transparent_hasher.ts'
import {
  PostgresAccountRepository,
  PostgresEmailConfirmations,
  PostgresEmailReturns,
  PostgresNoticeLedger,
} from '../accounts/postgres_account_repository.ts'
import { PostgresPasswordResetRepository, PostgresSessionStore } from '../accounts/postgres_credentials.ts'
import { PostgresPushDevices } from '../accounts/postgres_push_devices.ts'
import { PostgresAuditLog } from '../audit/postgres_logs.ts'
import { PostgresBlogPostRepository, PostgresPostViewLedger } from '../blog/postgres_blog_post_repository.ts'
import { PostgresPostImportLedger } from '../blog/postgres_post_stores.ts'
import { type Database, PostgresUnitOfWork } from '../database.ts'
import { PostgresImageStore, PostgresPhotoOwners, PostgresPhotoStaging } from '../images/postgres_photos.ts'
import { PostgresContactRepository } from '../leads/postgres_contact_repository.ts'
import { PostgresConsentLedger, PostgresRetentionStore } from '../privacy/postgres_privacy_records.ts'
import { PostgresPersonalData } from '../privacy/postgres_personal_data.ts'
import { PostgresProfessionalDirectory } from '../professionals/postgres_professional_directory.ts'
import {
  PostgresProfessionalRepository,
  PostgresVerificationRepository,
} from '../professionals/postgres_professional_repository.ts'
import { PostgresInsurerReports } from '../professionals/postgres_insurer_reports.ts'
import { PostgresProfileActivity, PostgresSearchCounter } from '../professionals/postgres_counts.ts'
import { PostgresViewLedger } from '../visits/daily_visits.ts'
import { PostgresReviewRepository } from '../reviews/postgres_review_repository.ts'
import { freshDatabase, type FreshDatabase } from './fresh_database.ts'

export interface PostgresStores extends StoreSource {
  database(): Database
}

/** Stores over one database, emptied for each test. */
export function postgresStores(): PostgresStores {
  let fresh: FreshDatabase | null = null
  return {
    async open() {
      fresh ??= await freshDatabase()
      await fresh.database.rows('delete from professionals')
      await fresh.database.rows('delete from released_slugs')
      await fresh.database.rows('delete from consents')
      await fresh.database.rows('delete from blog_posts')
      await fresh.database.rows('delete from post_imports')
      await fresh.database.rows('delete from visitor_salts')
      await fresh.database.rows('delete from search_days')
      await fresh.database.rows('delete from term_days')
      await fresh.database.rows('delete from demand_days')
      await fresh.database.rows('delete from counted_once')
      return postgresStore(fresh.database)
    },
    close: async () => fresh?.drop(),
    database() {
      if (!fresh) throw new Error('No store has been opened.')
      return fresh.database
    },
  }
}

function postgresStore(database: Database): Store {
  const clock = new FixedClock('2026-11-21T12:00:00Z')
  return {
    professionals: new PostgresProfessionalRepository(database, clock),
    directory: new PostgresProfessionalDirectory(database, clock),
    reviews: new PostgresReviewRepository(database),
    verifications: new PostgresVerificationRepository(database),
    contacts: new PostgresContactRepository(database),
    activity: new PostgresProfileActivity(database),
    images: new PostgresImageStore(database),
    photoOwners: new PostgresPhotoOwners(database),
    staging: new PostgresPhotoStaging(database),
    views: new PostgresViewLedger(database, { clock, hasher: new TransparentHasher() }),
    posts: new PostgresBlogPostRepository(database),
    postImports: new PostgresPostImportLedger(database),
    postViews: new PostgresPostViewLedger(database, { clock, hasher: new TransparentHasher() }),
    pushDevices: new PostgresPushDevices(database),
    resets: new PostgresPasswordResetRepository(database),
    accounts: new PostgresAccountRepository(database),
    confirmations: new PostgresEmailConfirmations(database),
    returns: new PostgresEmailReturns(database),
    insurerReports: new PostgresInsurerReports(database),
    searches: new PostgresSearchCounter(database, { clock, hasher: new TransparentHasher(), log: () => {} }),
    sessions: new PostgresSessionStore(database, clock),
    notices: new PostgresNoticeLedger(database, clock),
    personalData: new PostgresPersonalData(database),
    consents: new PostgresConsentLedger(database),
    retention: new PostgresRetentionStore(database),
    auditLog: new PostgresAuditLog(database),
    unitOfWork: new PostgresUnitOfWork(database),
    moveClockTo: (instant) => clock.moveTo(instant),
  }
}
