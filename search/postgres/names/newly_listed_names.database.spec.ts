import { test } from '@japa/runner'
import { aSearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import { freshDatabase, type FreshDatabase } from '#infrastructure/database/testing/fresh_database.ts'
import { loadProfessionals } from '../../testing/load_professionals.ts'
import { openSearchPool } from '../connections.ts'
import { PostgresProfessionalIndex } from '../postgres_professional_index.ts'
import { PostgresProfessionalSearch } from '../postgres_professional_search.ts'

test.group('postgresql | names listed a moment ago', (group) => {
  let fresh: FreshDatabase
  let pool: ReturnType<typeof openSearchPool>
  let search: PostgresProfessionalSearch
  group.setup(async () => {
    fresh = await freshDatabase(2)
    pool = openSearchPool({ url: fresh.database.url })
    search = new PostgresProfessionalSearch(pool)
    await list(1, 'Renata', 'Moura')
    await idsNamed('renata')
  })
  group.teardown(async () => {
    await pool.end()
    await fresh.drop()
  })

  const list = async (number: number, name: string, lastname: string) => {
    const person = aSearchableProfessional(number, { name, lastname })
    await loadProfessionals(fresh.database, [person])
    await new PostgresProfessionalIndex(fresh.database).refresh([person.id])
    return person.id
  }
  const idsNamed = async (name: string) => {
    const hits = await search.search({ criteria: { name }, sort: { by: 'relevance' }, page: 1, limit: 5 })
    return hits.ids
  }

  test('finds them at once, whole, begun and misspelt', async ({ assert }) => {
    const id = await list(2, 'Ofélia', 'Vasconcellos')

    for (const typed of ['ofelia vasconcellos', 'vasconce', 'ofelya vasconcelos'])
      assert.deepEqual(await idsNamed(typed), [id], typed)
  })

  test('finds them with more differing letters than a typo has, as long as most agree', async ({
    assert,
  }) => {
    const id = await list(3, 'Anabeatriz', 'Figueiredo')

    assert.deepEqual(await idsNamed('figueiredao'), [id])
    assert.deepEqual(await idsNamed('anabeatrice figueiredinho'), [id])
    assert.deepEqual(await idsNamed('figo'), [])
  })
})
