import type { StoreSource } from '#application/ports/testing/store.ts'
import { FixedClock } from './fixed_clock.ts'
import {
  InMemoryAccountRepository,
  InMemoryEmailConfirmations,
  InMemoryEmailReturns,
} from './in_memory_account_repository.ts'
import { InMemoryAuditLog } from './in_memory_audit_log.ts'
import { InMemoryBlogPostRepository } from './in_memory_blog_post_repository.ts'
import { InMemoryConsentLedger } from './in_memory_consent_ledger.ts'
import { InMemoryContactRepository } from './in_memory_contact_repository.ts'
import { InMemoryImageStore } from './in_memory_image_store.ts'
import { InMemoryInsurerReports } from './in_memory_insurer_reports.ts'
import { InMemoryNoticeLedger } from './in_memory_notice_ledger.ts'
import { InMemoryPasswordResetRepository } from './in_memory_password_reset_repository.ts'
import { InMemoryPersonalData } from './in_memory_personal_data.ts'
import { InMemoryPostImportLedger } from './in_memory_post_import_ledger.ts'
import { InMemoryPostViewLedger } from './in_memory_post_view_ledger.ts'
import { InMemoryProfessionalDirectory } from './in_memory_professional_directory.ts'
import { InMemoryPhotoOwners } from './in_memory_photo_owners.ts'
import { InMemoryPhotoStaging } from './in_memory_photo_staging.ts'
import { InMemoryProfileActivity } from './in_memory_profile_activity.ts'
import { InMemoryProfessionalRepository } from './in_memory_professional_repository.ts'
import { InMemoryPushDevices } from './in_memory_push_devices.ts'
import { InMemoryRetentionStore } from './in_memory_retention_store.ts'
import { InMemoryReviewRepository } from './in_memory_review_repository.ts'
import { InMemorySearchCounter } from './in_memory_search_counter.ts'
import { InMemorySessionStore } from './in_memory_session_store.ts'
import { InMemoryVerificationRepository } from './in_memory_verification_repository.ts'
import { InMemoryUnitOfWork } from './in_memory_unit_of_work.ts'
import { InMemoryViewLedger } from './in_memory_view_ledger.ts'

export function inMemoryStores(): StoreSource {
  return { open: async () => inMemoryStore(), async close() {} }
}

/** Opens one store, with the fakes' extra methods for tests. */
export function inMemoryStore() {
  const clock = new FixedClock('2026-11-21T12:00:00Z')
  const professionals = new InMemoryProfessionalRepository(clock)
  const posts = new InMemoryBlogPostRepository()
  const accounts = new InMemoryAccountRepository(professionals)
  const contacts = new InMemoryContactRepository(professionals)
  const reviews = new InMemoryReviewRepository(professionals)
  const resets = new InMemoryPasswordResetRepository()
  const sessions = new InMemorySessionStore(accounts, clock)
  const verifications = new InMemoryVerificationRepository(professionals)
  const postImports = new InMemoryPostImportLedger()
  const consents = new InMemoryConsentLedger({ contacts, reviews })
  return {
    professionals,
    directory: new InMemoryProfessionalDirectory(professionals, verifications),
    reviews,
    contacts,
    activity: new InMemoryProfileActivity(contacts, reviews),
    images: new InMemoryImageStore(),
    insurerReports: new InMemoryInsurerReports(professionals),
    photoOwners: new InMemoryPhotoOwners(professionals),
    staging: new InMemoryPhotoStaging(),
    views: new InMemoryViewLedger(professionals, clock),
    posts,
    postImports,
    postViews: new InMemoryPostViewLedger(posts, clock),
    pushDevices: new InMemoryPushDevices(),
    resets,
    accounts,
    confirmations: new InMemoryEmailConfirmations(),
    returns: new InMemoryEmailReturns(),
    searches: new InMemorySearchCounter(clock),
    sessions,
    notices: new InMemoryNoticeLedger(clock),
    personalData: new InMemoryPersonalData({
      professionals,
      contacts,
      reviews,
      sessions,
      consents,
      verifications,
    }),
    consents,
    retention: new InMemoryRetentionStore({
      professionals,
      contacts,
      reviews,
      resets,
      sessions,
      postImports,
    }),
    auditLog: new InMemoryAuditLog(professionals, { posts, reviews }),
    unitOfWork: new InMemoryUnitOfWork(),
    verifications,
    clock,
    moveClockTo: (instant: string) => clock.moveTo(instant),
  }
}
