import { EndSessions, ListSessions } from '#application/accounts/operators_sessions.ts'
import { FindAccount, ListAccounts } from '#application/accounts/read_accounts.ts'
import { ForcePasswordReset } from '#application/accounts/reset_password.ts'
import { ResetSecondFactor } from '#application/accounts/own_second_factor.ts'
import { buildAdminUseCases, buildRoleUseCases } from '#application/admin/build_admin_use_cases.ts'
import { ShowProfessional } from '#application/admin/list_users.ts'
import { ListSecurityEvents, ShowAuditEntry } from '#application/audit/read_logs.ts'
import { ListLeads } from '#application/leads/export_leads.ts'
import { ReleaseContact } from '#application/leads/receive_contacts.ts'
import { ShowImage } from '#application/operations/images.ts'
import { CountWaitingJobs, DeleteJob, ListJobs, RetryJob } from '#application/operations/jobs.ts'
import { ListAllReviews } from '#application/reviews/list_reviews.ts'
import { ModerateReview } from '#application/reviews/moderate_review.ts'
import { PostgresAccountAdminList } from '../database/accounts/postgres_account_repository.ts'
import { PostgresLeadArchive } from '../database/leads/postgres_contact_repository.ts'
import type { LargeOperations, OperatorSources } from './build_large_operations.ts'
import { lazilyEach } from './lazily.ts'

export type OperatorUseCases = ReturnType<typeof buildOperatorUseCases>

const LARGE: Record<keyof LargeOperations, true> = {
  applyRetention: true,
  backUpDatabase: true,
  editProfessional: true,
  erasePerson: true,
  exportLeads: true,
  exportPerson: true,
  exportPosts: true,
  exportProfessionals: true,
  importPosts: true,
  importProfessionals: true,
  movePhotos: true,
  reindexProfessionals: true,
  replayErasures: true,
  seedCatalogue: true,
  seedDemo: true,
  undoPostImport: true,
  undoProfessionalImport: true,
  withdrawConsent: true,
}

/** Builds the use cases that only the operator's terminal has. */
export function buildOperatorUseCases(sources: OperatorSources) {
  const { database, adapters, settings } = sources
  const accountAdminList = new PostgresAccountAdminList(database)
  return {
    ...buildAdminUseCases({ ...adapters, externalErasures: sources.externalErasures }),
    ...buildRoleUseCases(adapters, settings.BRAND_NAME),
    ...lazilyEach<LargeOperations>(LARGE, async () => {
      const { buildLargeOperations } = await import('./build_large_operations.ts')
      return buildLargeOperations(sources)
    }),
    countWaitingJobs: new CountWaitingJobs(adapters),
    deleteJob: new DeleteJob(adapters),
    endSessions: new EndSessions(adapters),
    findAccount: new FindAccount({ accountAdminList }),
    forcePasswordReset: new ForcePasswordReset(adapters),
    listJobs: new ListJobs(adapters),
    listLeads: new ListLeads({ ...adapters, leadArchive: new PostgresLeadArchive(database) }),
    listSessions: new ListSessions(adapters),
    listAccounts: new ListAccounts({ accountAdminList }),
    listAllReviews: new ListAllReviews(adapters),
    listSecurityEvents: new ListSecurityEvents(adapters),
    moderateReview: new ModerateReview(adapters),
    releaseContact: new ReleaseContact(adapters),
    resetSecondFactor: new ResetSecondFactor(adapters),
    retryJob: new RetryJob(adapters),
    showAuditEntry: new ShowAuditEntry(adapters),
    showImage: new ShowImage(adapters),
    showProfessional: new ShowProfessional(adapters),
  }
}
