import { ImportPosts } from '#application/blog/import_posts.ts'
import { ImportProfessionals } from '#application/professionals/import_professionals.ts'
import { ListProfessionals } from '#application/professionals/list_professionals.ts'
import { ShowProfessional } from '#application/professionals/show_professional.ts'
import { BrazilianUtilsDocuments } from '../brazil/brazilian_utils_documents.ts'
import type { Database } from '../database/database.ts'
import { PostgresBulkProfessionals } from '../database/roster/postgres_bulk_professionals.ts'
import { PostgresProfessionalRoster } from '../database/roster/postgres_professional_roster.ts'
import { DiskPostFiles } from '../files/posts/disk_post_files.ts'
import { StreamRecordFiles } from '../files/stream_record_files.ts'
import type { Adapters } from './build_adapters.ts'
import { RESERVED_SLUGS } from '#domain/professionals/reserved_slugs.ts'

export type OperatorUseCases = ReturnType<typeof buildOperatorUseCases>

/** What only the operator's terminal asks for. */
export function buildOperatorUseCases(database: Database, adapters: Adapters) {
  const roster = new PostgresProfessionalRoster(database)
  const files = new StreamRecordFiles()
  const importProfessionals = new ImportProfessionals({
    ...adapters,
    files,
    bulk: new PostgresBulkProfessionals(database, adapters.clock),
    documents: new BrazilianUtilsDocuments(),
    audit: adapters.auditLog,
    reservedSlugs: RESERVED_SLUGS,
  })
  return {
    importPosts: new ImportPosts({ ...adapters, postFiles: new DiskPostFiles(files) }),
    importProfessionals,
    listProfessionals: new ListProfessionals(roster),
    showProfessional: new ShowProfessional(roster),
  }
}
