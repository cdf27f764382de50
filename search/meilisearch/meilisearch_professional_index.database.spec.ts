import { test } from '@japa/runner'
import { aSearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import { InMemoryJobQueue } from '#application/testing/in_memory_job_queue.ts'
import { anId } from '#domain/professionals/testing/a_professional.ts'
import { IndexStore } from './feeding/index_store.ts'
import { MeilisearchProfessionalIndex } from './meilisearch_professional_index.ts'
import { openEngineApp, type EngineApp } from './testing/test_engine.ts'
import { sharedEngine } from './testing/meilisearch_server.ts'

const start = sharedEngine
const PEOPLE = Array.from({ length: 30 }, (_, number) => aSearchableProfessional(number))
const [FIRST = anId('')] = PEOPLE.map(({ id }) => id)

test.group('meilisearch | index', (group) => {
  let app: EngineApp
  let jobs: InMemoryJobQueue
  let index: MeilisearchProfessionalIndex
  group.each.timeout(300_000)
  if (!start) group.tap((each) => each.skip(true, 'no such engine here'))
  group.setup(async () => {
    if (start) app = await openEngineApp(await start(), PEOPLE)
    jobs = new InMemoryJobQueue()
    index = new MeilisearchProfessionalIndex({ ...app, jobs })
  })
  group.teardown(() => app?.close())

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
    await app.database.rows('update professionals set blocked = true where id = ?', [FIRST])
    await index.refresh([FIRST])
    await app.database.rows("update search_changes set changed_at = now() - interval '90 seconds'")

    assert.deepEqual(jobs.jobs(), [{ task: 'feed_search_index', payload: {} }])
    const status = await index.status()
    assert.deepInclude(status, { healthy: true, expected: 29, indexed: 30, pending: 1 })
    assert.isAtLeast(status.oldestPendingSeconds ?? 0, 90)
  })

  test('is not well while the engine refuses somebody', async ({ assert }) => {
    await app.feedIndex.execute()
    await app.database.rows("insert into search_changes (professional_id, refusal) values (?, 'invalid')", [
      FIRST,
    ])

    assert.deepInclude(await index.status(), { healthy: false, refused: 1, pending: 0 })
  })

  test('says that the engine does not answer', async ({ assert }) => {
    const store = new IndexStore({ url: 'http://127.0.0.1:9', timeout: 5_000 })

    const status = await new MeilisearchProfessionalIndex({ ...app, jobs, store }).status()

    assert.deepInclude(status, { reachable: false, healthy: false, indexed: 0 })
  })
})
