import type { Pool } from 'pg'
import type { SearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import { freshDatabase } from '#infrastructure/database/testing/fresh_database.ts'
import { openSearchPool } from '#search/postgres/connections.ts'
import { PostgresProfessionalIndex } from '../postgres/postgres_professional_index.ts'
import { loadProfessionals } from './load_professionals.ts'

/** Opens an own database that lists these people, and a pool for searching it. */
export async function listedInPostgres(
  people: readonly SearchableProfessional[],
): Promise<{ pool: Pool; drop(): Promise<void> }> {
  const fresh = await freshDatabase(2)
  const pool = openSearchPool({ url: fresh.database.url })
  await loadProfessionals(fresh.database, people)
  await new PostgresProfessionalIndex(fresh.database).rebuild()
  return {
    pool,
    async drop() {
      await pool.end()
      await fresh.drop()
    },
  }
}
