import { test } from '@japa/runner'
import { sessionStoreBehaviour } from '#application/ports/testing/session_store_behaviour.ts'
import { storeGroup } from '#application/ports/testing/store.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { postgresStores } from '../testing/postgres_stores.ts'

sessionStoreBehaviour('PostgresSessionStore', postgresStores())

const stores = postgresStores()
storeGroup('PostgresSessionStore | rows', stores, (store) => {
  test('33: holds no token, only its SHA-256', async ({ assert }) => {
    await store().professionals.save(aProfessional())
    const account = await store().accounts.findById(aUuid(1))
    if (account)
      await store().sessions.open({ token: 'a secret', account, remembered: false, senderHash: null })

    const row = await stores.database().row<{ row: string }>('select sessions::text as row from sessions')

    assert.include(row?.row, 'mEylFiIAc0xZIUjxggtxBX8JhXPROGZrSGY-TjDNjTo')
    assert.notInclude(row?.row, 'a secret')
  })
})
