import { FindAccount, ListAccounts } from '#application/accounts/read_accounts.ts'
import { ResetSecondFactor } from '#application/accounts/second_factor.ts'
import { ListSecurityEvents } from '#application/audit/read_logs.ts'
import { ImportPosts } from '#application/blog/import_posts.ts'
import { UndoPostImport } from '#application/blog/undo_post_import.ts'
import { ExportLeads } from '#application/leads/export_leads.ts'
import { ImportProfessionals } from '#application/professionals/import_professionals.ts'
import { ExportProfessionals } from '#application/admin/export_professionals.ts'
import { ShowProfessional } from '#application/admin/list_users.ts'
import { BrazilianUtilsDocuments } from '../brazil/brazilian_utils_documents.ts'
import type { ErasureLedger } from '#application/ports/personal_data.ts'
import { ApplyRetention } from '#application/privacy/apply_retention.ts'
import { BackUpDatabase } from '#application/operations/backups.ts'
import { CountWaitingJobs } from '#application/operations/examine_site.ts'
import { ReindexProfessionals } from '#application/operations/reindex_professionals.ts'
import { MovePhotos } from '#application/operations/move_photos.ts'
import { ErasePerson } from '#application/privacy/erase_person.ts'
import { ExportPerson } from '#application/privacy/export_person.ts'
import { WithdrawConsent } from '#application/privacy/withdraw_consent.ts'
import { ReplayErasures } from '#application/privacy/replay_erasures.ts'
import { ListAllReviews } from '#application/reviews/list_reviews.ts'
import { ModerateReview } from '#application/reviews/moderate_review.ts'
import { PostgresBackupArchive } from '../backup/postgres_backup_archive.ts'
import { PostgresAccountAdminList } from '../database/accounts/postgres_account_repository.ts'
import { PostgresPostImportLedger } from '../database/blog/postgres_post_import_ledger.ts'
import type { Database } from '../database/database.ts'
import { PostgresPhotoOwners } from '../database/images/postgres_photos.ts'
import { PostgresLeadArchive } from '../database/leads/postgres_contact_repository.ts'
import { PostgresConsentLedger } from '../database/privacy/postgres_ledgers.ts'
import { PostgresBulkProfessionals } from '../database/bulk/postgres_bulk_professionals.ts'
import { FileLeadSheets } from '../files/file_lead_sheets.ts'
import { FileProfessionalSheets } from '../files/file_professional_sheets.ts'
import { DiskPostFiles } from '../files/posts/disk_post_files.ts'
import { StreamRecordFiles } from '../files/stream_record_files.ts'
import type { Adapters } from './build_adapters.ts'
import type { Settings } from './settings.ts'
import { buildAdminUseCases, buildRoleUseCases } from '#application/admin/build_admin_use_cases.ts'
import { RESERVED_SLUGS } from '#domain/professionals/profile_slug.ts'
import { SeedCatalogue } from '#application/catalogue/seed_catalogue.ts'
import { SeedDemo } from '#application/operations/seed_demo.ts'
import { PostgresCatalogueTables } from '../database/catalogue/postgres_catalogue.ts'
import { PostgresDemoData } from '../demo/postgres_demo_data.ts'
import { isPrivateSite } from './demo_rules.ts'

export type OperatorUseCases = ReturnType<typeof buildOperatorUseCases>

interface OperatorSources {
  database: Database
  adapters: Adapters
  erasuresBeside: ErasureLedger
  settings: Pick<Settings, 'BRAND_NAME' | 'NODE_ENV'>
}

/** What only the operator's terminal asks for. */
export function buildOperatorUseCases({ database, adapters, erasuresBeside, settings }: OperatorSources) {
  const files = new StreamRecordFiles()
  const postImports = new PostgresPostImportLedger(database)
  const importProfessionals = new ImportProfessionals({
    ...adapters,
    files,
    bulk: new PostgresBulkProfessionals(database, adapters.clock),
    documents: new BrazilianUtilsDocuments(),
    audit: adapters.auditLog,
    reservedSlugs: RESERVED_SLUGS,
  })
  return {
    ...buildAdminUseCases(adapters),
    ...buildRoleUseCases(adapters, settings.BRAND_NAME),
    ...privacyUseCases(database, adapters, erasuresBeside),
    ...lookingAtEveryone(database),
    listAllReviews: new ListAllReviews(adapters),
    ...buildSeedingUseCases(database, adapters, settings),
    exportLeads: new ExportLeads({
      ...adapters,
      leadArchive: new PostgresLeadArchive(database),
      leadSheets: new FileLeadSheets(),
    }),
    moderateReview: new ModerateReview(adapters),
    importPosts: new ImportPosts({ ...adapters, postImports, postFiles: new DiskPostFiles(files) }),
    undoPostImport: new UndoPostImport({ ...adapters, postImports }),
    importProfessionals,
    exportProfessionals: new ExportProfessionals({
      ...adapters,
      professionalSheets: new FileProfessionalSheets(),
    }),
    listSecurityEvents: new ListSecurityEvents(adapters),
    backUpDatabase: new BackUpDatabase({ ...adapters, archive: new PostgresBackupArchive(database) }),
    countWaitingJobs: new CountWaitingJobs(adapters),
    reindexProfessionals: new ReindexProfessionals(adapters),
    movePhotos: new MovePhotos({ ...adapters, photoOwners: new PostgresPhotoOwners(database) }),
    resetSecondFactor: new ResetSecondFactor(adapters),
    showProfessional: new ShowProfessional(adapters),
  }
}

function lookingAtEveryone(database: Database) {
  const accountAdminList = new PostgresAccountAdminList(database)
  return {
    listAccounts: new ListAccounts({ accountAdminList }),
    findAccount: new FindAccount({ accountAdminList }),
  }
}

function privacyUseCases(database: Database, adapters: Adapters, erasuresBeside: ErasureLedger) {
  const deps = { ...adapters, erasuresBeside }
  return {
    exportPerson: new ExportPerson(deps),
    erasePerson: new ErasePerson(deps),
    withdrawConsent: new WithdrawConsent({ ...deps, consents: new PostgresConsentLedger(database) }),
    replayErasures: new ReplayErasures(deps),
    applyRetention: new ApplyRetention(adapters),
  }
}

/** What fills a database; its heavy sources are loaded when they are wanted. */
function buildSeedingUseCases(
  database: Database,
  adapters: Adapters,
  settings: Pick<Settings, 'NODE_ENV' | 'APP_URL'>,
) {
  const demo = new PostgresDemoData({ database, adapters })
  const catalogueTables = new PostgresCatalogueTables(database, async () => {
    const { municipalitiesOfBrazil } = await import('../brazil/municipality_source.ts')
    return municipalitiesOfBrazil()
  })
  return {
    seedCatalogue: new SeedCatalogue({ ...adapters, catalogueTables }),
    seedDemo: new SeedDemo({ ...adapters, demo, isPublic: !isPrivateSite(settings) }),
  }
}
