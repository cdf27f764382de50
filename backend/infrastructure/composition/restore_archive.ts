import type { ErasureLedger } from '#application/ports/personal_data.ts'
import {
  RestoreDatabase,
  type RestoreDatabaseInput,
  type RestoreDone,
  type RestoreRefusal,
} from '#application/operations/backups.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import { ProfessionalIndexFilledAtTheEnd } from '#search/postgres/postgres_professional_index.ts'
import { roleOf } from '../database/apply_migrations.ts'
import { PostgresAuditLog } from '../database/audit/postgres_logs.ts'
import { type Database, PostgresUnitOfWork } from '../database/database.ts'
import { openDatabase, OPERATOR_LIMITS } from '../database/open_database.ts'
import { PostgresErasureLedger } from '../database/privacy/postgres_privacy_records.ts'
import { PostgresPersonalData } from '../database/privacy/postgres_personal_data.ts'
import { PostgresReviewRepository } from '../database/reviews/postgres_review_repository.ts'
import { GraphileJobQueue } from '../jobs/graphile_job_queue.ts'
import { archiveOf } from './archive_of.ts'
import type { Adapters } from './build_adapters.ts'
import type { OperatorApp } from './open_operator_app.ts'

export interface RestoredArchive extends RestoreDone {
  /** The database was restored, but the search engine could not be filled and must be rebuilt. */
  isSearchBehind: boolean
}

/**
 * Restores as the owner of the tables, since the application's role may not empty them. Then fills the search engine; a
 * failure of that does not undo the restore.
 */
export async function restoreArchive(
  { database, ownerUrl, adapters, erasureFile }: OperatorApp,
  order: RestoreDatabaseInput,
): Promise<Result<RestoredArchive, RestoreRefusal>> {
  const owner = openDatabase({ url: ownerUrl, poolSize: 2, ...OPERATOR_LIMITS })
  try {
    const target = { database: owner, applicationRole: roleOf(database.url) }
    const restore = new RestoreDatabase(dependenciesOf(target, adapters, erasureFile))
    const restored = await restore.execute(order)
    if (!restored.ok) return restored
    return ok({ ...restored.value, isSearchBehind: !order.dryRun && !(await isFilled(adapters, order)) })
  } finally {
    await owner.close()
  }
}

async function isFilled({ index }: Adapters, { onRestoring }: RestoreDatabaseInput): Promise<boolean> {
  try {
    const { engine } = await index.status()
    if (engine === 'postgresql') return true
    onRestoring?.('restored')
    await index.rebuild()
    return true
  } catch {
    return false
  }
}

function dependenciesOf(
  { database: owner, applicationRole }: { database: Database; applicationRole: string },
  { clock, hasher }: Adapters,
  externalErasures: ErasureLedger,
) {
  return {
    clock,
    hasher,
    externalErasures,
    unitOfWork: new PostgresUnitOfWork(owner),
    auditLog: new PostgresAuditLog(owner),
    reviews: new PostgresReviewRepository(owner),
    index: new ProfessionalIndexFilledAtTheEnd(owner),
    personalData: new PostgresPersonalData(owner),
    erasures: new PostgresErasureLedger(owner),
    archive: archiveOf(owner, applicationRole),
    jobs: new GraphileJobQueue(owner),
  }
}
