import { HealthProbe, type Health } from '#application/ports/health_probe.ts'
import type { Database } from './database.ts'
import { compareMigrations } from './pending_migrations.ts'

/** Ready means: PostgreSQL answers, and every migration of this version is applied; a newer version may have added its own. */
export class DatabaseHealthProbe extends HealthProbe {
  readonly #database: Database

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async examine(): Promise<Health> {
    try {
      const { pending, unknown } = await compareMigrations(this.#database)
      return {
        ready: pending.length === 0,
        details: {
          database: 'ok',
          migrationsPending: pending.length,
          migrationsUnknown: unknown.length,
        },
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return { ready: false, details: { database: reason } }
    }
  }
}
