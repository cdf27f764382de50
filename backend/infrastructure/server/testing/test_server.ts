import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#infrastructure/composition/migrate.ts'
import { MUNICIPALITIES } from '#infrastructure/brazil/municipality_source.ts'
import { seedCatalogue } from '#infrastructure/database/catalogue/seed_catalogue.ts'
import { grantToApplication } from '../../database/apply_migrations.ts'
import { openDatabase, OPERATOR_LIMITS } from '#infrastructure/database/open_database.ts'
import { APPLICATION, onServer } from '#infrastructure/database/testing/fresh_database.ts'
import { startEmbeddedPostgres } from '#infrastructure/embedded_postgres/start_embedded_postgres.ts'

/**
 * Starts a PostgreSQL for this test run, with a migrated and seeded template that `freshDatabase` copies. If
 * TEST_DATABASE_URL names a server, uses that one and leaves it running.
 */
export async function openTestServer(): Promise<{ close(): Promise<void> }> {
  const lent = process.env['TEST_DATABASE_URL']
  const folder = lent ? null : await makeClusterFolder()
  const embedded = folder
    ? await startEmbeddedPostgres({ dataDir: folder, ephemeral: true, port: 0, log: () => {} })
    : null
  const url = lent ?? embedded?.connectionUrl ?? ''
  const template = `template_${process.pid}`
  process.env['TEST_DATABASE_URL'] = url
  process.env['TEST_TEMPLATE'] = template
  await onServer(url, CREATE_ROLE)
  await onServer(url, `create database ${template}`)
  await fillTemplate(Object.assign(new URL(url), { pathname: `/${template}` }).href)
  return {
    async close() {
      await onServer(url, `drop database ${template} with (force)`)
      await embedded?.release()
      if (folder) await rm(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL's own account may enter it. */
async function makeClusterFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'saude-test-'))
  await chmod(folder, 0o755)
  return folder
}

async function fillTemplate(url: string): Promise<void> {
  const database = openDatabase({ url, poolSize: 2, ...OPERATOR_LIMITS })
  await migrate(database)
  await seedCatalogue(database, MUNICIPALITIES)
  await grantToApplication(database, APPLICATION.role)
  await database.close()
}

/** Several runs may share a given server and start at once. */
const CREATE_ROLE = `do $$ begin
  create role ${APPLICATION.role} login password '${APPLICATION.password}';
exception when duplicate_object or unique_violation then null;
end $$`
