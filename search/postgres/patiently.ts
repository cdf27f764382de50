import type { Database } from '#infrastructure/database/database.ts'

/** For what looks at everyone, which may take longer than any visitor waits; in one transaction. */
export function patiently<Value>(database: Database, work: () => Promise<Value>): Promise<Value> {
  return database.transaction(async () => {
    await database.rows('set local statement_timeout = 0')
    return work()
  })
}
