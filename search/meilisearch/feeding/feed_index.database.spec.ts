import { test } from '@japa/runner'
import { ADVISORY_LOCKS } from '#search/shared/advisory_locks.ts'
import { aSearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import { anId } from '#domain/professionals/testing/a_professional.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { openIndexedApp, type EngineApp } from '../testing/test_engine.ts'
import { inDatabase, inEngine } from '../testing/index_contents.ts'
import { sharedEngine } from '../testing/meilisearch_server.ts'
import { FeedIndex } from './feed_index.ts'
import type { IndexStore } from './index_store.ts'

const start = sharedEngine
const PEOPLE = Array.from({ length: 40 }, (_, number) =>
  aSearchableProfessional(number, {
    insurers: number % 2 ? ['Amil'] : [],
    municipality: number % 3 ? 3550308 : null,
  }),
)
const [FIRST = anId(''), SECOND = anId(''), THIRD = anId('')] = PEOPLE.map(({ id }) => id)

test.group('meilisearch | telling the index of changes', (group) => {
  let app: EngineApp
  group.each.timeout(300_000)
  if (!start) group.tap((each) => each.skip(true, 'no such engine here'))
  group.each.setup(async () => {
    if (start) app = await openIndexedApp(await start(), PEOPLE)
    return () => app?.close()
  })

  const run = (sql: string, ids: readonly string[]) => app.database.rows(sql, ids)
  const change = async (sql: string, ...ids: ProfessionalId[]) => {
    await run(sql, ids)
    await app.listings.refresh(ids)
  }
  const engine = async () => (start ? inEngine(app, await start()) : [])
  /** The same feeding through a store some of whose deeds go otherwise. */
  const feedThrough = (store: Partial<IndexStore>) => {
    const { count, remove, put } = app.store
    const bound = {
      count: count.bind(app.store),
      remove: remove.bind(app.store),
      put: put.bind(app.store),
    }
    return new FeedIndex({ ...app.feeding, store: { ...bound, ...store } })
  }

  test('repeats what changed, came and went, whoever changed it', async ({ assert }) => {
    await change(
      "update professionals set name = 'Zuleica', rating = 4.5, review_count = 9 where id = ?",
      FIRST,
    )
    await change('update professionals set blocked = true where id = ?', SECOND)
    await run('delete from professionals where id = ?', [THIRD])
    assert.deepInclude(await app.ledger.backlog(), { pending: 3, refused: 0 })

    assert.equal(await app.feedIndex.execute(), 'done')

    assert.deepEqual(await engine(), await inDatabase(app))
    assert.lengthOf(await engine(), 38)
    assert.deepInclude(await app.ledger.backlog(), { pending: 0, oldestPendingSeconds: null })
  })

  test('hears nothing of a change that was taken back', async ({ assert }) => {
    const undone = app.database.transaction(async () => {
      await change("update professionals set name = 'Zuleica' where id = ?", FIRST)
      throw new Error('undone')
    })

    await assert.rejects(() => undone, 'undone')
    assert.equal((await app.ledger.backlog()).pending, 0)
  })

  test('keeps one bad document out, nobody else, and tries it again once it changes', async ({ assert }) => {
    await run("update professionals set name = 'Zuleica'", [])
    await app.listings.refresh(PEOPLE.map(({ id }) => id))
    const spoiled = feedThrough({
      put: (uid, documents) =>
        app.store.put(
          uid,
          documents.map((each) => (each.id === SECOND ? Object.assign({}, each, { id: 'no id' }) : each)),
        ),
    })

    assert.equal(await spoiled.execute(), 'done')

    const told = await engine()
    assert.lengthOf(
      told.filter(({ words }) => words.includes('zuleica')),
      39,
    )
    assert.deepInclude(await app.ledger.backlog(), { pending: 0, refused: 1 })
    await change("update professionals set name = 'Zenaide' where id = ?", SECOND)
    await app.feedIndex.execute()
    assert.deepEqual(await engine(), await inDatabase(app))
    assert.deepInclude(await app.ledger.backlog(), { pending: 0, refused: 0 })
  })

  test('loses no change that is made while it tells an earlier one', async ({ assert }) => {
    await change("update professionals set name = 'Zuleica' where id = ?", FIRST)
    let hasChanged = false
    const interrupted = feedThrough({
      async put(uid, documents) {
        await app.store.put(uid, documents)
        if (!hasChanged) await elsewhere("update professionals set name = 'Zenaide' where id = ?", FIRST)
        hasChanged = true
      },
    })

    await interrupted.execute()

    assert.deepEqual(await engine(), await inDatabase(app))
  })

  test('lets one process tell at a time', async ({ assert }) => {
    await change("update professionals set name = 'Zuleica' where id = ?", FIRST)
    const seen: unknown[] = []
    const slow = feedThrough({
      async put(uid, documents) {
        seen.push(
          await app.pool.query(
            `select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.feedingTheEngine}) as mine`,
          ),
        )
        await app.store.put(uid, documents)
      },
    })

    await slow.execute()

    assert.containSubset(seen, [{ rows: [{ mine: false }] }])
  })

  test('leaves everything waiting where the engine fails', async ({ assert }) => {
    await change("update professionals set name = 'Zuleica' where id = ?", FIRST)

    await assert.rejects(
      () => feedThrough({ put: () => Promise.reject(new Error('away')) }).execute(),
      'away',
    )

    assert.equal((await app.ledger.backlog()).pending, 1)
  })

  test('feeds no index that is missing or another version has taken over', async ({ assert }) => {
    await app.inspector.drop(app.uid)
    assert.equal(await app.feedIndex.execute(), 'not_ours')

    await run("update search_index set uid = 'professionals_newer'", [])
    assert.equal(await app.feedIndex.execute(), 'not_ours')
  })

  /** On a connection of its own, as another process would. */
  async function elsewhere(sql: string, id: string): Promise<void> {
    await app.pool.query(sql.replace('?', '$1'), [id])
    await app.pool.query('update professional_listings set rank = rank + 1 where professional_id = $1', [id])
  }
})
