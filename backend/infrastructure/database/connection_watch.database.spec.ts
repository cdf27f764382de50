import { test } from '@japa/runner'
import { DatabaseUnavailable } from './database_unavailable.ts'
import { openDatabase, openPool } from './open_database.ts'
import { type FreshDatabase, freshDatabase } from './testing/fresh_database.ts'
import { type SilentProxy, silentProxy } from './testing/silent_proxy.ts'

/** Milliseconds for a statement. */
const LIMIT = 1_000
const WHO = 'select pg_backend_pid() as pid'

test.group('A connection that falls silent', (group) => {
  let fresh: FreshDatabase
  let proxy: SilentProxy
  let lines: string[]
  group.tap((each) => each.timeout(300_000))
  group.setup(async () => {
    fresh = await freshDatabase()
    return () => fresh.drop()
  })
  group.each.setup(async () => {
    lines = []
    proxy = await silentProxy(fresh.database.url)
    return () => proxy.close()
  })
  const log = (line: string) => void (line.includes('consulta lenta') || lines.push(line))
  const databaseByProxy = () => openDatabase({ url: proxy.url, statementLimit: LIMIT, poolSize: 4, log })

  test('is ended together with all as old, and logged in one line', async ({ assert }) => {
    const database = databaseByProxy()
    await Promise.all(Array.from({ length: 4 }, () => database.rows('select pg_sleep(0.1)')))

    proxy.swallow()
    await assert.rejects(() => database.rows(WHO), DatabaseUnavailable)
    const start = performance.now()
    const pids = []
    for (let time = 0; time < 8; time++) pids.push(await database.rows(WHO))

    assert.isBelow(performance.now() - start, LIMIT)
    assert.lengthOf(pids, 8)
    assert.deepEqual(lines, ['saude-perto: conexão perdida: Error ETIMEDOUT'])
    await database.close()
  })

  test('ends the transaction on it without waiting for its ROLLBACK', async ({ assert }) => {
    const database = databaseByProxy()
    const start = performance.now()

    await assert.rejects(
      () =>
        database.transaction(async () => {
          await database.rows(WHO)
          proxy.swallow()
          await database.rows(WHO)
        }),
      DatabaseUnavailable,
    )

    assert.isBelow(performance.now() - start, 3 * LIMIT)
    assert.lengthOf(await database.rows(WHO), 1)
    await database.close()
  })

  test('turns an unanswered COMMIT into a failure', async ({ assert }) => {
    const database = databaseByProxy()
    let runs = 0

    await assert.rejects(
      () =>
        database.transaction(async () => {
          runs++
          await database.rows(WHO)
          proxy.swallow()
        }),
      DatabaseUnavailable,
    )

    assert.equal(runs, 1)
    await database.close()
  })

  test('does not delay new connections', async ({ assert }) => {
    const database = databaseByProxy()
    await database.rows(WHO)

    proxy.freeze()
    const asked = await Promise.allSettled(Array.from({ length: 6 }, () => database.rows(WHO)))
    proxy.thaw()

    for (const { reason } of asked as PromiseRejectedResult[]) assert.instanceOf(reason, DatabaseUnavailable)
    const back = async (): Promise<unknown[]> => database.rows(WHO).catch(back)
    assert.lengthOf(await back(), 1)
    await database.close()
  })

  for (const pipeline of [false, true])
    test(`is removed from a ${pipeline ? 'pipelining' : 'plain'} pool`, async ({ assert }) => {
      const pool = openPool({
        ...{ url: proxy.url, name: 'saude-test', size: 3, statementLimit: LIMIT, pipeline, log },
      })
      await Promise.all([1, 2, 3].map(() => pool.query('select pg_sleep(0.1)')))

      proxy.swallow()
      await assert.rejects(() => pool.query(WHO))

      for (let time = 0; time < 6; time++) assert.lengthOf((await pool.query(WHO)).rows, 1)
      assert.lengthOf(lines, 1)
      await pool.end()
    })

  test('is not one with a long statement of an operator', async ({ assert }) => {
    const database = databaseByProxy()

    await database.withoutStatementTimeout(() => database.rows('select pg_sleep(?)', [(LIMIT * 2) / 1_000]))
    await assert.rejects(() => database.rows('select pg_sleep(9)'), /statement timeout/)

    assert.isEmpty(lines)
    await database.close()
  })

  test('is not one whose answer waits in a busy process', async ({ assert }) => {
    const direct = openPool({
      url: fresh.database.url,
      name: 'saude-test',
      size: 1,
      statementLimit: LIMIT,
      log,
    })
    await direct.query(WHO)

    const asked = direct.query(WHO)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LIMIT * 2)

    assert.lengthOf((await asked).rows, 1)
    await direct.end()
  })
})
