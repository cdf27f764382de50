import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { freshDatabase } from '../database/testing/fresh_database.ts'
import { type House, openHouse } from './open_house.ts'
import { readSettings } from './settings.ts'

/** Works with a house whose replica stands at the address made of the database's. */
async function withReplica(replicaOf: (url: string) => string, work: (house: House) => Promise<void>) {
  const { database, drop } = await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'saude-house-'))
  const settings = readSettings({
    NODE_ENV: 'test',
    APP_KEY: 'a-key-for-tests-only-0123456789-0123456789',
    DATABASE_URL: database.url,
    DATABASE_REPLICA: replicaOf(database.url),
    DATA_DIR: folder,
  })
  const house = await openHouse(settings, () => {})
  try {
    await work(house)
  } finally {
    await house.close()
    await drop()
    await rm(folder, { recursive: true, force: true })
  }
}

test.group('A house with a replica', () => {
  test('writes outside units of work too, and reads at once what it wrote', async ({ assert }) => {
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

  test('asks the replica for searches', async ({ assert }) => {
    const away = () => 'postgres://postgres@127.0.0.1:1/away'
    await withReplica(away, async ({ adapters, database }) => {
      const everybody = { criteria: {}, sort: { by: 'relevance' }, page: 1, limit: 10 } as const

      await assert.rejects(() => adapters.search.search(everybody))
      assert.lengthOf(await database.rows('select 1'), 1)
    })
  })
})
