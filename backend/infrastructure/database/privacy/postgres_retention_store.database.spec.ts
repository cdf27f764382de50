import { test } from '@japa/runner'
import { retentionStoreBehaviour } from '#application/ports/testing/retention_store_behaviour.ts'
import { aProfessional } from '#domain/professionals/testing/a_professional.ts'
import { PostgresProfessionalImportLedger } from '../bulk/postgres_professional_import_ledger.ts'
import { postgresStores } from '../testing/postgres_stores.ts'
import { PostgresRetentionStore } from './postgres_privacy_records.ts'

const stores = postgresStores()

test('removes imports of professionals that are due, with what would undo them', async ({ assert }) => {
  const { professionals } = await stores.open()
  await professionals.save(aProfessional())
  const imports = new PostgresProfessionalImportLedger(stores.database())
  const [due, limit, longAgo] = [
    new Date('2026-08-01T11:59:59Z'),
    new Date('2026-08-01T12:00:00Z'),
    new Date(0),
  ]
  const [old, young] = [await imports.begin('a.csv', due), await imports.begin('b.csv', limit)]
  const kept = { professionalId: aProfessional().state.id, before: null, leftAt: due }
  for (const each of [old, young]) await imports.keep(each, [kept])

  const removed = await new PostgresRetentionStore(stores.database()).removeDue({
    ...{ leadsChangedBefore: longAgo, reviewsRejectedBefore: longAgo, resetsAskedBefore: longAgo },
    ...{ slugsReleasedBefore: longAgo, accessBefore: longAgo, now: longAgo, securityEventsBefore: longAgo },
    ...{
      claimsAskedBefore: longAgo,
      professionalImportsBefore: limit,
      claimsDecidedBefore: longAgo,
      postImportsBefore: longAgo,
    },
  })

  assert.equal(removed.imports, 1)
  assert.isNull(await imports.page(old, null, 1))
  assert.deepEqual(await imports.page(young, null, 1), [kept])
  await imports.forget(young)
})

retentionStoreBehaviour('PostgresRetentionStore', stores)
