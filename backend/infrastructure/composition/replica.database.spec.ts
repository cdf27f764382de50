import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { Health, HealthProbe } from '#application/ports/site_check.ts'
import { aProfessional } from '#domain/professionals/testing/a_professional.ts'
import { PostgresProfessionalIndex } from '#search/postgres/postgres_professional_index.ts'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { freshDatabase } from '../database/testing/fresh_database.ts'
import type { Database } from '../database/database.ts'
import { PostgresProfessionalRepository } from '../database/professionals/postgres_professional_repository.ts'
import { type App, openApp } from './open_app.ts'
import { replicaCheck } from './site_checks.ts'
import { readSettings } from './settings.ts'

/** Works with a app whose replica stands at the address made of the database's. */
async function withReplica(replicaOf: (url: string) => string, work: (app: App) => Promise<void>) {
  const { database, drop } = await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'saude-app-'))
  const settings = readSettings({
    NODE_ENV: 'test',
    APP_KEY: 'a-key-for-tests-only-0123456789-0123456789',
    DATABASE_URL: database.url,
    DATABASE_REPLICA: replicaOf(database.url),
    DATA_DIR: folder,
  })
  const app = await openApp(settings, () => {})
  try {
    await work(app)
  } finally {
    await app.close()
    await drop()
    await rm(folder, { recursive: true, force: true })
  }
}

test.group('An app with a replica', () => {
  test('writes outside units of work, and reads its own writes at once', async ({ assert }) => {
    const standby = (url: string) => `${url}?options=-c%20default_transaction_read_only%3Don`
    await withReplica(standby, async ({ database }) => {
      await database.rows(`insert into visitor_salts values ('2026-01-01', decode(repeat('00', 32), 'hex'))`)

      assert.lengthOf(await database.rows('select 1 from visitor_salts'), 1)
      const [read] = await database.rows<{ standby: string }>(
        `select current_setting('default_transaction_read_only') as standby`,
      )
      assert.equal(read?.standby, 'off')
    })
  })

  const everybody = { criteria: {}, sort: { by: 'relevance' }, page: 1, limit: 10 } as const

  test('searches the primary while the replica is away, and reports it', async ({ assert }) => {
    const away = () => 'postgres://postgres@127.0.0.1:1/away'
    await withReplica(away, async ({ adapters, settings, database }) => {
      assert.equal((await adapters.search.search(everybody)).total, 0)
      await adapters.health.examine()
      const { ready, details } = await untilJudged(adapters.health)

      assert.isTrue(ready)
      assert.equal(details['replica'], 'away')
      const finding = await replicaCheck(database.url, settings).examine()
      assert.deepInclude(finding, { state: 'wrong', finding: 'não responde (ECONNREFUSED)' })
    })
  })

  test('never lists a blocked professional from a detached replica', async ({ assert }) => {
    const promoted = await freshDatabase()
    const somebody = aProfessional()
    const save = async (database: Database) => {
      await new PostgresProfessionalRepository(database, new FixedClock()).save(somebody)
      await new PostgresProfessionalIndex(database).refresh([somebody.id])
    }
    await save(promoted.database)
    await withReplica(
      () => promoted.database.url,
      async ({ adapters, database, settings }) => {
        await save(database)
        assert.equal((await adapters.search.search(everybody)).total, 1)
        await database.rows('update professionals set blocked = true')
        await adapters.index.refresh([somebody.id])

        for (let time = 0; time < 3; time++)
          assert.deepEqual((await adapters.search.search(everybody)).ids, [])
        assert.equal((await untilJudged(adapters.health)).details['replica'], 'promoted')
        const finding = await replicaCheck(database.url, settings).examine()
        assert.match(finding.finding, /promovida/)
      },
    )
    await promoted.drop()
  })
})

/** What is told once there was time for a look at the replica. */
async function untilJudged(probe: HealthProbe): Promise<Health> {
  const health = await probe.examine()
  return health.details['replica'] === 'unknown' ? untilJudged(probe) : health
}
