import { test } from '@japa/runner'
import { aSearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import { grantToApplication } from '#infrastructure/database/app_role.ts'
import type { Database } from '#infrastructure/database/database.ts'
import { openDatabase } from '#infrastructure/database/open_database.ts'
import {
  APPLICATION,
  freshDatabase,
  type FreshDatabase,
} from '#infrastructure/database/testing/fresh_database.ts'
import { loadProfessionals } from '../../testing/load_professionals.ts'
import { CELL_DIFFERENCES } from '../repair_index.ts'
import { PostgresProfessionalIndex } from '../postgres_professional_index.ts'
import { clearSchemaBeside } from './beside_schema.ts'
import { rebuildBeside } from './rebuild_beside.ts'

const PEOPLE = Array.from({ length: 12 }, (_, number) =>
  aSearchableProfessional(number, { insurers: number % 2 ? ['Amil', 'Unimed'] : [] }),
)
const IDS = PEOPLE.map(({ id }) => id)
const [CHANGED = '', HIDDEN = '', DELETED = '', NEW_AND_CHANGED = ''] = IDS
const LISTED_BEFORE = 3

/** Everything that a table of its own must have once it has taken another one's place. */
const SHAPE = `
  select pg_get_indexdef(indexrelid) as what from pg_index where indrelid = any($TABLES)
  union all select conname || pg_get_constraintdef(oid) || convalidated from pg_constraint where conrelid = any($TABLES)
  union all select pg_get_triggerdef(oid) from pg_trigger where tgrelid = any($TABLES) and not tgisinternal
  union all select array_to_string(array(select unnest(relacl)::text order by 1), ' ') from pg_class where oid = any($TABLES)
  union all select format('%s %s %s %s', attname, format_type(atttypid, atttypmod), attnotnull, col_description(attrelid, attnum))
    from pg_attribute where attrelid = any($TABLES) and attnum > 0 order by 1`.replaceAll(
  '$TABLES',
  () => `'{professional_listings, listing_cells, common_name_bearers}'::regclass[]`,
)

test.group('rebuildBeside', (group) => {
  let fresh: FreshDatabase
  let database: Database
  let owner: Database
  let index: PostgresProfessionalIndex
  group.each.setup(async () => {
    fresh = await freshDatabase(8)
    database = fresh.database
    owner = openDatabase({ url: database.url })
    index = new PostgresProfessionalIndex(database)
    await loadProfessionals(database, PEOPLE)
    await index.refresh(IDS.slice(0, LISTED_BEFORE))
    return async () => {
      await owner.close()
      await fresh.drop()
    }
  })

  const run = (sql: string, bindings: unknown[] = []) => database.rows<Record<string, unknown>>(sql, bindings)
  const listings = async (where = 'true') =>
    (await run(`select professional_id as id from professional_listings where ${where}`)).map(({ id }) => id)

  async function someoneWaits(how = 'relation is not null'): Promise<void> {
    for (;;) {
      const row = await owner.row<{ count: number }>(
        `select count(*)::integer as count from pg_locks where not granted and (${how})`,
      )
      if (row?.count) return
    }
  }

  test('makes everyone searchable, with their counts and words, in tables of the same shape', async ({
    assert,
  }) => {
    await grantToApplication(database, APPLICATION.role)
    const before = await run(SHAPE)

    await run("insert into common_names (word, kept) values ('renata', true)")
    await rebuildBeside(database.url)

    assert.sameMembers(await listings(), IDS)
    assert.isEmpty(await run(CELL_DIFFERENCES))
    assert.isEmpty(await run('select word from common_names union all select word from common_name_bearers'))
    assert.deepEqual(await run('select word from listed_words order by word'), [
      { word: 'moura' },
      { word: 'renata' },
    ])
    assert.deepEqual(await run(SHAPE), before)
    const rebuilt = await run('select * from professional_listings order by professional_id')
    await run('delete from professional_listings')
    await index.refresh(IDS)
    assert.deepEqual(await run('select * from professional_listings order by professional_id'), rebuilt)
  })

  test('keeps what others change meanwhile', async ({ assert }) => {
    let rebuilt: Promise<void> = Promise.resolve()
    await database.transaction(async () => {
      await run(
        'update professionals set is_verified = true, teleconsulta = true, name = ? where id = any(?)',
        ['Zuleica', [CHANGED, NEW_AND_CHANGED]],
      )
      await run('update professionals set blocked = true where id = any(?)', [[HIDDEN, IDS[5]]])
      await run('delete from professionals where id = any(?)', [[DELETED, IDS[6]]])
      await index.refresh([CHANGED, NEW_AND_CHANGED, HIDDEN, IDS[5] ?? ''])
      rebuilt = rebuildBeside(database.url)
      await someoneWaits()
    })
    await rebuilt

    assert.sameMembers(await listings("names @@ 'zuleica' and modes & 2 = 2"), [CHANGED, NEW_AND_CHANGED])
    assert.sameMembers(
      await listings(),
      IDS.filter((id) => ![HIDDEN, IDS[5], DELETED, IDS[6]].includes(id)),
    )
    assert.isEmpty(await run(CELL_DIFFERENCES))
  })

  test('goes on counting and noting what is written afterwards', async ({ assert }) => {
    await run("insert into search_index (uid) values ('professionals')")
    await rebuildBeside(database.url)
    const noted = await run('select professional_id as id from search_changes')
    await run('update professionals set teleconsulta = true where id = ?', [CHANGED])
    await index.refresh([CHANGED])
    await run('delete from professionals where id = ?', [DELETED])

    assert.sameMembers(
      noted.map(({ id }) => id),
      IDS.slice(LISTED_BEFORE),
    )
    assert.isEmpty(await run(CELL_DIFFERENCES))
    assert.lengthOf(await run('select from search_changes'), IDS.length - LISTED_BEFORE + 2)
  })

  test('leaves everything as it was where it fails', async ({ assert }) => {
    await run('alter table professionals alter column crm drop not null')
    await run('update professionals set crm = null where id = ?', [CHANGED])
    const before = await run(SHAPE)

    await assert.rejects(() => rebuildBeside(database.url), /null value/)

    assert.deepEqual(await run(SHAPE), before)
    assert.lengthOf(await listings(), LISTED_BEFORE)
    assert.isEmpty(await run("select where to_regnamespace('beside') is not null"))
  })

  test('keeps neither writers waiting nor an index from being made concurrently', async ({ assert }) => {
    let indexed: Promise<unknown> = Promise.resolve()
    let rebuilt: Promise<void> = Promise.resolve()
    await database.transaction(async () => {
      await run('update professionals set is_verified = true where id = ?', [CHANGED])
      indexed = owner.rows('create index concurrently professionals_by_bio on professionals (bio)')
      await someoneWaits("mode = 'ShareLock' or locktype = 'virtualxid'")
      rebuilt = rebuildBeside(database.url)
      await someoneWaits("mode = 'ShareRowExclusiveLock'")
      await owner.rows('update professionals set is_verified = true where id = ?', [HIDDEN])
    })
    await Promise.all([indexed, rebuilt])

    assert.sameMembers(await listings(), IDS)
  })

  test('clears what one left beside that died, and not what one is at', async ({ assert }) => {
    const left = async () => (await run("select where to_regnamespace('beside') is not null")).length
    await run('create schema beside create table listing_cells (place text)')
    await owner.transaction(async () => {
      await owner.rows('select pg_advisory_xact_lock(7283402)')
      await clearSchemaBeside(database.url)
    })
    const before = await left()
    await clearSchemaBeside(database.url)

    assert.deepEqual([before, await left()], [1, 0])
  })
})
