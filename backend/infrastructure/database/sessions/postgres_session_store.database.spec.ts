import { AsyncResource } from 'node:async_hooks'
import { test } from '@japa/runner'
import { sessionStoreBehaviour } from '#application/ports/testing/session_store_behaviour.ts'
import { storeGroup } from '#application/ports/testing/store.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { SecondFactor } from '#domain/accounts/second_factor.ts'
import { PostgresSecondFactors } from '../accounts/postgres_credentials.ts'
import type { Database } from '../database.ts'
import { postgresStores } from '../testing/postgres_stores.ts'

sessionStoreBehaviour('PostgresSessionStore', postgresStores())

const stores = postgresStores()
storeGroup('PostgresSessionStore | rows', stores, (store) => {
  test("stores only the token's SHA-256", async ({ assert }) => {
    await store().professionals.save(aProfessional())
    const account = await store().accounts.findById(aUuid(1))
    if (account)
      await store().sessions.open({ token: 'a secret', account, remembered: false, senderHash: null })

    const row = await stores.database().row<{ row: string }>('select sessions::text as row from sessions')

    assert.include(row?.row, 'mEylFiIAc0xZIUjxggtxBX8JhXPROGZrSGY-TjDNjTo')
    assert.notInclude(row?.row, 'a secret')
  })

  test('opens none while the password is being replaced', async ({ assert }) => {
    await store().professionals.save(aProfessional())
    const account = await store().accounts.findById(aUuid(1))
    if (!account) throw new Error('The account did not come with the professional.')
    const login = { token: 'late', account, remembered: false, senderHash: null }
    let opening = Promise.resolve(true)

    await store().unitOfWork.run(async () => {
      const changed = await store().accounts.findForUpdate(aUuid(1))
      changed?.changePassword('another hash')
      if (changed) await store().accounts.save(changed)
      await store().sessions.endAllOf(aUuid(1))
      opening = elsewhere(() => store().sessions.open(login))
      await untilSomebodyWaits(stores.database())
    })

    assert.isFalse(await opening)
    assert.isNull(await store().sessions.accountOf('late'))
  })

  test('opens none without the second factor while one is being added', async ({ assert }) => {
    await store().professionals.save(aProfessional())
    const account = await store().accounts.findById(aUuid(1))
    if (!account) throw new Error('The account did not come with the professional.')
    const factor = SecondFactor.noneOf(aUuid(1))
    factor.setTotp('sealed', 1, new Date())
    let opening = Promise.resolve(true)

    await store().unitOfWork.run(async () => {
      await store().accounts.findForUpdate(aUuid(1))
      await new PostgresSecondFactors(stores.database()).save(factor)
      await store().sessions.endAllOf(aUuid(1))
      const login = { token: 'late', account, remembered: false, senderHash: null }
      opening = elsewhere(() => store().sessions.open(login))
      await untilSomebodyWaits(stores.database())
    })

    assert.isFalse(await opening)
    const shown = await store().accounts.findById(aUuid(1))
    if (shown)
      assert.isTrue(
        await store().sessions.open({ token: 'both', account: shown, remembered: false, senderHash: null }),
      )
  })
})

/** Outside the transaction that calls it. */
const elsewhere = AsyncResource.bind(<Value>(work: () => Promise<Value>) => work())

async function untilSomebodyWaits(database: Database): Promise<void> {
  const waits =
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  while (!(await elsewhere(() => database.row(waits)))) await new Promise((resolve) => setImmediate(resolve))
}
