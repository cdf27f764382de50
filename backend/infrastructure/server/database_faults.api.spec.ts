import { test } from '@japa/runner'
import { freshDatabase } from '#infrastructure/database/testing/fresh_database.ts'
import { silentProxy, type SilentProxy } from '#infrastructure/database/testing/silent_proxy.ts'
import { openTestApp, type TestApp } from './testing/test_app.ts'

const SOMEBODY = '00000000-0000-4000-8000-000000000001'

test.group('A site whose database', (group) => {
  let site: TestApp
  let proxy: SilentProxy
  group.setup(async () => {
    const { database, applicationUrl, drop } = await freshDatabase()
    proxy = await silentProxy(applicationUrl)
    site = await openTestApp({
      DATABASE_URL: proxy.url,
      DATABASE_OWNER_URL: database.url,
      TIME_LIMIT_FACTOR: '1',
    })
    return async () => {
      await site.close()
      await proxy.close()
      await drop()
    }
  })

  const askEverything = () =>
    Promise.all([
      site.call('/api/professionals/search?q=ana'),
      site.call('/api/professionals/facets?state=SP'),
      site.call(`/api/professionals/${SOMEBODY}`),
      site.call('/dra-alguem-sem-perfil'),
      site.post('/api/login', { email: 'a@b.co', password: 'whatever-1' }),
      site.post(`/api/professionals/${SOMEBODY}/leads`, {
        patientName: 'Ana Souza',
        whatsapp: '11987654321',
        serviceOfInterest: 'Consulta Geral',
        location: 'presencial',
      }),
    ])
  const isWell = async () => (await askEverything()).every(({ status }) => status < 500)

  test('falls silent answers 503 in time, and recovers soon after', async ({ assert }) => {
    // With a visitor's own time limits, a busy machine may refuse the first requests too.
    while (!(await isWell()));

    proxy.freeze()
    const [answers, ready, live] = await Promise.all([
      askEverything(),
      site.call('/health/ready'),
      site.call('/health/live'),
    ])

    assert.equal(live.status, 200)
    for (const { status, headers, url } of [...answers, ready]) {
      assert.equal(status, 503, url)
      assert.isAbove(Number(headers.get('retry-after')), 0, url)
    }
    proxy.thaw()
    const returned = performance.now()
    while (!(await isWell()) || (await site.call('/health/ready')).status !== 200);
    assert.isBelow(performance.now() - returned, 10_000)
  }).timeout(300_000)
})

test.group('A site whose readers are held up', (group) => {
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp()
    return () => site.close()
  })

  test('admits 128 of them and refuses the others at once', async ({ assert }) => {
    const refused: Response[] = []
    const others = Promise.withResolvers<void>()
    const read = async (number: number) => {
      const answer = await (number % 2
        ? site.call(`/dra-pessoa-${number}`, { headers: { accept: 'text/html' } })
        : site.call(`/api/professionals/${SOMEBODY}`))
      if (answer.status === 503 && refused.push(answer) === 72) others.resolve()
      return answer.status
    }
    const reads: Promise<number>[] = []
    await site.owner.transaction(async () => {
      await site.owner.rows('lock table professionals in access exclusive mode')
      for (let number = 0; number < 200; number++) reads.push(read(number))
      await others.promise
      assert.equal((await site.call('/health/live')).status, 200)
    })
    const statuses = await Promise.all(reads)

    assert.lengthOf(
      statuses.filter((status) => status === 404),
      128,
    )
    for (const { headers } of refused) assert.equal(headers.get('retry-after'), '1')
    const texts = await Promise.all(refused.map((answer) => answer.text()))
    for (const text of texts) assert.include(text, 'Muita gente está usando o site neste momento.')
    assert.sameMembers([...new Set(texts.map((text) => text.slice(0, 3)))], ['<!d', '{"m'])
  })
})
