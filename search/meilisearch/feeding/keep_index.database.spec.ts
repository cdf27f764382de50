import { isDeepStrictEqual } from 'node:util'
import { test } from '@japa/runner'
import { aSearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import { InMemoryJobQueue } from '#application/testing/in_memory_job_queue.ts'
import { openDatabase } from '#infrastructure/database/open_database.ts'
import { anId } from '#domain/professionals/testing/a_professional.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { openEngineApp, type EngineApp, openIndexedApp } from '../testing/test_engine.ts'
import { inDatabase, inEngine } from '../testing/index_contents.ts'
import { hasBinary, OwnEngine, sharedEngine } from '../testing/meilisearch_server.ts'
import { until } from '../testing/until.ts'
import { KeepIndex, RebuildIndex } from './keep_index.ts'
import type { IndexStore } from './index_store.ts'
import { ChangeLedger } from './change_ledger.ts'
import { FeedIndex } from './feed_index.ts'

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

    assert.deepEqual(await app.inspector.uidsStartingWith(app.name), [app.uid])
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

const start = sharedEngine
const [FIRST = anId(''), SECOND = anId('')] = PEOPLE.map(({ id }) => id)

test.group('meilisearch | rebuilding the index', (group) => {
  let app: EngineApp
  group.each.timeout(300_000)
  if (!start) group.tap((each) => each.skip(true, 'no such engine here'))
  group.each.setup(async () => {
    if (start) app = await openIndexedApp(await start(), PEOPLE)
    return () => app?.close()
  })

  const engine = async () => (start ? inEngine(app, await start()) : [])
  const rename = async (id: ProfessionalId) => {
    await app.database.rows("update professionals set name = 'Zuleica' where id = ?", [id])
    await app.listings.refresh([id])
  }
  const total = async () => {
    const { meilisearch } = app
    return (await meilisearch.search({ criteria: {}, sort: { by: 'relevance' }, page: 1, limit: 5 })).total
  }
  const rebuildThrough = (actions: Partial<IndexStore>) => {
    const store = new Proxy(app.store, {
      get(target, name) {
        const own: unknown = Reflect.get(actions, name) ?? Reflect.get(target, name)
        return typeof own === 'function' ? (own.bind(target) as unknown) : own
      },
    })
    return new RebuildIndex({ ...app.feeding, store, batch: 25 })
  }
  /** From another process, on a connection of its own. */
  const tellElsewhere = async () => {
    const database = openDatabase({ url: app.database.url, poolSize: 1 })
    try {
      return await new FeedIndex({ ...app.feeding, database, ledger: new ChangeLedger(database) }).execute()
    } finally {
      await database.close()
    }
  }
  const uids = () => app.inspector.uidsStartingWith(app.name)

  test('answers searches throughout, and holds what changed meanwhile', async ({ assert }) => {
    const totals: number[] = []
    const progress: string[] = []

    const indexed = await rebuildThrough({
      async put(uid, documents) {
        await app.store.put(uid, documents)
        totals.push(await total())
        if (totals.length === 2) {
          await rename(FIRST)
          await app.feedIndex.execute()
        }
      },
    }).execute((done, of) => progress.push(`${done}/${of}`))
    totals.push(await total())
    await app.feedIndex.execute()

    assert.equal(indexed, 60)
    assert.deepEqual(totals, [60, 60, 60, 60])
    assert.deepEqual(progress, ['25/60', '50/60', '60/60'])
    assert.deepEqual(await engine(), await inDatabase(app))
    assert.deepEqual(await uids(), [app.uid])
  })

  test('leaves the old index in use where it is interrupted, and finishes when it is run again', async ({
    assert,
  }) => {
    let batches = 0
    const interrupted = rebuildThrough({
      put: async (uid, documents) =>
        ++batches > 1 ? Promise.reject(new Error('killed')) : app.store.put(uid, documents),
    })

    await assert.rejects(() => interrupted.execute(), 'killed')

    assert.equal(await total(), 60)
    await rename(SECOND)
    await app.feedIndex.execute()
    assert.deepEqual(await engine(), await inDatabase(app))
    assert.lengthOf(await uids(), 2)
    assert.equal(await app.rebuildIndex.execute(), 60)
    await app.feedIndex.execute()
    assert.deepEqual(await uids(), [app.uid])
    assert.deepEqual(await engine(), await inDatabase(app))
    assert.isEmpty(await app.database.rows('select 1 from search_changes'))
  })

  test('lets nobody tell the index anything while it is swapped', async ({ assert }) => {
    let fed = ''
    await rename(FIRST)

    await rebuildThrough({
      async promote(next, live) {
        fed = await tellElsewhere()
        await app.store.promote(next, live)
      },
    }).execute()
    await app.feedIndex.execute()

    assert.equal(fed, 'busy')
    assert.deepEqual(await engine(), await inDatabase(app))
  })

  test('swaps nothing where the engine holds fewer than it was sent', async ({ assert }) => {
    const forgetful = rebuildThrough({
      put: (uid, documents) => app.store.put(uid, documents.slice(1)),
    })

    await assert.rejects(() => forgetful.execute(), 'Meilisearch: counts_differ')

    assert.equal(await total(), 60)
  })

  test('gives way to a rebuild that began later', async ({ assert }) => {
    const overtaken = rebuildThrough({
      async put(uid, documents) {
        await app.ledger.beginRebuild('00000000-0000-4000-8000-000000000001')
        await app.store.put(uid, documents)
      },
    })

    await assert.rejects(() => overtaken.execute(), 'Meilisearch: rebuild_overtaken')
  })

  test('keeps a bad document out and says so', async ({ assert }) => {
    const spoiled = rebuildThrough({
      put: (uid, documents) =>
        app.store.put(
          uid,
          documents.map((each) => (each.id === SECOND ? Object.assign({}, each, { id: 'no id' }) : each)),
        ),
    })

    assert.equal(await spoiled.execute(), 59)

    assert.deepInclude(await app.ledger.backlog(), { pending: 0, refused: 1 })
  })
})
