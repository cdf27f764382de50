import { readFile } from 'node:fs/promises'
import { applyMigrations } from '../apply_migrations.ts'
import type { Database } from '../database.ts'

/** The migrations of an older program, which lacks the last of the first ones and all later ones. */
const FIRST_SCHEMA = [
  ...['0001_extensions_and_functions', '0002_catalogue', '0003_professionals', '0004_profiles'],
  ...['0005_accounts', '0006_patients', '0007_blog', '0008_records', '0009_visits'],
  ...['0010_search_listings', '0011_search_counts', '0012_search_index', '0013_admin_list_counts'],
]
/** The first that it lacks. */
export const FIRST_LATER = '0014_public_changes'

/** Makes `database` one of that program, with a row or two in every table. */
export async function fillFirstSchema(database: Database): Promise<void> {
  await applyMigrations(database, { only: FIRST_SCHEMA })
  const rows = await readFile(new URL('rows_of_first_schema.sql', import.meta.url), 'utf8')
  await database.transaction(async () => (await database.connection()).query(rows))
}
