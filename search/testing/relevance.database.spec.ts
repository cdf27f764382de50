import { readLexicon } from '#search/lexicon/read_lexicon.ts'
import { test } from '@japa/runner'
import {
  SearchProfessionals,
  type FoundProfessional,
} from '#application/professionals/search_professionals.ts'
import type { ProfessionalSearch } from '#application/ports/professional_search.ts'
import { InterpretQuery } from '#search/interpret/interpret_query.ts'
import { CriteriaReader } from '#search/criteria/read_criteria.ts'
import { TransparentHasher } from '#application/testing/transparent_hasher.ts'
import { SoughtSpecialties, SoughtTerms } from '#search/suggest/sought_specialties.ts'
import { PostgresSearchCounter } from '#infrastructure/database/professionals/postgres_counts.ts'
import { Suggest } from '#search/suggest/suggest.ts'
import { foldText } from '#domain/shared/text.ts'
import { SystemClock } from '#infrastructure/clock/system_clock.ts'
import { PostgresMunicipalityCatalogue } from '#infrastructure/database/catalogue/postgres_catalogue.ts'
import { PostgresProfessionalDirectory } from '#infrastructure/database/professionals/postgres_professional_directory.ts'
import type { Database } from '#infrastructure/database/database.ts'
import { freshDatabase } from '#infrastructure/database/testing/fresh_database.ts'
import { openSearchPool } from '#search/postgres/connections.ts'
import { openEngineApp } from '../meilisearch/testing/test_engine.ts'
import { sharedEngine, type EngineAddress } from '../meilisearch/testing/meilisearch_server.ts'
import { PostgresProfessionalIndex } from '../postgres/postgres_professional_index.ts'
import { PostgresProfessionalSearch } from '../postgres/postgres_professional_search.ts'
import { loadRelevanceFixture, relevanceExamples, type RelevanceQuery } from './relevance_fixture.ts'

const { queries } = await relevanceExamples()

const start = sharedEngine
relevanceGroup('postgresql', onPostgres)
relevanceGroup('meilisearch', start && (() => onMeilisearch(start)))

interface EngineWithExamples {
  database: Database
  engine: ProfessionalSearch
  people: ReadonlyMap<string, string>
  close(): Promise<void>
}

/** The examples through one engine; skipped where there is none to open. */
function relevanceGroup(engineName: string, open: (() => Promise<EngineWithExamples>) | null): void {
  test.group(`${engineName} | examples of relevance`, (group) => {
    let app: ReturnType<typeof appOf>
    if (!open) group.tap((each) => each.skip(true, 'no such engine here'))
    group.setup(async () => {
      if (open) app = appOf(await open())
    })
    group.teardown(() => app?.close())
    exampleTests(() => app)
  })
}

function exampleTests(app: () => ReturnType<typeof appOf>): void {
  const found = async ({ params }: RelevanceQuery): Promise<FoundProfessional[]> => {
    const { suggest: _suggest, ...filters } = params
    const answer = await app().search.execute({ ...filters, include: 'insurances' })
    return answer.professionals
  }

  for (const query of queries) {
    const { top, mustNot, sameSetAs, suggestEvery } = query.expectation
    const typed = Object.values(query.params).join(' | ')

    if (top)
      test(`answers "${typed}" with what was meant`, async ({ assert }) => {
        const page = await found(query)
        assert.isNotEmpty(page)
        for (const one of page.slice(0, top.n)) assert.isTrue(app().has(one, top.every), describe(one))
        if (mustNot) for (const one of page) assert.isFalse(app().has(one, mustNot), describe(one))
      })

    if (sameSetAs)
      test(`finds the same for "${typed}" as for ${sameSetAs}`, async ({ assert }) => {
        const other = queries.find(({ id }) => id === sameSetAs)
        const [one, same] = [await found(query), other ? await found(other) : []]
        assert.sameMembers(
          one.map(({ id }) => id),
          same.map(({ id }) => id),
        )
      })

    if (suggestEvery)
      test(`suggests cities that begin like "${typed}"`, async ({ assert }) => {
        const { cities } = await app().suggest.execute({ q: query.params.q ?? '' })
        assert.isNotEmpty(cities)
        for (const { city } of cities) assert.isTrue(foldText(city).startsWith(suggestEvery.normPrefix), city)
      })
  }
}

async function onPostgres(): Promise<EngineWithExamples> {
  const fresh = await freshDatabase(2)
  const { database } = fresh
  const people = await loadRelevanceFixture(
    database,
    new PostgresProfessionalIndex(database),
    new PostgresMunicipalityCatalogue(database),
  )
  const pool = openSearchPool({ url: database.url })
  const close = async () => {
    await pool.end()
    await fresh.drop()
  }
  return { database, engine: new PostgresProfessionalSearch(pool), people, close }
}

async function onMeilisearch(address: () => Promise<EngineAddress>): Promise<EngineWithExamples> {
  const app = await openEngineApp(await address(), [])
  const municipalities = new PostgresMunicipalityCatalogue(app.database)
  const people = await loadRelevanceFixture(app.database, app.listings, municipalities)
  await app.rebuildIndex.execute()
  return { database: app.database, engine: app.meilisearch, people, close: app.close }
}

function appOf({ database, engine, people, close }: EngineWithExamples) {
  const municipalities = new PostgresMunicipalityCatalogue(database)
  const directory = new PostgresProfessionalDirectory(database, new SystemClock())
  const interpretQuery = new InterpretQuery({ municipalities, readLexicon })
  const counter = new PostgresSearchCounter(database, {
    clock: new SystemClock(),
    hasher: new TransparentHasher(),
    log: () => {},
  })
  const sought = new SoughtSpecialties(counter)
  const soughtTerms = new SoughtTerms(counter)
  return {
    search: new SearchProfessionals({
      criteria: new CriteriaReader({ interpretQuery, municipalities, search: engine, directory }),
      search: engine,
      directory,
    }),
    suggest: new Suggest({ interpretQuery, search: engine, directory, sought, soughtTerms }),
    has: (one: FoundProfessional, properties: Record<string, string>) =>
      Object.entries(properties).every(([property, value]) => propertyHolds(one, property, value, people)),
    close,
  }
}

function propertyHolds(
  one: FoundProfessional,
  property: string,
  value: string,
  people: ReadonlyMap<string, string>,
): boolean {
  if (property === 'person') return people.get(value) === one.id
  if (property === 'insurance') return (one.insurances as string[] | undefined)?.includes(value) ?? false
  return { specialty: one.specialty, city: one.city, state: one.state }[property] === value
}

function describe({ name, lastname, specialty, city, state }: FoundProfessional): string {
  return [name, lastname, specialty, city, state].join(' ')
}
