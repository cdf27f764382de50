import { test } from '@japa/runner'
import { aSearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import type { Database } from '#infrastructure/database/database.ts'
import { openDatabase } from '#infrastructure/database/open_database.ts'
import { freshDatabase } from '#infrastructure/database/testing/fresh_database.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { anId } from '#domain/professionals/testing/a_professional.ts'
import { loadProfessionals } from '../../testing/load_professionals.ts'
import { repair, PostgresProfessionalIndex } from '../postgres_professional_index.ts'
import { openSearchPool } from '../connections.ts'
import { PostgresProfessionalSearch } from '../postgres_professional_search.ts'

const CAMPINAS = { municipality: 3509502, state: 'SP' } as const
const PEOPLE = Array.from({ length: 4 }, (_, number) => aSearchableProfessional(number, CAMPINAS))
const IDS = PEOPLE.map(({ id }) => id)
const [ONE = anId(''), OTHER = anId(''), THIRD = anId('')] = IDS

test.group('The counts of filters that were asked before', (group) => {
  let database: Database
  let elsewhere: Database
  let index: PostgresProfessionalIndex
  let search: PostgresProfessionalSearch
  group.each.setup(async () => {
    const fresh = await freshDatabase(4)
    database = fresh.database
    elsewhere = openDatabase({ url: database.url })
    index = new PostgresProfessionalIndex(database)
    await loadProfessionals(database, PEOPLE)
    await index.refresh(IDS)
    const pool = openSearchPool({ url: fresh.applicationUrl })
    search = new PostgresProfessionalSearch(pool)
    return async () => {
      await pool.end()
      await elsewhere.close()
      await fresh.drop()
    }
  })

  const change = async (id: ProfessionalId, columns: string) => {
    await database.rows(`update professionals set ${columns} where id = ?`, [id])
    await index.refresh([id])
  }
  const modes = async () => {
    const { total, presencial, teleconsulta } = await search.countFacets({ state: 'SP' })
    return { total, presencial, teleconsulta }
  }
  const unnoticed = async (sql: string) => {
    await database.rows('alter table listing_cells disable trigger user')
    await database.rows(sql)
    await database.rows('alter table listing_cells enable trigger user')
  }

  test('does not sum them again while nothing is written', async ({ assert }) => {
    const before = await modes()
    await unnoticed('update listing_cells set listings = 10 * listings')

    assert.deepEqual(await modes(), before)
    assert.equal((await search.countFacets({ state: 'SP', premium: false })).total, 40)
  })

  test('counts them anew after each write, compaction, repair and rebuild', async ({ assert }) => {
    const seen = [(await modes()).teleconsulta]
    await change(ONE, 'teleconsulta = true')
    seen.push((await modes()).teleconsulta)
    await index.compact()
    seen.push((await modes()).teleconsulta)
    await change(OTHER, 'teleconsulta = true')
    seen.push((await modes()).teleconsulta)
    await index.compact()
    seen.push((await modes()).teleconsulta)
    await change(ONE, 'teleconsulta = false')
    await index.compact()
    seen.push((await modes()).teleconsulta)
    await change(THIRD, 'blocked = true')
    seen.push((await modes()).total)
    await unnoticed('delete from listing_cells')
    await repair(database)
    seen.push((await modes()).total)
    await database.rows('update professionals set blocked = false where id = ?', [THIRD])
    await index.rebuild()
    seen.push((await modes()).total)

    assert.deepEqual(seen, [0, 1, 1, 2, 2, 1, 3, 3, 4])
  })

  test('keeps what was written before a compaction and committed after it', async ({ assert }) => {
    await modes()
    await change(ONE, 'teleconsulta = true')
    const before = await modes()
    await database.transaction(async () => {
      await change(OTHER, 'teleconsulta = true')
      await new PostgresProfessionalIndex(elsewhere).compact()
      assert.deepEqual(await modes(), before)
    })

    assert.equal((await modes()).teleconsulta, 2)
  })
})
