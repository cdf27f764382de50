import { test } from '@japa/runner'
import { aSearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import { InMemoryJobQueue } from '#application/testing/in_memory_job_queue.ts'
import { anId } from '#domain/professionals/testing/a_professional.ts'
import { freshDatabase, type FreshDatabase } from '#infrastructure/database/testing/fresh_database.ts'
import { PostgresProfessionalIndex } from '../../postgres/postgres_professional_index.ts'
import { loadProfessionals } from '../../testing/load_professionals.ts'
import { inDatabase } from '../testing/index_contents.ts'
import { InMemoryIndexStore } from '../testing/in_memory_index_store.ts'
import { ChangeLedger } from './change_ledger.ts'
import { FeedIndex } from './feed_index.ts'
import { KeepIndex, RebuildIndex } from './keep_index.ts'

const PEOPLE = Array.from({ length: 30 }, (_, number) => aSearchableProfessional(number))
const [FIRST = anId(''), SECOND = anId(''), THIRD = anId('')] = PEOPLE.map(({ id }) => id)
const UID = 'directory_1'

/** What a machine without an engine can show: the ledger's SQL and who may feed. */
test.group('postgresql | telling an index of changes', (group) => {
  let fresh: FreshDatabase
  let store: InMemoryIndexStore
  let listings: PostgresProfessionalIndex
  let jobs: InMemoryJobQueue
  let said: string[]
  group.each.setup(async () => {
    fresh = await freshDatabase(4)
    store = new InMemoryIndexStore()
    listings = new PostgresProfessionalIndex(fresh.database)
    jobs = new InMemoryJobQueue()
    said = []
    await loadProfessionals(fresh.database, PEOPLE)
    await listings.refresh(PEOPLE.map(({ id }) => id))
    return () => fresh.drop()
  })

  const app = () => {
    const ledger = new ChangeLedger(fresh.database)
    const feeding = { database: fresh.database, store, ledger, name: 'directory', uid: UID }
    const feedIndex = new FeedIndex(feeding)
    const rebuildIndex = new RebuildIndex({ ...feeding, batch: 7 })
    const log = (line: string) => void said.push(line)
    return { ledger, feedIndex, keepIndex: new KeepIndex({ ...feeding, feedIndex, rebuildIndex, jobs, log }) }
  }
  const listed = () => inDatabase(fresh)

  test('builds it where there is none, then repeats what changed, came and went', async ({ assert }) => {
    const { ledger, feedIndex, keepIndex } = app()
    await keepIndex.execute()
    assert.deepEqual(store.documents(UID), await listed())
    assert.lengthOf(await listed(), 30)

    await fresh.database.rows("update professionals set name = 'Zuleica' where id = ?", [FIRST])
    await fresh.database.rows('update professionals set blocked = true where id = ?', [SECOND])
    await listings.refresh([FIRST, SECOND])
    await fresh.database.rows('delete from professionals where id = ?', [THIRD])
    assert.deepInclude(await ledger.backlog(), { pending: 3, refused: 0 })

    assert.equal(await feedIndex.execute(), 'done')

    assert.deepEqual(store.documents(UID), await listed())
    assert.lengthOf(await listed(), 28)
    assert.deepInclude(await ledger.backlog(), { pending: 0, oldestPendingSeconds: null })
    assert.isEmpty(said)
  })

  test('lets one process feed at a time', async ({ assert }) => {
    const { ledger, feedIndex, keepIndex } = app()
    await keepIndex.execute()

    await fresh.database.transaction(async () => {
      assert.isTrue(await ledger.tryFeedingLock())
      assert.equal(await fresh.database.outsideTransaction(() => feedIndex.execute()), 'busy')
    })

    assert.equal(await feedIndex.execute(), 'done')
  })

  test('feeds no index that is missing', async ({ assert }) => {
    const { feedIndex, keepIndex } = app()
    await keepIndex.execute()
    await store.drop(UID)

    assert.equal(await feedIndex.execute(), 'not_ours')
  })
})
