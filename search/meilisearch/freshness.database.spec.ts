import { test } from '@japa/runner'
import type { SearchRequest } from '#application/ports/professional_search.ts'
import { aSearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import { areListed } from '#search/postgres/postgres_professional_search.ts'
import { ADVISORY_LOCKS } from '#search/shared/advisory_locks.ts'
import { loadProfessionals } from '../testing/load_professionals.ts'
import { GuardedProfessionalSearch } from './guard/guarded_professional_search.ts'
import { IndexMonitor } from './guard/index_monitor.ts'
import { sharedEngine } from './testing/meilisearch_server.ts'
import { openIndexedApp, type EngineApp } from './testing/test_engine.ts'

const start = sharedEngine
const LISTED = Array.from({ length: 12 }, (_, number) => aSearchableProfessional(number, { name: 'Ofélia' }))
const IMPORTED = Array.from({ length: 25 }, (_, number) =>
  aSearchableProfessional(100 + number, { name: 'Quirina', specialty: 'Geriatra' }),
)
const REQUEST: SearchRequest = {
  criteria: { specialty: 'Geriatra' },
  sort: { by: 'relevance' },
  page: 1,
  limit: 10,
}

test.group('meilisearch | how fresh its answers are', (group) => {
  let app: EngineApp
  let search: GuardedProfessionalSearch
  group.each.timeout(300_000)
  if (!start) group.tap((each) => each.skip(true, 'no such engine here'))
  group.each.setup(async () => {
    if (!start) return () => undefined
    app = await openIndexedApp(await start(), LISTED)
    const monitor = new IndexMonitor({ ...app, log: () => {} })
    await monitor.check()
    search = new GuardedProfessionalSearch({
      engine: app.meilisearch,
      database: app.postgres,
      monitor,
      areListed: (ids) => areListed(app.pool, ids),
      log: () => {},
      timeLimit: 20_000,
    })
    return () => app.close()
  })

  const importPeople = async () => {
    await loadProfessionals(app.database, IMPORTED)
    await app.listings.refresh(IMPORTED.map(({ id }) => id))
  }
  const found = async () => ({
    listed: (await search.search(REQUEST)).total,
    counted: (await search.countFacets({})).specialties.get('Geriatra') ?? 0,
    suggested: (await search.suggestPeople('quir', 30)).ids.length,
  })
  const ALL = { listed: 25, counted: 25, suggested: 25 }

  test('finds at once whom an import brought, and asks the engine again once it was told', async ({
    assert,
  }) => {
    assert.deepEqual(await found(), { listed: 0, counted: 0, suggested: 0 })
    assert.equal(search.condition().byEngine, 3)

    await importPeople()
    assert.deepEqual(await found(), ALL)
    assert.equal(search.condition().byDatabase.untrusted, 3)

    assert.equal(await app.feedIndex.execute(), 'done')
    assert.deepEqual(await found(), ALL)
    assert.equal(search.condition().byEngine, 6)
  })

  test('answers from the database for as long as the queue is held back', async ({ assert }) => {
    const holder = await app.pool.connect()
    try {
      await holder.query(`begin; select pg_advisory_xact_lock(${ADVISORY_LOCKS.feedingTheEngine})`)
      await importPeople()

      assert.equal(await app.feedIndex.execute(), 'busy')
      assert.deepEqual(await found(), ALL)
      assert.equal(await app.feedIndex.execute(), 'busy')
      assert.deepEqual(await found(), ALL)
      assert.equal(search.condition().byEngine, 0)
    } finally {
      await holder.query('rollback')
      holder.release()
    }

    await app.feedIndex.execute()
    assert.deepEqual(await found(), ALL)
    assert.equal(search.condition().byEngine, 3)
  })

  test('is not kept from the engine by what it refuses', async ({ assert }) => {
    await importPeople()
    const [refused] = await app.ledger.waiting(1)
    await app.feedIndex.execute()
    await app.database.rows(
      "insert into search_changes (professional_id, refusal) values (?, 'invalid_document_id')",
      [refused?.id ?? ''],
    )

    await found()

    assert.equal(search.condition().byEngine, 3)
  })
})
