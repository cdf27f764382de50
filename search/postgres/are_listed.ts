import type { Pool } from 'pg'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { runPrepared } from './statement.ts'

/** Whether all of these people can be found at this moment. Throws `SearchUnavailable` where PostgreSQL cannot say. */
export async function areListed(pool: Pool, ids: readonly ProfessionalId[]): Promise<boolean> {
  if (ids.length === 0) return true
  const [row] = await runPrepared<{ listed: number }>(
    pool,
    'select count(*)::integer as listed from professional_listings where professional_id = any($1::uuid[])',
    [ids],
  )
  return row?.listed === ids.length
}
