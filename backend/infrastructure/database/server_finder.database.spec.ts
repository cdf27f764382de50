import { mkdtempSync, chmodSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { Client } from 'pg'
import { type PostgresPair, startPair } from '../embedded_postgres/testing/postgres_pair.ts'
import type { Database } from './database.ts'
import { DatabaseUnavailable } from './database_unavailable.ts'
import { openDatabase, openPool, withConnection } from './open_database.ts'

const WHERE = 'select inet_server_port() as port'
/** Milliseconds for a statement, the wait for a standby included. */
const LIMIT = 1_500

test.group('A primary and its standby', (group) => {
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
  test('are one address: after a promotion every kind of connection is to the new primary, and nothing is lost', async ({
    assert,
  }) => {
    const { primary, standby } = pair
    const pool = openPool({ url: pair.ownerUrl, name: 'test', size: 2, statementLimit: LIMIT })
    const ports = async () => [
      (await database.row<{ port: number }>(WHERE))?.port,
      (await pool.query<{ port: number }>(WHERE)).rows[0]?.port,
      (await withConnection(pair.ownerUrl, (client) => client.query<{ port: number }>(WHERE))).rows[0]?.port,
    ]
    await primary.waitForStandbys('two')
    await store(1)
    assert.deepEqual(await ports(), [primary.port, primary.port, primary.port])

    await primary.stop('immediate')
    await assert.rejects(() => store(2), DatabaseUnavailable)
    await standby.promote()
    await untilAnswered(() => store(3))
    assert.deepEqual(await stored(), [1, 3])
    assert.deepEqual(await ports(), [standby.port, standby.port, standby.port])

    await primary.follow(standby)
    await standby.waitForStandbys('one')
    await untilAnswered(() => store(4))
    const follower = openDatabase({ url: `${pair.ownerUrl}?target_session_attrs=standby`, poolSize: 1 })
    assert.deepEqual(await follower.row(WHERE), { port: primary.port })
    await assert.rejects(() => follower.rows('insert into kept values (5)'), DatabaseUnavailable)
    await follower.close()
    await pool.end()
  })

  test('make no success of a commit that the standby did not confirm, be it asked for again or its wait cut short', async ({
    assert,
  }) => {
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

  test('never share the writes: once the standby is promoted the primary is left, though it still answers', async ({
    assert,
  }) => {
    await store(1)
    await pair.primary.untilReplayed()
    await pair.standby.promote()

    const port = await untilMoved()

    assert.equal(port, pair.standby.port)
    await store(2)
    assert.deepEqual(await stored(), [1, 2])
    async function untilMoved(): Promise<number | undefined> {
      const row = await untilAnswered(() => database.row<{ port: number }>(WHERE))
      return row?.port === pair.primary.port ? untilMoved() : row?.port
    }
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
