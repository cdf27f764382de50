import { test } from '@japa/runner'
import {
  aDevice,
  pushDevicesBehaviour,
  twoAccounts,
} from '#application/ports/testing/push_devices_behaviour.ts'
import { type Store, storeGroup } from '#application/ports/testing/store.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { accountOf } from '#domain/shared/ids.ts'
import { postgresStores } from '../testing/postgres_stores.ts'

pushDevicesBehaviour('PostgresPushDevices', postgresStores())

const ANA = accountOf(aUuid(1))

/** Ana's browser of the session 'ana', and one whose session passed long ago. */
async function twoBrowsers({ pushDevices, sessions, accounts, moveClockTo, ...store }: Store): Promise<void> {
  await twoAccounts({ pushDevices, sessions, accounts, moveClockTo, ...store })
  await pushDevices.keep(ANA, aDevice('passed'), 'ana', 5)
  moveClockTo('2026-11-21T15:00:00Z')
  await sessions.removeEnded()
  const account = await accounts.findById(ANA)
  if (account) await sessions.open({ token: 'ana 2', account, remembered: true, senderHash: null })
  await pushDevices.keep(ANA, aDevice('open'), 'ana 2', 5)
}

const stores = postgresStores()
storeGroup('PostgresPushDevices | sessions', stores, (store) => {
  const left = () => store().pushDevices.idsOf(ANA)

  test('outlive a session that passes by itself', async ({ assert }) => {
    await twoBrowsers(store())

    assert.lengthOf(await left(), 2)
  })

  test('outlive it too where its cookie comes back to the next login', async ({ assert }) => {
    await twoAccounts(store())
    await store().pushDevices.keep(ANA, aDevice('passed'), 'ana', 5)
    store().moveClockTo('2026-11-21T15:00:00Z')

    await store().sessions.end('ana')

    assert.lengthOf(await left(), 1)
  })

  test('end with a session that is ended', async ({ assert }) => {
    await twoBrowsers(store())
    await store().sessions.end('ana 2')
    assert.lengthOf(await left(), 1)

    await store().pushDevices.keep(ANA, aDevice('open'), 'ana 2', 5)
    assert.lengthOf(await left(), 1)

    await store().sessions.endAllOf(ANA)
    assert.isEmpty(await left())
  })

  test('end where the others are ended, but for the one at hand', async ({ assert }) => {
    await twoBrowsers(store())
    await store().sessions.endOthers(ANA, 'ana 2')
    const [id = ''] = await left()
    assert.deepEqual(await store().pushDevices.find(ANA, id), aDevice('open'))

    const [session] = await store().sessions.listOf(ANA, null)
    await store().sessions.endOne(ANA, session?.id ?? '')
    assert.isEmpty(await left())
  })
})
