import { test } from '@japa/runner'
import {
  ProfessionalSearch,
  type FacetCounts,
  type SearchHits,
  type SearchRequest,
} from '#application/ports/professional_search.ts'
import { searchableId } from '#application/ports/testing/a_searchable_professional.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { GuardedProfessionalSearch, type GuardDependencies } from './guarded_professional_search.ts'

const [ANA, BIA, HIDDEN] = [searchableId(1), searchableId(2), searchableId(3)]
const REQUEST: SearchRequest = { criteria: {}, sort: { by: 'relevance' }, page: 1, limit: 2 }
const EMPTY: FacetCounts = {
  total: 0,
  specialties: new Map(),
  states: new Map(),
  municipalities: new Map(),
  insurers: new Map(),
  presencial: 0,
  teleconsulta: 0,
  genders: { feminino: 0, masculino: 0 },
  languages: new Map(),
  accessibility: new Map(),
}

/** Returns everything with the same people, or does not answer. */
class ScriptedSearch extends ProfessionalSearch {
  hits: SearchHits
  isDown = false
  failure = new Error('down')
  asked = 0

  constructor(ids: readonly ProfessionalId[], total: number = ids.length) {
    super()
    this.hits = { ids: [...ids], total }
  }

  async search(): Promise<SearchHits> {
    this.#count()
    return this.hits
  }

  async countFacets(): Promise<FacetCounts> {
    this.#count()
    return { ...EMPTY, total: this.hits.total }
  }

  async suggestPeople(): Promise<SearchHits> {
    this.#count()
    return this.hits
  }

  async wordsInNames(words: readonly string[]): Promise<string[]> {
    return [...words]
  }

  #count(): void {
    this.asked++
    if (this.isDown) throw this.failure
  }
}

function aGuard(engine: ScriptedSearch, more: Partial<GuardDependencies> = {}) {
  const database = new ScriptedSearch([BIA, ANA])
  const search = new GuardedProfessionalSearch({
    engine,
    database,
    monitor: { isTrusted: () => true, health: 'trusted' },
    areListed: async (ids) => !ids.includes(HIDDEN),
    log: () => {},
    resetAfter: 60_000,
    ...more,
  })
  return { search, database }
}

test.group('guarded search', () => {
  test('passes on what the engine answers', async ({ assert }) => {
    const { search, database } = aGuard(new ScriptedSearch([ANA, BIA]))

    assert.deepEqual((await search.search(REQUEST)).ids, [ANA, BIA])
    assert.deepEqual((await search.suggestPeople('a', 2)).ids, [ANA, BIA])
    assert.equal((await search.countFacets({})).total, 2)
    assert.equal(database.asked, 0)
    assert.deepInclude(search.condition(), { breaker: 'closed', byEngine: 3 })
  })

  test('answers from the database while the engine is down, and stops asking after five failures', async ({
    assert,
  }) => {
    const engine = new ScriptedSearch([ANA, BIA])
    engine.isDown = true
    const { search } = aGuard(engine)

    for (let time = 0; time < 8; time++) assert.deepEqual((await search.search(REQUEST)).ids, [BIA, ANA])
    assert.equal((await search.countFacets({})).total, 2)
    assert.deepEqual((await search.suggestPeople('a', 2)).ids, [BIA, ANA])

    assert.equal(engine.asked, 5)
    assert.deepInclude(search.condition(), { breaker: 'open', byEngine: 0 })
    assert.deepInclude(search.condition().byDatabase, { failed: 5, resting: 5 })
  })

  test('says once what kind of failure it was, with its cause, and again after the engine came back', async ({
    assert,
  }) => {
    const lines: string[] = []
    const engine = new ScriptedSearch([ANA, BIA])
    const { search } = aGuard(engine, { resetAfter: 0, log: (line) => lines.push(line) })
    const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    engine.failure = new TypeError('fetch failed for ana lima', { cause })

    for (const isDown of [true, false, true]) {
      engine.isDown = isDown
      for (let time = 0; time < 8; time++) await search.search(REQUEST)
    }

    const line = 'busca sem o Meilisearch: TypeError (Error ECONNREFUSED)'
    assert.deepEqual(lines, [line, line])
  })

  test('says where a mistake of our own was made, which no breaker would notice', async ({ assert }) => {
    const lines: string[] = []
    const engine = new ScriptedSearch([ANA, BIA])
    const { search } = aGuard(engine, { log: (line) => lines.push(line) })
    engine.failure = new TypeError('Cannot read properties of undefined')

    engine.isDown = true
    await search.countFacets({})

    assert.lengthOf(lines, 1)
    assert.match(lines[0] ?? '', /TypeError at .*guarded_professional_search\.spec\.ts:\d+/)
  })

  test('comes back to the engine by itself', async ({ assert }) => {
    const engine = new ScriptedSearch([ANA, BIA])
    engine.isDown = true
    const { search } = aGuard(engine, { resetAfter: 0 })
    for (let time = 0; time < 5; time++) await search.search(REQUEST)
    assert.equal(search.condition().breaker, 'open')

    engine.isDown = false

    assert.deepEqual((await search.search(REQUEST)).ids, [ANA, BIA])
    assert.equal(search.condition().breaker, 'closed')
  })

  test('never passes on whom the database does not list', async ({ assert }) => {
    const { search } = aGuard(new ScriptedSearch([ANA, HIDDEN]))

    assert.deepEqual((await search.search(REQUEST)).ids, [BIA, ANA])
    assert.deepEqual((await search.suggestPeople('a', 2)).ids, [BIA, ANA])
    assert.equal(search.condition().byDatabase.refuted, 2)
  })

  test('takes a page shorter than its total, or with somebody twice, for half an answer', async ({
    assert,
  }) => {
    for (const engine of [
      new ScriptedSearch([ANA], 2),
      new ScriptedSearch([ANA, ANA]),
      new ScriptedSearch([], 9),
    ])
      assert.deepEqual((await aGuard(engine).search.search(REQUEST)).ids, [BIA, ANA])
  })

  test('does not ask an engine whose index is not trusted', async ({ assert }) => {
    const engine = new ScriptedSearch([ANA, BIA])
    const { search } = aGuard(engine, { monitor: { isTrusted: () => false, health: 'not_built' } })

    assert.deepEqual((await search.search(REQUEST)).ids, [BIA, ANA])
    assert.equal(engine.asked, 0)
    assert.deepInclude(search.condition(), { index: 'not_built' })
  })

  test('leaves pages far down to the database', async ({ assert }) => {
    const engine = new ScriptedSearch([ANA, BIA])
    const { search } = aGuard(engine)

    await search.search({ ...REQUEST, page: 501 })

    assert.equal(engine.asked, 0)
    assert.equal(search.condition().byDatabase.deep, 1)
  })

  test('says when neither can answer', async ({ assert }) => {
    const engine = new ScriptedSearch([])
    engine.isDown = true
    const { search, database } = aGuard(engine)
    database.isDown = true

    await assert.rejects(() => search.search(REQUEST), 'down')
    assert.equal(database.asked, 1)
  })

  test('waits for an engine that does not answer no longer than it may take', async ({ assert }) => {
    const engine = new ScriptedSearch([ANA])
    engine.search = () => new Promise(() => {})
    const { search } = aGuard(engine, { timeLimit: 5 })
    const keepsRunning = setInterval(() => {}, 1_000)

    assert.deepEqual((await search.search(REQUEST)).ids, [BIA, ANA])
    assert.equal(search.condition().byDatabase.failed, 1)
    clearInterval(keepsRunning)
  })
})
