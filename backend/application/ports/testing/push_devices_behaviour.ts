import { test } from '@japa/runner'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { accountOf } from '#domain/shared/ids.ts'
import { type Store, type StoreSource, storeGroup } from './store.ts'

const ANA = accountOf(aUuid(1))
const BIA = accountOf(aUuid(2))

export const aDevice = (name: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  ...{ p256dh: `key of ${name}`, auth: 'secret' },
})

/** Two accounts, each with a session: 'ana', 'bia'. */
export async function twoAccounts({ professionals, accounts, sessions }: Store): Promise<void> {
  await professionals.save(aProfessional())
  const other = { email: 'b@exemplo.com.br', slug: 'b-b', crm: 'CRM/SP 99999' }
  await professionals.save(aProfessional({ id: aUuid(2), ...other }))
  for (const [id, token] of [
    [ANA, 'ana'],
    [BIA, 'bia'],
  ] as const) {
    const account = await accounts.findById(id)
    if (account) await sessions.open({ token, account, remembered: false, senderHash: null })
  }
}

export function pushDevicesBehaviour(name: string, source: StoreSource): void {
  storeGroup(`${name} | browsers with notices`, source, (store) => {
    test('keeps the latest browsers of an account, each once, and finds them for it alone', async ({
      assert,
    }) => {
      const { pushDevices } = store()
      await twoAccounts(store())
      for (const each of ['1', '1', '2', '3']) await pushDevices.keep(ANA, aDevice(each), 'ana', 2)

      const [first = '', second = '', ...others] = await pushDevices.idsOf(ANA)

      assert.isEmpty(others)
      assert.deepEqual(await pushDevices.find(ANA, first), aDevice('2'))
      assert.deepEqual(await pushDevices.find(ANA, second), aDevice('3'))
      assert.isNull(await pushDevices.find(BIA, first))
      await pushDevices.remove(BIA, aDevice('2').endpoint)
      await pushDevices.remove(ANA, aDevice('3').endpoint)
      assert.deepEqual(await pushDevices.idsOf(ANA), [first])
    })

    test('takes away the browser of a session alone', async ({ assert }) => {
      const { pushDevices } = store()
      await twoAccounts(store())
      await pushDevices.keep(ANA, aDevice('1'), 'ana', 5)
      await pushDevices.keep(BIA, aDevice('2'), 'bia', 5)

      assert.isFalse(await pushDevices.removeOfSession(ANA, 'bia'))
      assert.isTrue(await pushDevices.removeOfSession(ANA, 'ana'))
      assert.isFalse(await pushDevices.removeOfSession(ANA, 'ana'))
      assert.isEmpty(await pushDevices.idsOf(ANA))
      assert.lengthOf(await pushDevices.idsOf(BIA), 1)
    })

    test('moves a browser to the account that asks for notices there, and forgets it where another logs in', async ({
      assert,
    }) => {
      const { pushDevices } = store()
      await twoAccounts(store())
      await pushDevices.keep(ANA, aDevice('1'), 'ana', 5)
      await pushDevices.keep(BIA, aDevice('1'), 'bia', 5)
      await pushDevices.keep(ANA, aDevice('2'), 'ana', 5)

      assert.isTrue(await pushDevices.renew(BIA, aDevice('1').endpoint, 'bia'))
      assert.isFalse(await pushDevices.renew(BIA, aDevice('2').endpoint, 'bia'))
      assert.isEmpty(await pushDevices.idsOf(ANA))
      assert.lengthOf(await pushDevices.idsOf(BIA), 1)
    })
  })
}
