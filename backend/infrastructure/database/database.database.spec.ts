import { test } from '@japa/runner'
import type { AuditEntry } from '#application/ports/audit_log.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { GraphileJobQueue } from '../jobs/graphile_job_queue.ts'
import { PostgresAuditLog } from './audit/postgres_logs.ts'
import { type Database, PostgresUnitOfWork } from './database.ts'
import { DatabaseUnavailable, isOutage } from './database_unavailable.ts'
import { openDatabase, openPool, withConnection } from './open_database.ts'
import { emptyDatabase, type FreshDatabase, freshDatabase, onServer } from './testing/fresh_database.ts'

const PROMISES = `create table promises (id integer primary key,
  kept_by integer references promises deferrable initially deferred)`
const ENTRY: AuditEntry = {
  actorKind: 'operator',
  actorId: 'cli:maria',
  action: 'professional_blocked',
  subjectKind: 'professional',
  subjectId: aUuid(1),
}
const STORED = `select (select count(*) from promises)::integer as promises,
  (select count(*) from audit_log)::integer as entries, (select count(*) from graphile_worker.jobs)::integer as jobs`

test.group('A unit of work', (group) => {
  let fresh: FreshDatabase
  let runs: number
  group.each.setup(async () => {
    runs = 0
    fresh = await freshDatabase()
    await fresh.database.rows(PROMISES)
    return () => fresh.drop()
  })

  const stored = () => fresh.database.row(STORED)
  /** Stores a promise, an audit entry and a job, then does `last` before it is committed. */
  const promise = (
    keptBy: number | null,
    last: (database: Database) => Promise<unknown> = async () => {},
  ) => {
    const { database } = fresh
    return new PostgresUnitOfWork(database).run(async () => {
      runs++
      await database.rows('insert into promises values (1, ?)', [keptBy])
      await new PostgresAuditLog(database).record(ENTRY)
      await new GraphileJobQueue(database).enqueue({
        task: 'send_notice',
        payload: { kind: 'welcome', accountId: aUuid(1), email: 'ana@exemplo.com.br' },
      })
      await last(database)
      return 'stored'
    })
  }
  const nothing = { promises: 0, entries: 0, jobs: 0 }

  test('is stored completely when it resolves', async ({ assert }) => {
    assert.equal(await promise(1), 'stored')
    assert.deepEqual(await stored(), { promises: 1, entries: 1, jobs: 1 })
  })

  test('fails and stores nothing if PostgreSQL refuses its COMMIT', async ({ assert }) => {
    await assert.rejects(() => promise(7), /promises_kept_by_fkey/)

    assert.deepEqual(await stored(), nothing)
    assert.equal(runs, 1)
  })

  test('fails if its connection ends before COMMIT, and is not repeated', async ({ assert }) => {
    await assert.rejects(() =>
      promise(1, async (database) => {
        const own = await database.row<{ pid: number }>('select pg_backend_pid() as pid')
        const other = openDatabase({ url: database.url, poolSize: 1 })
        await other.rows('select pg_terminate_backend(?, 5000)', [own?.pid])
        await other.close()
      }),
    )

    assert.deepEqual(await stored(), nothing)
    assert.equal(runs, 1)
  })

  test('fails after an ignored failure of a statement, which PostgreSQL rolls back', async ({ assert }) => {
    await assert.rejects(
      () => promise(1, (database) => database.rows('select 1 / 0').catch(() => 'nobody asks')),
      /rolled back/,
    )

    assert.deepEqual(await stored(), nothing)
  })
})

test.group('A connection of its own', () => {
  test('reports an unreachable server like every other', async ({ assert }) => {
    const work = () => withConnection('postgres://nobody@127.0.0.1:1/nothing', async () => 'done')

    await assert.rejects(work, DatabaseUnavailable)
  })
})

test.group('A database that takes no connections', () => {
  test('counts as unreachable, for each kind of pool', async ({ assert, cleanup }) => {
    const { url, drop } = await emptyDatabase()
    const name = new URL(url).pathname.slice(1)
    const server = Object.assign(new URL(url), { pathname: '/postgres' }).href
    await onServer(server, `alter database ${name} allow_connections false`)
    cleanup(async () => {
      await onServer(server, `alter database ${name} allow_connections true`)
      await drop()
    })
    const database = openDatabase({ url })
    const pool = openPool({ url, name: 'test', size: 1, statementLimit: 1_000 })

    await assert.rejects(() => database.rows('select 1'), DatabaseUnavailable)
    await assert.rejects(() => database.transaction(() => database.rows('select 1')), DatabaseUnavailable)
    assert.isTrue(isOutage(await pool.query('select 1').catch((error: unknown) => error)))
    await Promise.all([database.close(), pool.end()])
  })
})
