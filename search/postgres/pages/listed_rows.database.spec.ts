import { test } from '@japa/runner'
import type { SearchRequest } from '#application/ports/professional_search.ts'
import { aSearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import { SystemClock } from '#infrastructure/clock/system_clock.ts'
import { readListed, selectListed } from '#infrastructure/database/professionals/listed_rows.ts'
import { PostgresProfessionalDirectory } from '#infrastructure/database/professionals/postgres_professional_directory.ts'
import { freshDatabase, type FreshDatabase } from '#infrastructure/database/testing/fresh_database.ts'
import { loadProfessionals } from '../../testing/load_professionals.ts'
import { ListedWords } from '../names/listed_words.ts'
import { openSearchPool } from '../connections.ts'
import { PostgresProfessionalIndex } from '../postgres_professional_index.ts'
import { PostgresProfessionalSearch } from '../postgres_professional_search.ts'

const CAMPINAS = { municipality: 3509502, state: 'SP' } as const
const RIO = { municipality: 3304557, state: 'RJ' } as const
const PEOPLE = [
  aSearchableProfessional(1, { name: 'Ana', lastname: 'Moura', rating: 4.5, reviewCount: 7, ...CAMPINAS }),
  aSearchableProfessional(2, { name: 'Ana', lastname: 'Sá "Nana" \\ Lima' }),
  aSearchableProfessional(3, { name: 'João', lastname: 'Moura', isPremium: true, ...RIO }),
  aSearchableProfessional(4, { name: 'Bia', lastname: 'Moura', isVerified: true, ...RIO }),
]
const REQUESTS: Record<string, Pick<SearchRequest, 'criteria' | 'sort'>> = {
  'everyone by relevance': { criteria: {}, sort: { by: 'relevance' } },
  'everyone by rating': { criteria: {}, sort: { by: 'rating' } },
  'a name': { criteria: { name: 'moura' }, sort: { by: 'relevance' } },
  'a registration': {
    criteria: { license: { council: 'CRM', number: '10003', state: 'SP' } },
    sort: { by: 'rating' },
  },
  nobody: { criteria: { state: 'AC' }, sort: { by: 'relevance' } },
}

test.group('postgresql | rows of a page', (group) => {
  let fresh: FreshDatabase
  let pool: ReturnType<typeof openSearchPool>
  let search: PostgresProfessionalSearch
  let directory: PostgresProfessionalDirectory
  group.setup(async () => {
    fresh = await freshDatabase(2)
    pool = openSearchPool({ url: fresh.database.url })
    search = new PostgresProfessionalSearch(pool, new ListedWords(pool), {
      select: selectListed,
      read: readListed,
    })
    directory = new PostgresProfessionalDirectory(fresh.database, new SystemClock())
    await loadProfessionals(fresh.database, PEOPLE)
    await fresh.database.rows('update professionals set bio = ?', ['ç\t"\n'.repeat(60)])
    await new PostgresProfessionalIndex(fresh.database).rebuild()
  })
  group.teardown(async () => {
    await pool.end()
    await fresh.drop()
  })

  for (const [title, request] of Object.entries(REQUESTS))
    test(`returns those that the directory reads, in their order: ${title}`, async ({ assert }) => {
      const plain = await search.search({ ...request, page: 1, limit: 3 })

      const { listed = [], ...hits } = await search.search({ ...request, page: 1, limit: 3, withRows: true })

      assert.deepEqual(hits, plain)
      assert.deepEqual(
        listed.map(({ id }) => id),
        plain.ids,
      )
      assert.deepEqual(listed, await directory.findListed(plain.ids))
    })

  test('returns them with those suggested while their name is typed', async ({ assert }) => {
    const { ids, listed } = await search.suggestPeople('mou', 3)

    assert.isNotEmpty(ids)
    assert.deepEqual(listed, await directory.findListed(ids))
  })

  test('returns distances instead of them for the nearest', async ({ assert }) => {
    const sort = { by: 'nearest', latitude: -22.9, longitude: -47.06 } as const

    const hits = await search.search({ criteria: {}, sort, page: 1, limit: 3, withRows: true })

    assert.sameMembers(Object.keys(hits), ['ids', 'total', 'distances'])
    assert.lengthOf(hits.ids, 3)
  })

  test("leaves out whoever was hidden without the listing's knowledge", async ({ assert, cleanup }) => {
    const hide = async (blocked: boolean) => {
      await fresh.database.rows("update professionals set blocked = ? where name = 'Bia'", [blocked])
    }
    await hide(true)
    cleanup(() => hide(false))

    const { listed = [] } = await search.search({
      ...{ criteria: {}, sort: { by: 'relevance' }, page: 1, limit: 9 },
      withRows: true,
    })

    assert.sameMembers(
      listed.map(({ name }) => name),
      ['Ana', 'Ana', 'João'],
    )
  })
})
