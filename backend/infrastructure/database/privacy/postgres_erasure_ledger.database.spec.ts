import { test } from '@japa/runner'
import { anErasure, erasureLedgerBehaviour } from '#application/ports/testing/erasure_ledger_behaviour.ts'
import { type FreshDatabase, freshDatabase } from '../testing/fresh_database.ts'
import { PostgresErasureLedger } from './postgres_privacy_records.ts'

erasureLedgerBehaviour('PostgresErasureLedger', async () => {
  const { database, drop } = await freshDatabase()
  return { ledger: new PostgresErasureLedger(database), close: drop }
})

test.group('PostgresErasureLedger', (group) => {
  let fresh: FreshDatabase
  let ledger: PostgresErasureLedger
  group.each.setup(async () => {
    fresh = await freshDatabase()
    ledger = new PostgresErasureLedger(fresh.database)
    return () => fresh.drop()
  })

  test('stores a whole ledger in one statement', async ({ assert }) => {
    const many = Array.from({ length: 5_000 }, (_, number) => anErasure({ subjectHash: `hash ${number}` }))
    let statements = 0
    fresh.database.lucid
      .connection()
      .getWriteClient()
      .on('query', () => statements++)

    await ledger.add(many)

    assert.equal(statements, 1)
    assert.lengthOf(await ledger.all(), 5_000)
    await ledger.add([])
  })
})
