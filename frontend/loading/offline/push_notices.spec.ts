import { test } from '@japa/runner'
import { followSubscription, noticeOf, openMessage, pathToOpen } from './push_notices.ts'

const ID = '0190a3c1-0000-7000-8000-000000000001'

test.group('A notice in the browser', () => {
  test('leads to the lead, or to the messages, and says nothing of the patient', ({ assert }) => {
    const lead = noticeOf({ id: ID, kind: 'lead', patientName: 'Ana' })
    const message = noticeOf({ id: ID, kind: 'contact' })

    assert.equal(lead.title, 'Novo interesse no seu perfil')
    assert.equal(lead.options.data.path, `/dashboard?aba=leads&lead=${ID}`)
    assert.notInclude(JSON.stringify(lead), 'Ana')
    assert.equal(message.title, 'Nova mensagem no seu perfil')
    assert.equal(message.options.data.path, '/dashboard?aba=mensagens')
  })

  test('is shown for any payload, and leads nowhere else', ({ assert }) => {
    for (const payload of [null, 'x', {}, { kind: 'lead', id: '/admin' }, { kind: 'lead', id: `${ID}&x` }])
      assert.equal(noticeOf(payload).options.data.path, '/dashboard?aba=leads')
    assert.equal(pathToOpen(openMessage('/dashboard?aba=leads')), '/dashboard?aba=leads')
    for (const other of [null, 'forget', openMessage('/admin'), openMessage('//evil.example')])
      assert.isNull(pathToOpen(other))
  })
})

const NEW = { endpoint: 'https://fcm.googleapis.com/new', p256dh: 'key', auth: 'secret' }

/** A browser whose subscription ended, and a site that answers the renewed one with `status`. */
function aBrowser(status: number, publicKey: string | null = 'a public key') {
  const [sent, keys, ended]: [unknown[], unknown[], string[]] = [[], [], []]
  const { endpoint, p256dh, auth } = NEW
  const subscription = {
    endpoint,
    toJSON: () => ({ keys: { p256dh, auth } }),
    unsubscribe: async () => ended.push(endpoint) > 0,
  } as unknown as PushSubscription
  const subscribe = async (options?: PushSubscriptionOptionsInit) => {
    keys.push(options?.applicationServerKey)
    return subscription
  }
  const fetch = async (address: string | URL | Request, options?: RequestInit) => {
    if (options?.method !== 'POST') return Response.json({ publicKey, devices: 1 })
    sent.push([address, JSON.parse(options.body as string)])
    return new Response(null, { status })
  }
  return { sent, keys, ended, subscription, pushManager: { subscribe }, fetch }
}

test.group('A subscription that the browser renews', () => {
  test('is asked for with the key of the site, and told to it', async ({ assert }) => {
    const browser = aBrowser(204)

    await followSubscription({ ...browser, renewed: null })

    assert.deepEqual(browser.keys, ['a public key'])
    assert.deepEqual(browser.sent, [['/api/account/push/replacement', NEW]])
    assert.isEmpty(browser.ended)
  })

  test('is told as it is if the browser has one already', async ({ assert }) => {
    const browser = aBrowser(204)

    await followSubscription({ ...browser, renewed: browser.subscription })

    assert.isEmpty(browser.keys)
    assert.lengthOf(browser.sent, 1)
  })

  test('ends where the session has no notices, and is not asked for where the site sends none', async ({
    assert,
  }) => {
    const [passed, off] = [aBrowser(404), aBrowser(204, null)]

    await followSubscription({ ...passed, renewed: null })
    await followSubscription({ ...off, renewed: null })

    assert.deepEqual(passed.ended, [NEW.endpoint])
    assert.isEmpty([...off.keys, ...off.sent])
  })
})
