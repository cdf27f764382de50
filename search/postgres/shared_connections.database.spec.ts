import { test } from '@japa/runner'
import type { Pool } from 'pg'
import { freshDatabase, type FreshDatabase } from '#infrastructure/database/testing/fresh_database.ts'
import { openSearchPool, SharedConnections } from './connections.ts'

const WHO = { name: 'who', text: 'select $1::integer as number, pg_backend_pid() as connection' }

test.group('postgresql | connections that statements share', (group) => {
  let fresh: FreshDatabase
  let pool: Pool
  let shared: SharedConnections
  group.setup(async () => {
    fresh = await freshDatabase(2)
    return () => fresh.drop()
  })
  group.each.setup(() => {
    pool = openSearchPool({ url: fresh.database.url, size: 3, timeout: 2_000 })
    shared = new SharedConnections(pool)
    return () => pool.end()
  })

  const ask = async (number: number) => {
    const { rows } = await shared.query<{ number: number; connection: number }>({ ...WHO, values: [number] })
    return rows[0]
  }
  const askMany = (count: number) => Promise.all(Array.from({ length: count }, (_, number) => ask(number)))

  test('answers everybody, on one connection while few ask and on two when many do', async ({ assert }) => {
    const few = await askMany(32)
    const many = await askMany(300)

    assert.deepEqual(
      [...few, ...many].map((row) => row?.number),
      [...Array(32).keys(), ...Array(300).keys()],
    )
    assert.equal(new Set(few.map((row) => row?.connection)).size, 1)
    assert.equal(new Set(many.map((row) => row?.connection)).size, 2)
  })

  test('returns them to the pool when all is answered', async ({ assert }) => {
    await askMany(100)
    await ask(1)

    assert.equal(pool.idleCount, pool.totalCount)
    assert.equal(pool.totalCount, 2)
  })

  test('fails a wrong or slow statement alone', async ({ assert }) => {
    const failing = [
      shared.query({ text: 'select 1 / $1::integer', values: [0] }),
      shared.query({ text: 'select pg_sleep($1)', values: [30] }),
    ]
    const [wrong, slow, answered] = await Promise.allSettled([...failing, askMany(20)])

    assert.propertyVal(wrong?.status === 'rejected' && wrong.reason, 'code', '22012')
    assert.propertyVal(slow?.status === 'rejected' && slow.reason, 'code', '57014')
    assert.equal(answered?.status, 'fulfilled')
  })

  test('fails the statements of a broken connection, and takes another for the next', async ({ assert }) => {
    const first = await ask(1)
    const waiting = Promise.allSettled([
      shared.query({ text: 'select pg_terminate_backend(pg_backend_pid())', values: [] }),
      ask(2),
      ask(3),
    ])

    const statuses = (await waiting).map(({ status }) => status)
    const next = await ask(4)

    assert.deepEqual(statuses, ['rejected', 'rejected', 'rejected'])
    assert.equal(next?.number, 4)
    assert.notEqual(next?.connection, first?.connection)
    assert.equal(pool.totalCount, 1)
  })

  test('fails everybody while none can be opened, and tries again each time', async ({ assert }) => {
    const nowhere = openSearchPool({ url: 'postgres://nobody@127.0.0.1:1/none' })
    const closed = new SharedConnections(nowhere)

    for (let time = 0; time < 2; time++) {
      const asked = await Promise.allSettled([closed.query(WHO), closed.query(WHO)])
      assert.deepEqual(
        asked.map(({ status }) => status),
        ['rejected', 'rejected'],
      )
    }
    assert.equal(nowhere.totalCount, 0)
    await nowhere.end()
  })
})
