import { test } from '@japa/runner'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { InMemoryJobQueue } from '#application/testing/in_memory_job_queue.ts'
import { InMemoryPushDevices, NotedPushSender } from '#application/testing/in_memory_push_devices.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { accountOf } from '#domain/shared/ids.ts'
import { OwnPushDevices, SendPush } from './push.ts'
import { accountDependencies, change } from './testing/account_dependencies.ts'

const ANA = accountOf(aUuid(1))
const CONTACT = { id: aUuid(301), kind: 'lead' } as const
const aDevice = (name: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  ...{ p256dh: 'key', auth: 'secret' },
})

async function dependencies(publicKey?: null) {
  return {
    ...(await accountDependencies()),
    clock: new FixedClock('2026-11-21T12:00:00Z'),
    jobs: new InMemoryJobQueue(),
    pushDevices: new InMemoryPushDevices(),
    pushSender: new NotedPushSender(publicKey),
  }
}

const aNotice = (device?: string, at = '2026-11-21T12:00:00Z') => ({
  ...{ accountId: ANA, contact: CONTACT, at },
  ...(device !== undefined && { device }),
})

test.group('OwnPushDevices', () => {
  test('keeps at most five browsers of an account, the latest ones', async ({ assert }) => {
    const deps = await dependencies()
    const own = new OwnPushDevices(deps)
    for (const name of ['1', '2', '3', '4', '5', '6']) await own.add(ANA, aDevice(name), 'sid')

    assert.equal((await own.show(ANA)).devices, 5)
    assert.isNull(await deps.pushDevices.find(ANA, aDevice('1').endpoint))
  })

  test('takes no address besides those of push services, and none where notices are not set up', async ({
    assert,
  }) => {
    const own = new OwnPushDevices(await dependencies())
    const off = new OwnPushDevices(await dependencies(null))

    const inside = await own.add(ANA, { ...aDevice('1'), endpoint: 'https://10.0.0.1/x' }, 'sid')
    const anywhere = await off.add(ANA, aDevice('1'), 'sid')

    assert.deepEqual(inside, { ok: false, failure: 'push_service_unknown' })
    assert.deepEqual(anywhere, { ok: false, failure: 'push_off' })
  })

  test('follows a browser whose address changed by itself, in the session that asked for notices', async ({
    assert,
  }) => {
    const deps = await dependencies()
    const own = new OwnPushDevices(deps)
    await own.add(ANA, aDevice('1'), 'sid')
    const refused = (failure: string) => ({ ok: false, failure })

    assert.deepEqual(await own.replace(ANA, aDevice('2'), 'another'), refused('push_device_not_found'))
    const inside = { ...aDevice('2'), endpoint: 'https://10.0.0.1/x' }
    assert.deepEqual(await own.replace(ANA, inside, 'sid'), refused('push_service_unknown'))
    assert.isTrue((await own.replace(ANA, aDevice('2'), 'sid')).ok)
    assert.deepEqual(await deps.pushDevices.idsOf(ANA), [aDevice('2').endpoint])
  })

  test("forgets another account's browser in which somebody logs in", async ({ assert }) => {
    const deps = await dependencies()
    const own = new OwnPushDevices(deps)
    const { endpoint } = aDevice('1')
    await own.add(ANA, aDevice('1'), 'sid')

    assert.isTrue((await own.renew(ANA, endpoint, 'sid 2')).ok)
    assert.isFalse((await own.renew(accountOf(aUuid(2)), endpoint, 'sid 3')).ok)
    assert.isEmpty(await deps.pushDevices.idsOf(ANA))
  })
})

test.group('SendPush', () => {
  test('makes a job of each browser, so that one that fails is tried again alone', async ({ assert }) => {
    const deps = await dependencies()
    for (const name of ['well', 'down', 'gone']) await deps.pushDevices.keep(ANA, aDevice(name), 'sid', 5)
    const send = new SendPush(deps)

    await send.execute(aNotice())
    const [well, down, gone] = deps.jobs.jobs().map(({ payload }) => payload as ReturnType<typeof aNotice>)

    if (!well || !down || !gone) throw new Error('There are fewer than three jobs.')
    await send.execute(well)
    await assert.rejects(() => send.execute(down), 'The push service answered 503.')
    await send.execute(gone)
    const { endpoint } = aDevice('well')
    assert.deepEqual(deps.pushSender.sent, [{ endpoint, notice: CONTACT, seconds: 86_400 }])
    assert.deepEqual(await deps.pushDevices.idsOf(ANA), [endpoint, aDevice('down').endpoint])
  })

  test('sends nothing a day later, to a blocked account, or to a browser that was taken away', async ({
    assert,
  }) => {
    const deps = await dependencies()
    const { endpoint } = aDevice('well')
    await deps.pushDevices.keep(ANA, aDevice('well'), 'sid', 5)
    const send = new SendPush(deps)

    await send.execute(aNotice(endpoint, '2026-11-20T12:00:00Z'))
    await send.execute(aNotice('another'))
    await change(deps.accounts, (account) => account.setBlocked(true))
    await send.execute(aNotice(endpoint))
    await send.execute(aNotice())

    assert.isEmpty([...deps.pushSender.sent, ...deps.jobs.jobs()])
  })
})
