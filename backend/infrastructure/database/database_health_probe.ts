import { readdir } from 'node:fs/promises'
import { HealthProbe, type Health } from '#application/ports/health_probe.ts'
import type { Database } from './database.ts'

/** Ready means: PostgreSQL answers, and every migration of this version is applied. */
export class DatabaseHealthProbe extends HealthProbe {
  readonly #database: Database
  #known: Promise<number> | null = null

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async examine(): Promise<Health> {
    try {
      const row = await this.#database.row<{ applied: number }>(
        'select count(*)::integer as applied from schema_migrations',
      )
      const applied = row?.applied ?? 0
      const known = await this.#knownMigrations()
      return {
        ready: applied >= known,
        details: { database: 'ok', migrations: applied, migrationsKnown: known },
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return { ready: false, details: { database: reason } }
    }
  }

  #knownMigrations(): Promise<number> {
    this.#known ??= readdir(new URL('migrations', import.meta.url)).then((files) => files.length)
    return this.#known
  }
}
