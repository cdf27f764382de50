import { PostgresBackupArchive, type SchemaHistory } from '../backup/postgres_backup_archive.ts'
import {
  applyMigrations,
  grantToApplication,
  knownMigrations,
  recreateSchema,
  roleOf,
} from '../database/apply_migrations.ts'
import type { Database } from '../database/database.ts'
import { programVersion } from './program_version.ts'

/** Builds the archive of backups. To restore, `database` is the owner's; `applicationRole` gets its rights anew. */
export function archiveOf(database: Database, applicationRole = roleOf(database.url)): PostgresBackupArchive {
  return new PostgresBackupArchive(database, {
    version: programVersion,
    history: historyOf(database, applicationRole),
  })
}

const asRecorded = (name: string) => `migrations/${name}`
const asFile = (name: string) => name.replace('migrations/', '')

function historyOf(owner: Database, role: string): SchemaHistory {
  return {
    known: async () => (await knownMigrations()).map(asRecorded),
    goBackTo: (migrations) => recreateSchema(owner, migrations.map(asFile)),
    async bringForward() {
      const applied = await applyMigrations(owner)
      if (role !== roleOf(owner.url)) await grantToApplication(owner, role)
      return applied.map(asRecorded)
    },
  }
}
