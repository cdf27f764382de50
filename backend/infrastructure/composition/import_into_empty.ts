import { readLexicon } from '#search/lexicon/read_lexicon.ts'
import {
  ImportProfessionals,
  type ImportProfessionalsInput,
} from '#application/professionals/import_professionals.ts'
import type { ImportReport } from '#application/professionals/importing/import_report.ts'
import { RESERVED_SLUGS } from '#domain/professionals/profile_slug.ts'
import { fail, type Result } from '#domain/shared/result.ts'
import { ProfessionalIndexFilledAtTheEnd } from '#search/postgres/postgres_professional_index.ts'
import { JsonRegisters } from '../files/registers/json_registers.ts'
import { BrazilianUtilsDocuments } from '../brazil/brazilian_utils_documents.ts'
import { PostgresErasureLedger } from '../database/privacy/postgres_privacy_records.ts'
import { PostgresAuditLog } from '../database/audit/postgres_logs.ts'
import { loadIntoEmpty, type LoadRefusal } from '../database/bulk/load_into_empty.ts'
import { CnesRecordFiles } from '../database/bulk/cnes_record_files.ts'
import { PostgresBulkProfessionals } from '../database/bulk/postgres_bulk_professionals.ts'
import { PostgresMunicipalityCatalogue } from '../database/catalogue/postgres_catalogue.ts'
import { type Database, PostgresUnitOfWork } from '../database/database.ts'
import { openDatabase, OPERATOR_LIMITS } from '../database/open_database.ts'
import {
  PostgresProfessionalRepository,
  PostgresVerificationRepository,
} from '../database/professionals/postgres_professional_repository.ts'
import { RefusedRows } from '../files/refused_rows.ts'
import { StreamRecordFiles } from '../files/stream_record_files.ts'
import { GraphileJobQueue } from '../jobs/graphile_job_queue.ts'
import type { Adapters } from './build_adapters.ts'

export interface FirstLoadTarget {
  /** The role that may alter the tables. */
  ownerUrl: string
  adapters: Pick<Adapters, 'clock' | 'hasher' | 'ids' | 'index'>
}

type Imported = Result<ImportReport, 'forbidden' | LoadRefusal>

/**
 * Imports a file into a database without professionals, as the owner of the tables, and lists everyone at the end. All
 * or nothing, even if it is killed.
 */
export async function importIntoEmpty(
  { ownerUrl, adapters }: FirstLoadTarget,
  input: ImportProfessionalsInput,
): Promise<Imported> {
  const owner = openDatabase({ url: ownerUrl, poolSize: 2, ...OPERATOR_LIMITS })
  const { engine } = await adapters.index.status()
  try {
    const loaded = await loadIntoEmpty(owner, async () => {
      const imported = await importerOf(owner, adapters).execute(input)
      await new ProfessionalIndexFilledAtTheEnd(owner).fill()
      if (engine !== 'postgresql')
        await new GraphileJobQueue(owner).enqueue({ task: 'feed_search_index', payload: {} })
      return imported
    })
    return loaded.ok ? loaded.value : fail(loaded.failure)
  } finally {
    await owner.close()
  }
}

function importerOf(owner: Database, { clock, ids, hasher }: FirstLoadTarget['adapters']) {
  const registers = new JsonRegisters()
  return new ImportProfessionals({
    clock,
    hasher,
    ids,
    municipalities: new PostgresMunicipalityCatalogue(owner),
    files: new CnesRecordFiles({
      files: new StreamRecordFiles(),
      registers,
      url: owner.url,
      refusedAt: (path) => new RefusedRows(path),
    }),
    bulk: new PostgresBulkProfessionals(owner, clock),
    professionalImports: null,
    professionals: new PostgresProfessionalRepository(owner, clock),
    verifications: new PostgresVerificationRepository(owner),
    index: new ProfessionalIndexFilledAtTheEnd(owner),
    unitOfWork: new PostgresUnitOfWork(owner),
    audit: new PostgresAuditLog(owner),
    erasures: new PostgresErasureLedger(owner),
    documents: new BrazilianUtilsDocuments(),
    registers,
    reservedSlugs: RESERVED_SLUGS,
    readsAhead: true,
    readLexicon,
  })
}
