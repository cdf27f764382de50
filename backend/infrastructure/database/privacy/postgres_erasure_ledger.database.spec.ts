import { test } from '@japa/runner'
import type { Erasure } from '#application/ports/personal_data.ts'
import { type FreshDatabase, freshDatabase } from '../testing/fresh_database.ts'
import { PostgresErasureLedger } from './postgres_erasure_ledger.ts'

const [EARLIER, LATER] = [new Date('2026-11-01T12:00:00Z'), new Date('2026-11-02T12:00:00Z')]
const anErasure = (own: Partial<Erasure>): Erasure => ({
  kind: 'email',
  subjectHash: 'ana',
  erasedAt: EARLIER,
  ...own,
})

test.group('PostgresErasureLedger', (group) => {
  let fresh: FreshDatabase
  let ledger: PostgresErasureLedger
  group.each.setup(async () => {
    fresh = await freshDatabase()
    ledger = new PostgresErasureLedger(fresh.database)
    return () => fresh.drop()
  })

  test('keeps the latest of what comes twice, at once or one after the other', async ({ assert }) => {
    const bia = anErasure({ kind: 'phone', subjectHash: 'bia', erasedAt: LATER })

    await ledger.add([anErasure({ erasedAt: LATER }), anErasure({}), bia])
    await ledger.add([anErasure({}), { ...bia, erasedAt: EARLIER }])

    assert.sameDeepMembers(await ledger.all(), [anErasure({ erasedAt: LATER }), bia])
  })

  test('takes a whole ledger in one statement', async ({ assert }) => {
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
