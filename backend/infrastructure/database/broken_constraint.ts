import { codeOf, type Database } from './database.ts'

const EXPECTED = new Set(['23503', '23505'])

/**
 * Runs `work`; where a unique or foreign key refuses it, undoes it alone and answers that constraint's name, so that
 * the transaction around it can go on.
 */
export function brokenConstraint(database: Database, work: () => Promise<unknown>): Promise<string | null> {
  return database.transaction(async () => {
    await database.rows('savepoint before_work')
    try {
      await work()
      await database.rows('release savepoint before_work')
      return null
    } catch (error) {
      const constraint = constraintOf(error)
      if (!constraint) throw error
      await database.rows('rollback to savepoint before_work')
      return constraint
    }
  })
}

function constraintOf(error: unknown): string | null {
  if (!EXPECTED.has(codeOf(error))) return null
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : null
  return typeof constraint === 'string' ? constraint : null
}
