import { test } from '@japa/runner'
import { aSearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { freshDatabase, type FreshDatabase } from '#infrastructure/database/testing/fresh_database.ts'
import { loadProfessionals } from '../../testing/load_professionals.ts'
import { ListedWords } from './listed_words.ts'
import { openSearchPool } from '../connections.ts'
import { PostgresProfessionalIndex } from '../postgres_professional_index.ts'
import { PostgresProfessionalSearch } from '../postgres_professional_search.ts'

const SILVAS = 2_000
const JOANAS = 300

test.group('postgresql | common names', (group) => {
  let fresh: FreshDatabase
  let joana: ProfessionalId | undefined
  let pool: ReturnType<typeof openSearchPool>
  group.setup(async () => {
    fresh = await freshDatabase(2)
    pool = openSearchPool({ url: fresh.database.url })
    const silvas = Array.from({ length: SILVAS }, (_, number) =>
      aSearchableProfessional(number + 1, { name: 'Rita', lastname: 'Silva' }),
    )
    const others = ['Silvana', 'Silvestre', 'Moura', 'Mourato'].map((lastname, index) =>
      aSearchableProfessional(SILVAS + index + 1, { name: 'Rita', lastname }),
    )
    const joanas = Array.from({ length: JOANAS }, (_, number) =>
      aSearchableProfessional(2 * SILVAS + number, {
        name: 'Joana',
        lastname: number > 0 ? 'Souza' : 'Silva',
      }),
    )
    joana = joanas[0]?.id
    const premium = Array.from({ length: 8 }, (_, number) =>
      aSearchableProfessional(4 * SILVAS + number, {
        name: number < 6 ? 'Quitéria' : 'Quirino',
        isPremium: number !== 3 && number !== 6,
        reviewCount: number,
        rating: number > 0 ? 4 : 0,
      }),
    )
    await loadProfessionals(fresh.database, [...silvas, ...others, ...joanas, ...premium])
    await new PostgresProfessionalIndex(fresh.database).rebuild()
    await fresh.database.rows('analyze professional_listings')
  })
  group.teardown(async () => {
    await pool.end()
    await fresh.drop()
  })

  const totalOf = async (name: string) => {
    const search = new PostgresProfessionalSearch(pool)
    return (await search.search({ criteria: { name }, sort: { by: 'relevance' }, page: 1, limit: 1 })).total
  }

  const suggestedFor = async (typed: string) =>
    (await new PostgresProfessionalSearch(pool).suggestPeople(typed, 5)).ids

  test('knows them from the statistics', async ({ assert }) => {
    const vocabulary = await new ListedWords(pool).vocabularyFor(['rita'])

    assert.isTrue(vocabulary.isCommon('silva'))
    assert.isFalse(vocabulary.isCommon('moura'))
  })

  test('reads common names as whole words, and rare ones also as beginnings', async ({ assert }) => {
    assert.equal(await totalOf('rita silva'), SILVAS)
    assert.equal(await totalOf('rita silv'), SILVAS + 2)
    assert.equal(await totalOf('rita moura'), 2)
  })

  test('suggests the best first, however many fit and however many of them are premium', async ({
    assert,
  }) => {
    for (const typed of ['ri sil', 'r', 'quit', 'qui', 'quir', 'moura qui', 's quit']) {
      const suggested = await suggestedFor(typed)

      const [best] = await fresh.database.rows<{ ids: string[] }>(
        `select array(select professional_id::text from professional_listings where names @@ ?::tsquery
         order by rank, professional_id limit 5) as ids`,
        [typed.replaceAll(/\w+/g, '$&:*').replaceAll(' ', '&')],
      )
      assert.deepEqual(suggested, best?.ids, typed)
    }
  })

  test('suggests two common names that hardly ever occur together', async ({ assert }) => {
    assert.deepEqual(await suggestedFor('joana silva'), [joana])
    assert.deepEqual(await suggestedFor('rita souza'), [])
    assert.deepEqual(await suggestedFor('j si'), [joana])
  })

  test('counts their bearers, with those who just came and without those who just left', async ({
    assert,
  }) => {
    const count = async () =>
      (await new PostgresProfessionalSearch(pool).countFacets({ name: 'silva' })).total
    assert.deepEqual(await fresh.database.rows('select word from common_names where kept order by word'), [
      { word: 'rita' },
      { word: 'silva' },
    ])
    assert.equal(await count(), SILVAS + 1)

    const newProfessional = aSearchableProfessional(3 * SILVAS, { name: 'Caio', lastname: 'Silva' })
    await loadProfessionals(fresh.database, [newProfessional])
    await new PostgresProfessionalIndex(fresh.database).refresh([newProfessional.id])

    assert.equal(await count(), SILVAS + 2)

    await fresh.database.rows('update professionals set blocked = true where id = ?', [newProfessional.id])
    await new PostgresProfessionalIndex(fresh.database).refresh([newProfessional.id])

    assert.equal(await count(), SILVAS + 1)

    await new PostgresProfessionalIndex(fresh.database).rebuild()

    assert.lengthOf(await fresh.database.rows('select from common_names where kept'), 2)
    assert.equal(await count(), SILVAS + 1)
  })
})
