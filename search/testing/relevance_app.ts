import { readLexicon } from '#search/lexicon/read_lexicon.ts'
import type { ProfessionalSearch } from '#application/ports/professional_search.ts'
import type { SearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import { SearchProfessionals } from '#application/professionals/search_professionals.ts'
import { InterpretQuery } from '#search/interpret/interpret_query.ts'
import { CriteriaReader, UnderstandSearch } from '#search/criteria/read_criteria.ts'
import { SystemClock } from '#infrastructure/clock/system_clock.ts'
import { PostgresMunicipalityCatalogue } from '#infrastructure/database/catalogue/postgres_catalogue.ts'
import type { Database } from '#infrastructure/database/database.ts'
import { PostgresProfessionalDirectory } from '#infrastructure/database/professionals/postgres_professional_directory.ts'
import { freshDatabase } from '#infrastructure/database/testing/fresh_database.ts'
import { openSearchPool } from '#search/postgres/connections.ts'
import { openEngineApp } from '../meilisearch/testing/test_engine.ts'
import { sharedEngine } from '../meilisearch/testing/meilisearch_server.ts'
import { RebuildIndex } from '../meilisearch/feeding/keep_index.ts'
import { PostgresProfessionalIndex } from '../postgres/postgres_professional_index.ts'
import { PostgresProfessionalSearch } from '../postgres/postgres_professional_search.ts'
import { loadProfessionals } from './load_professionals.ts'

type People = readonly SearchableProfessional[]

/** The use cases over one engine that holds these people, for judging queries. */
export interface RelevanceApp {
  readonly search: SearchProfessionals
  readonly understand: UnderstandSearch
  close(): Promise<void>
}

/** Each engine by name; null if it is not available. */
export const RELEVANCE_APPS: Readonly<Record<string, ((people: People) => Promise<RelevanceApp>) | null>> = {
  postgresql: openOnPostgres,
  meilisearch: sharedEngine && openOnMeilisearch,
}

async function openOnPostgres(people: People): Promise<RelevanceApp> {
  const fresh = await freshDatabase(4)
  const { database } = fresh
  await database.withoutStatementTimeout(() => loadProfessionals(database, people))
  await new PostgresProfessionalIndex(database).refresh(people.map(({ id }) => id))
  const pool = openSearchPool({ url: database.url })
  return appOver(database, new PostgresProfessionalSearch(pool), async () => {
    await pool.end()
    await fresh.drop()
  })
}

async function openOnMeilisearch(people: People): Promise<RelevanceApp> {
  if (!sharedEngine) throw new Error('no Meilisearch here')
  const app = await openEngineApp(await sharedEngine(), [])
  await app.database.withoutStatementTimeout(() => loadProfessionals(app.database, people))
  await app.listings.refresh(people.map(({ id }) => id))
  await new RebuildIndex(app.feeding).execute()
  return appOver(app.database, app.meilisearch, () => app.close())
}

function appOver(database: Database, engine: ProfessionalSearch, close: () => Promise<void>): RelevanceApp {
  const municipalities = new PostgresMunicipalityCatalogue(database)
  const directory = new PostgresProfessionalDirectory(database, new SystemClock())
  const criteria = new CriteriaReader({
    interpretQuery: new InterpretQuery({ municipalities, readLexicon }),
    municipalities,
    search: engine,
    directory,
  })
  return {
    search: new SearchProfessionals({ criteria, search: engine, directory }),
    understand: new UnderstandSearch({ criteria, search: engine }),
    close,
  }
}
