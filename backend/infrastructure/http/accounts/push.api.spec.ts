import { test } from '@japa/runner'
import { makePushKeys } from '#infrastructure/composition/push_keys.ts'
import { givenAccount, logIn, PASSWORD } from '#infrastructure/server/testing/accounts.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/secret-of-the-browser'
const DEVICE = { endpoint: ENDPOINT, p256dh: `B${'k'.repeat(86)}`, auth: 's'.repeat(22) }

test.group('Notices in browsers', (group) => {
  const { publicKey, privateKey } = makePushKeys()
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey })
    return () => site.close()
  })

  test('are asked for, exported without the endpoint, and end with the logout', async ({ assert }) => {
    const { state } = await givenAccount(site.app)
    const cookie = await logIn(site, state.email)
    const shown = async () => (await site.call('/api/account/push', { headers: { cookie } })).json()

    assert.deepEqual(await shown(), { publicKey, devices: 0 })
    assert.equal((await site.post('/api/account/push', DEVICE, { cookie })).status, 204)
    assert.deepEqual(await shown(), { publicKey, devices: 1 })
    const exported = await site.post('/api/account/export', { password: PASSWORD }, { cookie })
    const { pushDevices } = await exported.json()
    assert.containsSubset(pushDevices, [{ service: 'fcm.googleapis.com' }])
    assert.notInclude(JSON.stringify(pushDevices), 'secret-of-the-browser')

    await site.post('/api/logout', {}, { cookie })

    assert.equal(await site.owner.count('from push_devices'), 0)
  })

  test('are sent to no other host, and end where somebody else logs in', async ({ assert }) => {
    const [first, second] = [await givenAccount(site.app), await givenAccount(site.app)]
    const [own, other] = [await logIn(site, first.state.email), await logIn(site, second.state.email)]
    const lookalike = { ...DEVICE, endpoint: 'https://fcm.googleapis.com.evil.example/x' }
    assert.equal((await site.post('/api/account/push', lookalike, { cookie: own })).status, 403)
    for (const endpoint of [
      'https://10.0.0.1/x',
      `${ENDPOINT}\u0000`,
      `${ENDPOINT}\uD800`,
      `${ENDPOINT}\r\nX: 1`,
    ])
      assert.equal(
        (await site.post('/api/account/push', { ...DEVICE, endpoint }, { cookie: own })).status,
        422,
      )
    await site.post('/api/account/push', DEVICE, { cookie: own })
    const renew = async (cookie: string) =>
      (await site.post('/api/account/push/renewal', { endpoint: ENDPOINT }, { cookie })).status

    assert.deepEqual([await renew(own), await renew(other), await renew(own)], [204, 404, 404])
  })

  test('follow a browser that renews its address, and start in no other by it', async ({ assert }) => {
    const [first, second] = [await givenAccount(site.app), await givenAccount(site.app)]
    const [own, other] = [await logIn(site, first.state.email), await logIn(site, second.state.email)]
    await site.post('/api/account/push', DEVICE, { cookie: own })
    const renewed = { ...DEVICE, endpoint: `${ENDPOINT}-renewed` }
    const replace = async (cookie: string) =>
      (await site.post('/api/account/push/replacement', renewed, { cookie })).status

    assert.deepEqual([await replace(other), await replace(own)], [404, 204])
    assert.equal(await site.owner.count('from push_devices where endpoint = ?', [renewed.endpoint]), 1)
    assert.equal(await site.owner.count('from push_devices where endpoint = ?', [ENDPOINT]), 0)
  })

  test('are enqueued with a lead, with its id alone', async ({ assert }) => {
    const { id } = await givenAccount(site.app)
    const lead = { patientName: 'Ana Reis', whatsapp: '11912345678', serviceOfInterest: 'Consulta Geral' }

    await site.post(`/api/professionals/${id}/leads`, { ...lead, location: 'presencial' })

    const { rows } = await site.app.adapters.jobs.list({ task: 'send_push' }, 1, 10)
    assert.lengthOf(rows, 1)
    assert.containsSubset(rows, [{ payload: { accountId: id, contact: { kind: 'lead' } } }])
    assert.notInclude(JSON.stringify(rows), 'Ana Reis')
  })
})
