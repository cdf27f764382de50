import type { StoreSource } from '#application/ports/testing/store.ts'
import { FixedClock } from '../fixed_clock.ts'
import { InMemoryAccountRepository } from '../in_memory_account_repository.ts'
import { InMemoryAuditLog } from '../in_memory_audit_log.ts'
import { InMemoryBlogPostRepository } from '../in_memory_blog_post_repository.ts'
import { InMemoryContactRepository } from '../in_memory_contact_repository.ts'
import { InMemoryImageStore } from '../in_memory_image_store.ts'
import { InMemoryNoticeLedger } from '../in_memory_notice_ledger.ts'
import { InMemoryPasswordResetRepository } from '../in_memory_password_reset_repository.ts'
import { InMemoryPostViewLedger } from '../in_memory_post_view_ledger.ts'
import { InMemoryProfessionalDirectory } from '../in_memory_professional_directory.ts'
import { InMemoryPhotoOwners } from '../in_memory_photo_owners.ts'
import { InMemoryPhotoStaging } from '../in_memory_photo_staging.ts'
import { InMemoryProfileActivity } from '../in_memory_profile_activity.ts'
import { InMemoryProfessionalRepository } from '../in_memory_professional_repository.ts'
import { InMemoryReviewRepository } from '../in_memory_review_repository.ts'
import { InMemorySessionStore } from '../in_memory_session_store.ts'
import { InMemoryUnitOfWork } from '../in_memory_unit_of_work.ts'
import { InMemoryViewLedger } from '../in_memory_view_ledger.ts'

export function inMemoryStores(): StoreSource {
  return {
    async open() {
      const clock = new FixedClock('2026-11-21T12:00:00Z')
      const professionals = new InMemoryProfessionalRepository(clock)
      const posts = new InMemoryBlogPostRepository()
      const accounts = new InMemoryAccountRepository(professionals)
      const contacts = new InMemoryContactRepository(professionals)
      const reviews = new InMemoryReviewRepository(professionals)
      return {
        professionals,
        directory: new InMemoryProfessionalDirectory(professionals),
        reviews,
        contacts,
        activity: new InMemoryProfileActivity(contacts, reviews),
        images: new InMemoryImageStore(),
        photoOwners: new InMemoryPhotoOwners(professionals),
        staging: new InMemoryPhotoStaging(),
        views: new InMemoryViewLedger(professionals, clock),
        posts,
        postViews: new InMemoryPostViewLedger(posts, clock),
        resets: new InMemoryPasswordResetRepository(),
        accounts,
        sessions: new InMemorySessionStore(accounts, clock),
        notices: new InMemoryNoticeLedger(clock),
        auditLog: new InMemoryAuditLog(professionals),
        unitOfWork: new InMemoryUnitOfWork(),
        moveClockTo: (instant) => clock.moveTo(instant),
      }
    },
    async close() {},
  }
}
