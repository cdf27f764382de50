import { readLexicon } from '#search/lexicon/read_lexicon.ts'
import { ExportProfessionals } from '#application/admin/list_users.ts'
import { ExportPosts, ImportPosts } from '#application/blog/export_and_import_posts.ts'
import { UndoPostImport } from '#application/blog/importing/store_post.ts'
import { SeedCatalogue } from '#application/catalogue/municipalities.ts'
import { ExportLeads } from '#application/leads/export_leads.ts'
import { BackUpDatabase } from '#application/operations/backups.ts'
import { MovePhotos } from '#application/operations/images.ts'
import { ReindexProfessionals } from '#application/operations/search_index.ts'
import { SeedDemo } from '#application/operations/seed_demo.ts'
import type { ErasureLedger } from '#application/ports/personal_data.ts'
import { ApplyRetention } from '#application/privacy/apply_retention.ts'
import { ErasePerson, WithdrawConsent } from '#application/privacy/erase_person.ts'
import { ExportPerson } from '#application/privacy/person.ts'
import { ReplayErasures } from '#application/privacy/replay_erasures.ts'
import { EditProfessional } from '#application/professionals/edit_professional.ts'
import { ImportProfessionals } from '#application/professionals/import_professionals.ts'
import { UndoProfessionalImport } from '#application/professionals/undo_professional_import.ts'
import { RESERVED_SLUGS } from '#domain/professionals/profile_slug.ts'
import { MUNICIPALITIES } from '../brazil/municipality_source.ts'
import { JsonRegisters } from '../files/registers/json_registers.ts'
import { BrazilianUtilsDocuments } from '../brazil/brazilian_utils_documents.ts'
import { PostgresPostImportLedger } from '../database/blog/postgres_post_stores.ts'
import { PostgresBulkProfessionals } from '../database/bulk/postgres_bulk_professionals.ts'
import { CnesRecordFiles } from '../database/bulk/cnes_record_files.ts'
import { PostgresProfessionalImportLedger } from '../database/bulk/postgres_professional_import_ledger.ts'
import { PostgresCatalogueTables } from '../database/catalogue/postgres_catalogue.ts'
import type { Database } from '../database/database.ts'
import { PostgresPhotoOwners } from '../database/images/postgres_photos.ts'
import { PostgresLeadArchive } from '../database/leads/postgres_contact_repository.ts'
import { PostgresDemoData } from '../demo/postgres_demo_data.ts'
import { FileLeadSheets, FileProfessionalSheets } from '../files/file_sheets.ts'
import { DiskPostFiles } from '../files/posts/disk_post_files.ts'
import { RefusedRows } from '../files/refused_rows.ts'
import { StreamRecordFiles } from '../files/stream_record_files.ts'
import { archiveOf } from './archive_of.ts'
import type { Adapters } from './build_adapters.ts'
import { isPrivateSite } from './demo_rules.ts'
import type { Settings } from './settings.ts'

export interface OperatorSources {
  database: Database
  adapters: Adapters
  externalErasures: ErasureLedger
  settings: Pick<Settings, 'BRAND_NAME' | 'NODE_ENV' | 'APP_URL'>
}

export type LargeOperations = ReturnType<typeof buildLargeOperations>

/** Builds the use cases on much data (imports, exports, backups) or on all data of a person. */
export function buildLargeOperations(sources: OperatorSources) {
  const { database, adapters } = sources
  const files = new StreamRecordFiles()
  const postImports = new PostgresPostImportLedger(database)
  const registers = new JsonRegisters()
  const professionalImports = new PostgresProfessionalImportLedger(database)
  const bulk = new PostgresBulkProfessionals(database, adapters.clock)
  const importing = {
    ...adapters,
    bulk,
    professionalImports,
    documents: new BrazilianUtilsDocuments(),
    registers,
    audit: adapters.auditLog,
    reservedSlugs: RESERVED_SLUGS,
    readsAhead: false,
    readLexicon,
  }
  return {
    ...buildPrivacyUseCases(sources),
    ...buildSeedingUseCases(sources),
    backUpDatabase: new BackUpDatabase({ ...adapters, archive: archiveOf(database) }),
    exportLeads: new ExportLeads({
      ...adapters,
      leadArchive: new PostgresLeadArchive(database),
      leadSheets: new FileLeadSheets(),
    }),
    exportPosts: new ExportPosts({ ...adapters, professionalSheets: new FileProfessionalSheets() }),
    exportProfessionals: new ExportProfessionals({
      ...adapters,
      professionalSheets: new FileProfessionalSheets(),
    }),
    importPosts: new ImportPosts({ ...adapters, postImports, postFiles: new DiskPostFiles(files) }),
    undoPostImport: new UndoPostImport({ ...adapters, postImports }),
    editProfessional: new EditProfessional(importing),
    importProfessionals: new ImportProfessionals({
      ...importing,
      files: new CnesRecordFiles({
        files,
        registers,
        url: database.url,
        refusedAt: (path) => new RefusedRows(path),
      }),
    }),
    undoProfessionalImport: new UndoProfessionalImport({ ...adapters, bulk, professionalImports }),
    movePhotos: new MovePhotos({ ...adapters, photoOwners: new PostgresPhotoOwners(database) }),
    reindexProfessionals: new ReindexProfessionals(adapters),
  }
}

function buildPrivacyUseCases({ adapters, externalErasures }: OperatorSources) {
  const deps = { ...adapters, externalErasures }
  return {
    exportPerson: new ExportPerson(deps),
    erasePerson: new ErasePerson(deps),
    withdrawConsent: new WithdrawConsent(deps),
    replayErasures: new ReplayErasures(deps),
    applyRetention: new ApplyRetention(adapters),
  }
}

function buildSeedingUseCases({ database, adapters, settings }: OperatorSources) {
  const demo = new PostgresDemoData({ database, adapters })
  const catalogueTables = new PostgresCatalogueTables(database, MUNICIPALITIES)
  return {
    seedCatalogue: new SeedCatalogue({ ...adapters, catalogueTables }),
    seedDemo: new SeedDemo({ ...adapters, demo, isPublic: !isPrivateSite(settings) }),
  }
}
