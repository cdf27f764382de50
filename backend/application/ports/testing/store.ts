import { test } from '@japa/runner'
import type {
  AccountRepository,
  EmailConfirmations,
  EmailReturns,
  PasswordResetRepository,
} from '../account_repository.ts'
import type { AuditLog } from '../audit_log.ts'
import type { BlogPostRepository } from '../blog_post_repository.ts'
import type { ConsentLedger, PersonalData, RetentionStore } from '../personal_data.ts'
import type { ContactRepository } from '../contact_repository.ts'
import type { ImageStore, PhotoOwners } from '../image_store.ts'
import type { InsurerReports } from '../insurer_reports.ts'
import type { NoticeLedger } from '../mailer.ts'
import type { PostImportLedger } from '../post_import_ledger.ts'
import type { PostViewLedger, ViewLedger } from '../view_ledger.ts'
import type { ProfessionalDirectory } from '../professional_directory.ts'
import type { ProfessionalRepository } from '../professional_repository.ts'
import type { PhotoStaging } from '../image_encoder.ts'
import type { ProfileActivity } from '../profile_activity.ts'
import type { PushDevices } from '../push.ts'
import type { ReviewRepository } from '../review_repository.ts'
import type { SearchCounter } from '../search_counter.ts'
import type { SessionStore } from '../session_store.ts'
import type { VerificationRepository } from '../verification_repository.ts'
import type { UnitOfWork } from '../unit_of_work.ts'

/** All repositories over one set of rows. */
export interface Store {
  professionals: ProfessionalRepository
  directory: ProfessionalDirectory
  reviews: ReviewRepository
  contacts: ContactRepository
  images: ImageStore
  insurerReports: InsurerReports
  photoOwners: PhotoOwners
  staging: PhotoStaging
  activity: ProfileActivity
  views: ViewLedger
  posts: BlogPostRepository
  postImports: PostImportLedger
  postViews: PostViewLedger
  pushDevices: PushDevices
  resets: PasswordResetRepository
  accounts: AccountRepository
  confirmations: EmailConfirmations
  returns: EmailReturns
  searches: SearchCounter
  sessions: SessionStore
  notices: NoticeLedger
  personalData: PersonalData
  consents: ConsentLedger
  retention: RetentionStore
  auditLog: AuditLog
  unitOfWork: UnitOfWork
  verifications: VerificationRepository
  moveClockTo(instant: string): void
}

export interface StoreSource {
  /** Opens an empty store; its clock stands at noon UTC of 21 November 2026. */
  open(): Promise<Store>
  close(): Promise<void>
  /** Why the store cannot be opened here. */
  skip?: string | undefined
}

/** A group of tests that each start with an empty store. */
export function storeGroup(title: string, source: StoreSource, tests: (store: () => Store) => void): void {
  test.group(title, (group) => {
    let current: Store | null = null
    group.each.timeout(20_000)
    if (source.skip) group.tap((each) => each.skip(true, source.skip))
    group.each.setup(async () => {
      current = await source.open()
    })
    group.teardown(() => source.close())
    tests(() => {
      if (!current) throw new Error('The store has not been opened.')
      return current
    })
  })
}
