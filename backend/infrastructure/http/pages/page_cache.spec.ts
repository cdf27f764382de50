import { mock } from 'node:test'
import { test } from '@japa/runner'
import { addressToKeep, type MadePage, PageCache } from './page_cache.ts'

const ANA = '0190b5a8-0000-7000-8000-000000000001'
const BIA = '0190b5a8-0000-7000-8000-000000000002'
const page = (html: string, rest: Partial<MadePage> = {}): MadePage => ({
  status: 200,
  html,
  profileOf: null,
  posts: [],
  unmet: [],
  ...rest,
})

function aCache({ isListening = true, megabytes = 1 } = {}) {
  const changes = { isListening, caughtUp: async () => {} }
  const cache = new PageCache({ megabytes, changes })
  const made: string[] = []
  const open = async (address: string, rest: Partial<MadePage> = {}) => {
    const shown = await cache.get(address, async () => {
      made.push(address)
      return page(`${address} ${made.length}`, rest)
    })
    return shown.body.toString()
  }
  return { cache, changes, made, open }
}

test.group('Pages that are remembered', () => {
  test('are rendered once for simultaneous requests', async ({ assert }) => {
    const { open, made } = aCache()
    const shown = await Promise.all([open('/'), open('/')])
    assert.deepEqual([...shown, await open('/')], ['/ 1', '/ 1', '/ 1'])
    assert.deepEqual(made, ['/'])
  })

  test('are cleared by a change: a profile by its own, other pages by any', async ({ assert }) => {
    const { cache, open, made } = aCache()
    const openAll = async () => {
      for (const [address, profileOf] of [['/ana', ANA] as const, ['/bia', BIA] as const])
        await open(address, { profileOf })
      await open('/')
    }
    await openAll()
    made.length = 0

    cache.onChange([ANA])
    await openAll()
    assert.deepEqual(made, ['/ana', '/'])

    made.length = 0
    cache.onChange([])
    await openAll()
    assert.deepEqual(made, ['/'])

    made.length = 0
    cache.onChange(null)
    await openAll()
    assert.deepEqual(made, ['/ana', '/bia', '/'])
  })

  test('are discarded if something changed during rendering', async ({ assert }) => {
    const { cache, open, made } = aCache()
    const slow = cache.get('/', async () => {
      cache.onChange([ANA])
      return page('old')
    })
    const meanwhile = await open('/')
    assert.equal((await slow).body.toString(), 'old')
    assert.deepEqual([meanwhile, await open('/')], ['/ 1', '/ 1'])
    assert.deepEqual(made, ['/'])
  })

  test('are not cached without notifications, without room, or after a failure', async ({ assert }) => {
    for (const { open, made, rest } of [
      { ...aCache({ isListening: false }), rest: {} },
      { ...aCache({ megabytes: 0 }), rest: {} },
      { ...aCache(), rest: { status: 404 } },
      { ...aCache(), rest: { failure: new Error('the list could not be read') } },
    ]) {
      await open('/', rest)
      await open('/', rest)
      assert.lengthOf(made, 2)
    }
  })

  test('stay within their memory limit', async ({ assert }) => {
    const { cache, made, open } = aCache()
    for (let number = 0; number < 20; number++)
      await cache.get(`/${number}`, async () => page('x'.repeat(100_000)))
    await open('/0')
    assert.deepEqual(made, ['/0'])
  })

  test('are removed from memory once expired', async ({ assert }) => {
    let now = performance.now()
    mock.timers.enable({ apis: ['setTimeout'] })
    mock.method(performance, 'now', () => now)
    try {
      const { cache, open } = aCache()
      await open('/')
      now += 61_000
      mock.timers.tick(61_000)
      assert.equal(cache.condition().pages, 0)
    } finally {
      /** Not in a clean-up: Japa stops the test's time limit before that, and stops nothing with these timers. */
      mock.reset()
    }
  })

  test('wait for a change of this process', async ({ assert }) => {
    const { cache, changes, open, made } = aCache()
    await open('/')
    changes.caughtUp = async () => {
      await Promise.resolve()
      cache.onChange([ANA])
    }
    cache.noteWrite()
    assert.equal(await open('/'), '/ 2')
    assert.lengthOf(made, 2)
  })

  test('are compressed as requested', async ({ assert }) => {
    const { cache } = aCache()
    const kept = await cache.get('/', async () => page('olá '.repeat(500)))
    const { brotliDecompressSync, gunzipSync } = await import('node:zlib')
    assert.equal(brotliDecompressSync(await kept.coded('br')).toString(), kept.body.toString())
    assert.equal(gunzipSync(await kept.coded('gzip')).toString(), kept.body.toString())
    const [first = 0] = await kept.coded('br')
    assert.equal(first & 0b1111, 0b0011, 'a window of 2^18 bytes (RFC 7932, 9.1)')
  })

  test('are keyed by the parameters their screen reads', ({ assert }) => {
    const kept = {
      '/blog?page=2&category=disease': '/blog?category=disease&page=2',
      '/blog?category=disease&page=2&utm_source=x&gclid=1': '/blog?category=disease&page=2',
      '/blog?utm_source=x': '/blog',
      '/?specialty=Cardiologista&presencial=true&pages=3':
        '/?pages=3&presencial=true&specialty=Cardiologista',
      '/especialidades/cardiologista?state=SP&sort=rating&page=2':
        '/especialidades/cardiologista?page=2&sort=rating&state=SP',
      '/ana-souza?avaliacoes=2': '/ana-souza?avaliacoes=2',
      '/ana-souza?lang=en&avaliacoes=2': '/ana-souza?avaliacoes=2&lang=en',
    }
    for (const [asked, address] of Object.entries(kept)) assert.equal(keyOf(asked), address)
  })

  test('exclude addresses with free text or unknown values', ({ assert }) => {
    for (const asked of [
      ...['/?q=dor', '/?near=1,2', '/blog?page=1&page=2', '/?anything=1', `/?city=${'x'.repeat(200)}`],
      ...[
        '/?specialty=lixo1',
        '/?specialty=CARDIOLOGISTA',
        '/?insurance=lixo',
        '/?presencial=sim',
        '/?pages=21',
      ],
      ...[
        '/especialidades/cardiologista?state=XX',
        '/especialidades/cardiologista?page=0001',
        '/blog?category=lixo',
      ],
      ...[
        '/ana-souza?page=2',
        '/ana-souza?lang=fr',
        '/ana-souza?lang=en&lang=es',
        '/blog?lang=en',
        '/ana-souza?specialty=Cardiologista',
        '/termos?avaliacoes=2',
        '/?constructor=1',
      ],
    ])
      assert.isNull(keyOf(asked), asked)
  })
})

function keyOf(asked: string): string | null {
  const [path = '', query = null] = asked.split('?')
  return addressToKeep(path, query)
}
