import { test } from '@japa/runner'
import { aSearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import { InMemoryJobQueue } from '#infrastructure/in_memory/in_memory_job_queue.ts'
import { IndexStore } from './feeding/index_store.ts'
import { MeilisearchProfessionalIndex } from './meilisearch_professional_index.ts'
import { openEngineHouse, type EngineHouse } from './testing/engine_house.ts'
import { sharedEngine } from './testing/meilisearch_server.ts'

const start = sharedEngine
const PEOPLE = Array.from({ length: 30 }, (_, number) => aSearchableProfessional(number))
const [FIRST = ''] = PEOPLE.map(({ id }) => id)

test.group('meilisearch | index', (group) => {
  let house: EngineHouse
  let jobs: InMemoryJobQueue
  let index: MeilisearchProfessionalIndex
  group.each.timeout(60_000)
  if (!start) group.tap((each) => each.skip(true, 'no such engine here'))
  group.setup(async () => {
    if (start) house = await openEngineHouse(await start(), PEOPLE)
    jobs = new InMemoryJobQueue()
    index = new MeilisearchProfessionalIndex({ ...house, jobs })
  })
  group.teardown(() => house?.close())

  test('is not well before it is built, and is afterwards', async ({ assert }) => {
    assert.deepInclude(await index.status(), {
      engine: 'meilisearch',
      healthy: false,
      indexed: 0,
      expected: 30,
    })

    assert.equal(await index.rebuild(), 30)

    assert.deepInclude(await index.status(), {
      healthy: true,
      indexed: 30,
      pending: 0,
      oldestPendingSeconds: null,
    })
  })

  test('asks for a job with each change, and tells how many wait and for how long', async ({ assert }) => {
    await house.database.rows('update professionals set blocked = true where id = ?', [FIRST])
    await index.refresh([FIRST])
    await house.database.rows("update search_changes set changed_at = now() - interval '90 seconds'")

    assert.deepEqual(jobs.jobs(), [{ task: 'feed_search_index', payload: {} }])
    const status = await index.status()
    assert.deepInclude(status, { healthy: true, expected: 29, indexed: 30, pending: 1 })
    assert.isAtLeast(status.oldestPendingSeconds ?? 0, 90)
  })

  test('is not well while the engine refuses somebody', async ({ assert }) => {
    await house.feedIndex.execute()
    await house.database.rows("insert into search_changes (professional_id, refusal) values (?, 'invalid')", [
      FIRST,
    ])

    assert.deepInclude(await index.status(), { healthy: false, refused: 1, pending: 0 })
  })

  test('says that the engine does not answer', async ({ assert }) => {
    const store = new IndexStore({ url: 'http://127.0.0.1:9', timeout: 5_000 })

    const status = await new MeilisearchProfessionalIndex({ ...house, jobs, store }).status()

    assert.deepInclude(status, { reachable: false, healthy: false, indexed: 0 })
  })
})
