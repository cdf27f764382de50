import { randomUUID } from 'node:crypto'
import type { SearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import { PostgresMunicipalityCatalogue } from '#infrastructure/database/catalogue/postgres_catalogue.ts'
import { freshDatabase } from '#infrastructure/database/testing/fresh_database.ts'
import { openSearchPool } from '#search/postgres/connections.ts'
import { ListedWords } from '../../postgres/names/listed_words.ts'
import { PostgresProfessionalIndex } from '../../postgres/postgres_professional_index.ts'
import { PostgresProfessionalSearch } from '../../postgres/postgres_professional_search.ts'
import { loadProfessionals } from '../../testing/load_professionals.ts'
import { ChangeLedger } from '../feeding/change_ledger.ts'
import { FeedIndex } from '../feeding/feed_index.ts'
import { IndexStore } from '../feeding/index_store.ts'
import { RebuildIndex } from '../feeding/keep_index.ts'
import { MeilisearchProfessionalSearch } from '../meilisearch_professional_search.ts'
import { SearchGateway } from '../querying/search_gateway.ts'
import { indexUid } from '../index_settings.ts'
import type { EngineAddress } from './meilisearch_server.ts'

/** Milliseconds; generous, since tests share the machine. */
const DEADLINE = 10_000

export type EngineApp = Awaited<ReturnType<typeof openEngineApp>>

interface EngineOptions {
  deadline?: number
  /** The engine itself, if `engine` is a proxy in front of it. */
  direct?: EngineAddress
}

/** Opens an own database with these people and both engines over it; `engine` may be behind a proxy. */
export async function openEngineApp(
  engine: EngineAddress,
  people: readonly SearchableProfessional[],
  { deadline = DEADLINE, direct = engine }: EngineOptions = {},
) {
  const fresh = await freshDatabase(6)
  const { database } = fresh
  const name = `test${randomUUID().slice(0, 8)}`
  const uid = indexUid(name)
  const listings = new PostgresProfessionalIndex(database)
  await loadProfessionals(database, people)
  await listings.refresh(people.map(({ id }) => id))
  const pool = openSearchPool({ url: database.url })
  const words = new ListedWords(pool)
  const ledger = new ChangeLedger(database)
  const store = new IndexStore(engine)
  const inspector = new IndexStore(direct)
  const reading = {
    municipalities: new PostgresMunicipalityCatalogue(database),
    vocabularyFor: (typed: readonly string[]) => words.vocabularyFor(typed),
  }
  const feeding = { database, store, ledger, name, uid }
  return {
    database,
    pool,
    name,
    uid,
    listings,
    ledger,
    store,
    feeding,
    inspector,
    rebuildIndex: new RebuildIndex({ ...feeding, batch: 25 }),
    feedIndex: new FeedIndex(feeding),
    postgres: new PostgresProfessionalSearch(pool),
    reading,
    meilisearch: new MeilisearchProfessionalSearch({
      ...reading,
      gateway: new SearchGateway({ ...engine, uid }),
      deadline,
    }),
    async close() {
      for (const each of await inspector.uidsStartingWith(name)) await inspector.drop(each)
      await pool.end()
      await fresh.drop()
    },
  }
}

/** Like `openEngineApp`, with the index built. */
export async function openIndexedApp(
  engine: EngineAddress,
  people: readonly SearchableProfessional[],
): Promise<EngineApp> {
  const app = await openEngineApp(engine, people)
  await app.rebuildIndex.execute()
  return app
}
