import { accountRepositoryBehaviour } from '#application/ports/testing/account_repository_behaviour.ts'
import { auditLogBehaviour } from '#application/ports/testing/audit_log_behaviour.ts'
import { blogPostRepositoryBehaviour } from '#application/ports/testing/blog_post_repository_behaviour.ts'
import { consentLedgerBehaviour } from '#application/ports/testing/consent_ledger_behaviour.ts'
import { contactRepositoryBehaviour } from '#application/ports/testing/contact_repository_behaviour.ts'
import { erasureLedgerBehaviour } from '#application/ports/testing/erasure_ledger_behaviour.ts'
import { imageStoreBehaviour } from '#application/ports/testing/image_store_behaviour.ts'
import { noticeLedgerBehaviour } from '#application/ports/testing/notice_ledger_behaviour.ts'
import { passwordResetRepositoryBehaviour } from '#application/ports/testing/password_reset_repository_behaviour.ts'
import { personalDataBehaviour } from '#application/ports/testing/personal_data_behaviour.ts'
import { photoOwnersBehaviour } from '#application/ports/testing/photo_owners_behaviour.ts'
import { photoStagingBehaviour } from '#application/ports/testing/photo_staging_behaviour.ts'
import { postImportLedgerBehaviour } from '#application/ports/testing/post_import_ledger_behaviour.ts'
import { postViewLedgerBehaviour } from '#application/ports/testing/post_view_ledger_behaviour.ts'
import { professionalAdminListBehaviour } from '#application/ports/testing/professional_admin_list_behaviour.ts'
import { professionalDirectoryBehaviour } from '#application/ports/testing/professional_directory_behaviour.ts'
import { professionalRepositoryBehaviour } from '#application/ports/testing/professional_repository_behaviour.ts'
import { professionalSearchBehaviour } from '#application/ports/testing/professional_search_behaviour.ts'
import { profileActivityBehaviour } from '#application/ports/testing/profile_activity_behaviour.ts'
import { pushDevicesBehaviour } from '#application/ports/testing/push_devices_behaviour.ts'
import { retentionStoreBehaviour } from '#application/ports/testing/retention_store_behaviour.ts'
import { reviewRepositoryBehaviour } from '#application/ports/testing/review_repository_behaviour.ts'
import { insurerReportsBehaviour } from '#application/ports/testing/insurer_reports_behaviour.ts'
import { searchCounterBehaviour } from '#application/ports/testing/search_counter_behaviour.ts'
import { sessionStoreBehaviour } from '#application/ports/testing/session_store_behaviour.ts'
import { verificationRepositoryBehaviour } from '#application/ports/testing/verification_repository_behaviour.ts'
import { viewLedgerBehaviour } from '#application/ports/testing/view_ledger_behaviour.ts'
import { InMemoryErasureLedger } from './in_memory_erasure_ledger.ts'
import { InMemoryMunicipalityCatalogue } from './in_memory_municipality_catalogue.ts'
import { InMemoryProfessionalAdminList } from './in_memory_professional_admin_list.ts'
import type { InMemoryProfessionalRepository } from './in_memory_professional_repository.ts'
import { InMemoryProfessionalSearch } from './in_memory_professional_search.ts'
import { inMemoryStores } from './in_memory_stores.ts'

accountRepositoryBehaviour('InMemoryAccountRepository', inMemoryStores())
auditLogBehaviour('InMemoryAuditLog', inMemoryStores())
blogPostRepositoryBehaviour('InMemoryBlogPostRepository', inMemoryStores())
consentLedgerBehaviour('InMemoryConsentLedger', inMemoryStores())
contactRepositoryBehaviour('InMemoryContactRepository', inMemoryStores())
imageStoreBehaviour('InMemoryImageStore', inMemoryStores())
noticeLedgerBehaviour('InMemoryNoticeLedger', inMemoryStores())
passwordResetRepositoryBehaviour('InMemoryPasswordResetRepository', inMemoryStores())
personalDataBehaviour('InMemoryPersonalData', inMemoryStores())
photoOwnersBehaviour('InMemoryPhotoOwners', inMemoryStores())
photoStagingBehaviour('InMemoryPhotoStaging', inMemoryStores())
postImportLedgerBehaviour('InMemoryPostImportLedger', inMemoryStores())
postViewLedgerBehaviour('InMemoryPostViewLedger', inMemoryStores())
professionalDirectoryBehaviour('InMemoryProfessionalDirectory', inMemoryStores())
professionalRepositoryBehaviour('InMemoryProfessionalRepository', inMemoryStores())
profileActivityBehaviour('InMemoryProfileActivity', inMemoryStores())
retentionStoreBehaviour('InMemoryRetentionStore', inMemoryStores())
reviewRepositoryBehaviour('InMemoryReviewRepository', inMemoryStores())
pushDevicesBehaviour('InMemoryPushDevices', inMemoryStores())
insurerReportsBehaviour('InMemoryInsurerReports', inMemoryStores())
searchCounterBehaviour('InMemorySearchCounter', inMemoryStores())
sessionStoreBehaviour('InMemorySessionStore', inMemoryStores())
verificationRepositoryBehaviour('InMemoryVerificationRepository', inMemoryStores())
viewLedgerBehaviour('InMemoryViewLedger', inMemoryStores())

erasureLedgerBehaviour('InMemoryErasureLedger', async () => ({
  ledger: new InMemoryErasureLedger(),
  close: async () => {},
}))

professionalAdminListBehaviour(
  'InMemoryProfessionalAdminList',
  inMemoryStores(),
  ({ professionals }) => new InMemoryProfessionalAdminList(professionals as InMemoryProfessionalRepository),
)

professionalSearchBehaviour('in memory', async (professionals) => {
  const municipalities = await new InMemoryMunicipalityCatalogue().all()
  return {
    search: InMemoryProfessionalSearch.holding(professionals, municipalities),
    close: async () => {},
  }
})
