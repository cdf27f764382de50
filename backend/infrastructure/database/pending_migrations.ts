import { readdir } from 'node:fs/promises'
import { codeOf, type Database } from './database.ts'

const NO_SUCH_TABLE = '42P01'

export interface MigrationNames {
  /** Known to this version and not applied. */
  pending: string[]
  /** Applied and not known to this version: the database is of a newer one. */
  unknown: string[]
}

/** The files of a running program do not change. */
let knownNames: Promise<string[]> | undefined

/** Compares the migrations of this version with those of the database. */
export async function compareMigrations(database: Database): Promise<MigrationNames> {
  const applied = await appliedMigrations(database)
  knownNames ??= readdir(new URL('migrations', import.meta.url)).then((files) =>
    files.map((file) => file.replace(/\.ts$/, '')).toSorted(),
  )
  const known = await knownNames
  return {
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  }
}

async function appliedMigrations(database: Database): Promise<string[]> {
  try {
    const rows = await database.rows<{ name: string }>('select name from schema_migrations order by name')
    return rows.map(({ name }) => name.replace('migrations/', ''))
  } catch (error) {
    if (codeOf(error) === NO_SUCH_TABLE) return []
    throw error
  }
}
