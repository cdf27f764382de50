import { test } from '@japa/runner'
import type { SearchRequest } from '#application/ports/professional_search.ts'
import { aSearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import { areListed } from '#search/postgres/postgres_professional_search.ts'
import { anId } from '#domain/professionals/testing/a_professional.ts'
import { GuardedProfessionalSearch } from './guard/guarded_professional_search.ts'
import { IndexMonitor } from './guard/index_monitor.ts'
import { DEADLINE, MeilisearchProfessionalSearch } from './meilisearch_professional_search.ts'
import { SearchGateway } from './querying/search_gateway.ts'
import { openEngineApp, type EngineApp } from './testing/test_engine.ts'
import { FaultyProxy, type Fault } from './testing/faulty_proxy.ts'
import { sharedEngine, type EngineAddress } from './testing/meilisearch_server.ts'
import { until } from './testing/until.ts'

const start = sharedEngine
const PEOPLE = Array.from({ length: 30 }, (_, number) =>
  aSearchableProfessional(number, { name: number % 2 ? 'Renata' : 'Ofélia', isPremium: number % 5 === 0 }),
)
const [FIRST = anId('')] = PEOPLE.map(({ id }) => id)
const REQUEST: SearchRequest = {
  criteria: { name: 'ofelia', specialty: 'Cardiologista' },
  sort: { by: 'relevance' },
  page: 1,
  limit: 6,
}
const WITHIN_MS = 500
const UNHURRIED = 20_000
const REST_MS = 50
const FAULTS: readonly Fault[] = [
  'refuses',
  'stays silent',
  'cuts in half',
  'corrupts',
  'fails',
  'speaks HTML',
]

test.group('meilisearch | faults between program and engine', (group) => {
  let app: EngineApp
  let proxy: FaultyProxy
  group.each.timeout(300_000)
  if (!start) group.tap((each) => each.skip(true, 'no such engine here'))
  group.setup(async () => {
    if (!start) return
    proxy = await FaultyProxy.before(await start())
    app = await openEngineApp(proxy, PEOPLE, { direct: await start() })
    await app.rebuildIndex.execute()
  })
  group.teardown(async () => {
    await app?.close()
    await proxy?.close()
  })
  group.each.setup(() => {
    if (proxy) proxy.fault = 'none'
  })

  const guarded = async (
    address: EngineAddress,
    { uid = app.uid, deadline = UNHURRIED, isTrusted = false } = {},
  ) => {
    const monitor = new IndexMonitor({
      ledger: app.ledger,
      store: app.inspector,
      uid: app.uid,
      log: () => {},
    })
    await monitor.check()
    const engine = new MeilisearchProfessionalSearch({
      ...app.reading,
      deadline,
      gateway: new SearchGateway({ ...address, uid }),
    })
    const { postgres: database, pool } = app
    return new GuardedProfessionalSearch({
      engine,
      database,
      monitor: isTrusted ? { isTrusted: () => true, health: monitor.health } : monitor,
      areListed: (ids) => areListed(pool, ids),
      log: () => {},
      resetAfter: REST_MS,
    })
  }
  const timed = async (search: GuardedProfessionalSearch) => {
    const began = performance.now()
    const hits = await search.search(REQUEST)
    return { hits, ms: performance.now() - began }
  }

  for (const fault of FAULTS) {
    test(`answers the same from PostgreSQL while the engine ${fault}, and comes back by itself`, async ({
      assert,
    }) => {
      const search = await guarded(proxy, { deadline: DEADLINE })
      const expected = await app.postgres.search(REQUEST)
      await until(async () => {
        assert.deepEqual((await timed(search)).hits, expected)
        return search.condition().byEngine > 0
      })
      const { byEngine } = search.condition()

      proxy.fault = fault
      const times: number[] = []
      for (let time = 0; time < 6; time++) {
        const { hits, ms } = await timed(search)
        assert.deepEqual(hits, expected)
        times.push(ms)
      }
      assert.isBelow(middleOf(times), WITHIN_MS)
      assert.equal(search.condition().breaker, 'open')

      proxy.fault = 'none'
      await until(async () => {
        assert.deepEqual((await timed(search)).hits, expected)
        return search.condition().breaker === 'closed'
      })
      assert.isAbove(search.condition().byEngine, byEngine)
    })
  }

  test('answers from PostgreSQL where the key is wrong or the index is missing', async ({ assert }) => {
    const { hits: expected } = await timed(await guarded(proxy))
    const wrongKey = await guarded({ url: proxy.url, key: 'another key' })
    const noIndex = await guarded(proxy, { uid: 'professionals_nowhere' })

    for (const search of [wrongKey, noIndex]) {
      assert.deepEqual((await timed(search)).hits, expected)
      assert.deepEqual((await search.countFacets({})).total, PEOPLE.length)
      assert.equal(search.condition().byDatabase.failed, 2)
    }
  })

  test('shows nobody who was hidden a moment ago, though the index still holds them', async ({ assert }) => {
    const search = await guarded(proxy, { isTrusted: true })
    await app.database.rows('update professionals set blocked = true where id = ?', [FIRST])
    await app.listings.refresh([FIRST])

    const { ids, total } = await search.search(REQUEST)

    assert.notInclude(ids, FIRST)
    assert.equal(total, 14)
    assert.notInclude((await search.suggestPeople('ofelia', 30)).ids, FIRST)
    assert.equal(search.condition().byDatabase.refuted, 2)
    await app.feedIndex.execute()
  })

  test('finds nobody for a state and a municipality of another', async ({ assert }) => {
    const search = await guarded(proxy)
    const criteria = { state: 'RJ', municipality: 3550308 } as const

    assert.deepEqual(await search.search({ ...REQUEST, criteria }), { ids: [], total: 0 })
    assert.equal(search.condition().byEngine, 1)
  })
})

/** One slow answer of six is the machine's, not ours. */
function middleOf(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}
