import { mkdtempSync, chmodSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { Client } from 'pg'
import { type PostgresPair, startPair } from '../embedded_postgres/testing/postgres_pair.ts'
import type { Database } from './database.ts'
import { DatabaseUnavailable } from './database_unavailable.ts'
import { openDatabase, withConnection } from './open_database.ts'

/** Milliseconds for a statement, the wait for a standby included. */
const LIMIT = 1_500

test.group('A synchronous standby', (group) => {
  let pair: PostgresPair
  let database: Database
  group.tap((each) => each.timeout(300_000))
  group.each.setup(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'saude-pair-'))
    chmodSync(folder, 0o711)
    pair = await startPair(folder)
    database = openDatabase({ url: pair.ownerUrl, poolSize: 4, statementLimit: LIMIT })
    await untilAnswered(() => database.rows('create table if not exists kept (number integer primary key)'))
    return async () => {
      await database.close()
      await pair.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })
  const store = (number: number) =>
    database.transaction(() => database.rows('insert into kept values (?)', [number]))
  const stored = async () =>
    (await database.rows<{ number: number }>('select number from kept order by 1')).map(
      ({ number }) => number,
    )
  test('must confirm a commit, even if its wait is interrupted', async ({ assert }) => {
    const { primary, standby } = pair
    await primary.waitForStandbys('two')
    await standby.stop('immediate')
    const patient = openDatabase({ url: pair.ownerUrl, poolSize: 1, statementLimit: 120_000 })

    const refused = assert.rejects(
      () => patient.rows('insert into kept values (1)'),
      'the standby did not confirm in time',
    )
    await withConnection(primary.urlOf('postgres'), cutWaitsShort)
    await refused
    await assert.rejects(() => store(2), DatabaseUnavailable)
    await assert.rejects(() => database.confirm(), DatabaseUnavailable)

    await standby.start()
    await untilAnswered(() => database.confirm())
    // The second may become visible a moment after its standby's answer.
    assert.include(await stored(), 1)
    await patient.close()
  })
})

/** As an operator does who ends what hangs; resolves once there was one. */
async function cutWaitsShort(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`,
  )
  if (!rowCount) await cutWaitsShort(client)
}

/** Asks until PostgreSQL answers again. */
async function untilAnswered<Value>(ask: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error
    }
  }
}
