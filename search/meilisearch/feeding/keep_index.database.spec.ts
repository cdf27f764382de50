import { isDeepStrictEqual } from 'node:util'
import { test } from '@japa/runner'
import { aSearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import { InMemoryJobQueue } from '#application/testing/in_memory_job_queue.ts'
import { openEngineApp, type EngineApp } from '../testing/test_engine.ts'
import { inDatabase, inEngine } from '../testing/index_contents.ts'
import { hasBinary, OwnEngine } from '../testing/meilisearch_server.ts'
import { until } from '../testing/until.ts'
import { KeepIndex } from './keep_index.ts'

const PEOPLE = Array.from({ length: 60 }, (_, number) => aSearchableProfessional(number))
const WITHIN_MS = 60_000

test.group('meilisearch | keeping the index', (group) => {
  let engine: OwnEngine
  let app: EngineApp
  let jobs: InMemoryJobQueue
  let said: string[]
  let keepIndex: KeepIndex
  group.each.timeout(300_000)
  if (!hasBinary) group.tap((each) => each.skip(true, 'no such engine here'))
  group.setup(async () => {
    if (hasBinary) engine = await OwnEngine.start()
  })
  group.teardown(() => engine?.kill())
  group.each.setup(async () => {
    if (hasBinary) app = await openEngineApp(engine, PEOPLE)
    jobs = new InMemoryJobQueue()
    said = []
    keepIndex = new KeepIndex({ ...app, jobs, log: (line) => said.push(line) })
    return () => app?.close()
  })

  const isEqual = async () => isDeepStrictEqual(await inEngine(app, engine), await inDatabase(app))
  const renameEveryone = async (name: string) => {
    await app.database.rows('update professionals set name = ?', [name])
    await app.listings.refresh(PEOPLE.map(({ id }) => id))
  }
  /** As the queue would, which comes back to it every few seconds. */
  const untilEqual = () =>
    until(async () => {
      await keepIndex.execute()
      return isEqual()
    }, WITHIN_MS)

  test('builds the index where there is none, or where it was dropped', async ({ assert }) => {
    await keepIndex.execute()
    assert.isTrue(await isEqual())

    await app.inspector.drop(app.uid)
    await keepIndex.execute()

    assert.isTrue(await isEqual())
    assert.isEmpty(said)
  })

  test('builds it again where it lost people, once that is sure', async ({ assert }) => {
    await keepIndex.execute()
    await app.inspector.remove(
      app.uid,
      PEOPLE.slice(5).map(({ id }) => id),
    )

    await keepIndex.execute()
    assert.isFalse(await isEqual())
    assert.lengthOf(jobs.jobs(), 1)
    await keepIndex.execute()

    assert.isTrue(await isEqual())
  })

  test('makes the index equal to the database after the engine was killed while it took a batch', async ({
    assert,
  }) => {
    await keepIndex.execute()
    await renameEveryone('Zuleica')

    const feeding = keepIndex.execute()
    await engine.kill()
    await feeding
    assert.lengthOf(said, 1)
    assert.deepEqual(jobs.jobs(), [{ task: 'feed_search_index', payload: {} }])
    await renameEveryone('Zenaide')
    await engine.run()
    await untilEqual()

    assert.equal((await app.ledger.backlog()).pending, 0)
  })

  test('makes it equal after a kill in the middle of a rebuild', async ({ assert }) => {
    await keepIndex.execute()
    await app.inspector.drop(app.uid)

    const rebuilding = keepIndex.execute()
    await engine.kill()
    await rebuilding
    await renameEveryone('Zuleica')
    await engine.run()
    await untilEqual()

    assert.deepEqual(await app.inspector.beginningWith(app.name), [app.uid])
  })

  test('lets a process that begins take the index over, and one that still runs not take it back', async ({
    assert,
  }) => {
    await keepIndex.execute()
    await app.database.rows("update search_index set uid = 'professionals_older'")
    const begun = new KeepIndex({ ...app, jobs, log: () => {} })

    await keepIndex.execute()
    assert.equal((await app.ledger.state())?.uid, 'professionals_older')
    await begun.execute()

    assert.equal((await app.ledger.state())?.uid, app.uid)
  })

  test('leaves a rebuild alone that is under way, and takes the place of one that fell silent', async ({
    assert,
  }) => {
    await app.ledger.beginRebuild('00000000-0000-4000-8000-000000000001')
    await keepIndex.execute()
    assert.isFalse(await isEqual())

    await app.database.rows("update search_index set rebuild_seen_at = now() - interval '61 seconds'")
    await keepIndex.execute()

    assert.isTrue(await isEqual())
  })
})
