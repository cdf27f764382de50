import type { Database } from './database.ts'

/** Until the transaction ends, whoever comes with one of the same words waits here; words in order never lock each other out. */
export async function waitForEquals(database: Database, words: readonly string[]): Promise<void> {
  const inOrder = words.toSorted()
  await database.rows(
    'select pg_advisory_xact_lock(hashtextextended(word, 0)) from unnest(?::text[]) as word',
    [inOrder],
  )
}
