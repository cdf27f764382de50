import { test } from '@japa/runner'
import { aSearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import { freshDatabase, type FreshDatabase } from '#infrastructure/database/testing/fresh_database.ts'
import { anId } from '#domain/professionals/testing/a_professional.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { loadProfessionals } from '../../testing/load_professionals.ts'
import {
  KEEP_BEARERS,
  WAIT_FOR_COMPACTION,
  PostgresProfessionalIndex,
} from '../postgres_professional_index.ts'

const PEOPLE = Array.from({ length: 60 }, (_, number) =>
  aSearchableProfessional(number, {
    insurers: number % 2 ? ['Amil', 'Unimed'] : ['Outros'],
    municipality: number % 3 ? 3550308 : null,
  }),
)
const IDS = PEOPLE.map(({ id }) => id)

/** Marks that are kept for nobody, or not kept for somebody. */
const BEARER_DIFFERENCES = `
  select mark, sum(sign) from (
    select substring(came from 20 * place + 1 for 20) as mark, 1 as sign
    from common_name_bearers, generate_series(0, octet_length(came) / 20 - 1) as place where word = 'renata'
    union all
    select substring(gone from 20 * place + 1 for 20), -1
    from common_name_bearers, generate_series(0, octet_length(gone) / 20 - 1) as place where word = 'renata'
    union all
    select listing_mark(municipality_id, state, specialty_id, modes, insurers), -1
    from professional_listings where names @@ 'renata'
  ) as side
  group by mark having sum(sign) <> 0`

test.group('postgresql | bearers of a common name', (group) => {
  let fresh: FreshDatabase
  let index: PostgresProfessionalIndex
  group.each.setup(async () => {
    fresh = await freshDatabase(8)
    index = new PostgresProfessionalIndex(fresh.database)
    await run("insert into common_names (word, kept) values ('renata', true)")
    await loadProfessionals(fresh.database, PEOPLE)
    await index.refresh(IDS)
    return () => fresh.drop()
  })

  const run = (sql: string, bindings: unknown[] = []) =>
    fresh.database.rows<Record<string, unknown>>(sql, bindings)
  const change = async (sql: string, id: ProfessionalId = anId('')) => {
    await run(sql, [id])
    await index.refresh([id])
  }
  const changes = [
    "update professionals set name = 'Zuleica' where id = ?",
    'update professionals set blocked = true where id = ?',
    "update professionals set subscription_level = 'premium', municipality_id = 3304557 where id = ?",
    'update professional_insurances set is_active = false where professional_id = ?',
    'delete from professionals where id = ?',
  ]

  test('follows every change, folded or not', async ({ assert }) => {
    assert.isEmpty(await run(BEARER_DIFFERENCES))

    for (const [number, sql] of changes.entries()) await change(sql, IDS[number])
    assert.isEmpty(await run(BEARER_DIFFERENCES))

    await index.compact()
    assert.isEmpty(await run(BEARER_DIFFERENCES))
    assert.lengthOf(await run('select 1 from common_name_bearers'), 1)
  })

  test('keeps them complete while many write, some fold and one rebuilds at once', async ({ assert }) => {
    const write = async (number: number) => {
      const id = IDS[number % 7] ?? anId('')
      await fresh.database.transaction(async () => {
        await run('update professionals set teleconsulta = ? where id = ?', [number % 2 === 0, id])
        await index.refresh([id])
      })
      if (number % 5 === 0) await index.compact()
      if (number % 11 === 0) await keepAnew()
    }
    const keepAnew = () =>
      fresh.database.transaction(async () => {
        for (const sql of [WAIT_FOR_COMPACTION, KEEP_BEARERS]) await run(sql)
      })
    await Promise.all(Array.from({ length: 60 }, (_, number) => write(number)))

    assert.isEmpty(await run(BEARER_DIFFERENCES))
  })

  test('leaves them alone if only the rank changes', async ({ assert }) => {
    await index.compact()
    await change('update professionals set rating = 5, review_count = 9 where id = ?', IDS[0])

    assert.isEmpty(await run('select 1 from common_name_bearers where not folded'))
  })

  test('forgets them when a rebuild finds the name no longer common', async ({ assert }) => {
    await index.rebuild()

    assert.isEmpty(await run('select word from common_names union all select word from common_name_bearers'))
  })
})
