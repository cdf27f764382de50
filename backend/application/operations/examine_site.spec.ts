import { test } from '@japa/runner'
import {
  type Finding,
  type Health,
  HealthProbe,
  type SiteCheck,
  well,
  wrong,
} from '#application/ports/site_check.ts'
import { CheckReadiness, ExamineSite } from './examine_site.ts'

const planned = (name: string, examine: () => Promise<Finding>, isFoundation = false): SiteCheck => ({
  name,
  examine,
  isFoundation,
})

test.group('ExamineSite', () => {
  test('reports what a failing check could not see, and continues', async ({ assert }) => {
    const site = new ExamineSite([
      planned('mail', () => Promise.reject(new Error('no route'))),
      planned('disk', async () => well('muito espaço')),
    ])

    const [mail, disk] = await site.execute()

    assert.deepInclude(mail, { check: 'mail', state: 'wrong' })
    assert.include(mail?.finding, 'no route')
    assert.deepEqual(disk, { check: 'disk', state: 'ok', finding: 'muito espaço', cure: null })
  })

  test('limits the time of each check', async ({ assert }) => {
    const checks = [
      planned('search', () => new Promise(() => undefined)),
      planned('disk', async () => well('muito espaço')),
    ]

    const [search, disk] = await new ExamineSite(checks, undefined, 1).execute()

    assert.deepInclude(search, { state: 'wrong', finding: 'sem resposta em 1 s' })
    assert.match(search?.cure ?? '', /o que segura o banco de dados/)
    assert.equal(disk?.state, 'ok')
  })

  test('names the cause of a timeout', async ({ assert }) => {
    const mail = {
      ...planned('mail', () => new Promise(() => undefined)),
      cureOfSilence: 'Confira SMTP_URL.',
    }

    const [diagnosis] = await new ExamineSite([mail], undefined, 1).execute()

    assert.equal(diagnosis?.cure, 'Confira SMTP_URL.')
  })

  test('reports a repairable failure with its remedy', async ({ assert }) => {
    const locked = planned('key', () => Promise.reject(new Error('EACCES')))

    const [key] = await new ExamineSite([locked], () => 'Sem permissão em /dados.').execute()

    assert.deepEqual(key, {
      check: 'key',
      state: 'wrong',
      finding: 'não foi possível conferir',
      cure: 'Sem permissão em /dados.',
    })
  })

  test('stops when a prerequisite is missing', async ({ assert }) => {
    const site = new ExamineSite([
      planned('database', async () => wrong('fora do ar', 'ligue'), true),
      planned('search', async () => well('em dia')),
    ])

    assert.lengthOf(await site.execute(), 1)
  })
})

class PlannedHealth extends HealthProbe {
  readonly #health: Health

  constructor(health: Health) {
    super()
    this.#health = health
  }

  override async examine(): Promise<Health> {
    return this.#health
  }
}

function readinessOf(health: Health, knownPhrases: () => Promise<unknown> = async () => null) {
  return new CheckReadiness({ health: new PlannedHealth(health), interpretQuery: { knownPhrases } })
}

test.group('CheckReadiness', () => {
  test("reports the probe's result", async ({ assert }) => {
    for (const health of [
      { ready: true, details: {} },
      { ready: false, details: { database: false } },
    ])
      assert.deepEqual(await readinessOf(health).execute(), health)
  })

  test("is ready only with the search's lexicon", async ({ assert }) => {
    const words = Promise.withResolvers<never>()
    const asked = readinessOf({ ready: true, details: { database: true } }, () => words.promise).execute()
    assert.equal(
      await Promise.race([asked, new Promise((resolve) => setImmediate(resolve, 'waits'))]),
      'waits',
    )

    words.reject(new Error('no catalogue'))
    assert.deepEqual(await asked, { ready: false, details: { database: true, words: false } })
  })

  test('is not ready while draining, even when healthy', async ({ assert }) => {
    const readiness = readinessOf({ ready: true, details: {} })

    readiness.drain()

    assert.deepEqual(await readiness.execute(), { ready: false, details: { draining: true } })
  })
})
