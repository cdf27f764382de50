import { HmacKeyedHasher } from '#infrastructure/security/node_crypto.ts'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { CELL_DIFFERENCES, PostgresProfessionalIndex } from '#search/postgres/postgres_professional_index.ts'
import { SystemClock } from '../clock/system_clock.ts'
import { loadIntoEmpty } from '../database/bulk/load_into_empty.ts'
import { openDatabase } from '../database/open_database.ts'
import { freshDatabase, type FreshDatabase } from '../database/testing/fresh_database.ts'
import { RandomIds } from '../security/node_crypto.ts'
import { importIntoEmpty } from './import_into_empty.ts'

const PEOPLE = 2_300
const BY = { kind: 'operator', id: 'cli:maria' } as const
const HEADING = 'email,name,lastname,specialty,crm,city,state,insurances'
const LINES = Array.from(
  { length: PEOPLE },
  (_, number) =>
    `p${number}@exemplo.com.br,Rita,Silva,${number % 2 ? 'Pediatra' : 'Geriatra'},CRM-SP ${10_000 + number},Campinas,SP,Amil|Unimed`,
)
const AGAIN = 'p7@exemplo.com.br,Zuleica,Silva,Geriatra,CRM-SP 10007,Santos,SP,Cassi'

test.group('importIntoEmpty', (group) => {
  let fresh: FreshDatabase
  let folder = ''
  let shape: unknown[] = []
  group.each.timeout(300_000)
  group.each.setup(async () => {
    fresh = await freshDatabase()
    folder = await mkdtemp(join(tmpdir(), 'first-load-'))
    shape = await run(SHAPE)
    return async () => {
      await fresh.drop()
      await rm(folder, { recursive: true })
    }
  })

  const run = (sql: string) => fresh.database.rows<Record<string, unknown>>(sql)
  const load = async (lines: readonly string[], signal?: AbortSignal) => {
    const path = join(folder, 'people.csv')
    await writeFile(path, [HEADING, ...lines].join('\n'))
    const { database } = fresh
    const adapters = {
      clock: new SystemClock(),
      ids: new RandomIds(),
      hasher: new HmacKeyedHasher('a-key-for-tests-only-0123456789'),
      index: new PostgresProfessionalIndex(database),
    }
    return importIntoEmpty({ ownerUrl: database.url, adapters }, { path, by: BY, ...(signal && { signal }) })
  }

  test('stores and lists everyone like a regular import, and keeps keys and indexes', async ({ assert }) => {
    const loaded = await load([...LINES, AGAIN, 'x,y'])

    assert.deepInclude(loaded.ok && loaded.value, { created: PEOPLE, updated: 1, failed: 1 })
    assert.deepEqual(await run(SHAPE), shape)
    assert.isEmpty(await run(CELL_DIFFERENCES))
    assert.isEmpty(await run('select from listing_cells where not folded'))
    assert.deepEqual(await run(COUNTED), [{ people: PEOPLE, viewed: PEOPLE }])
    const found = await run(FOUND)
    await new PostgresProfessionalIndex(fresh.database).rebuild()
    assert.deepEqual(await run(FOUND), found)
    assert.lengthOf(await run("select from audit_log where action like 'professionals_import%'"), 2)
  })

  test('queues everyone for an existing search engine', async ({ assert }) => {
    await run("insert into search_index (uid) values ('professionals')")

    await load(LINES)

    assert.deepEqual(await run('select count(*)::integer from search_changes'), [{ count: PEOPLE }])
  })

  test('is refused if there is anyone but administrators', async ({ assert }) => {
    await run(`insert into professionals (id, email, role, name, lastname, crm, crm_key, slug)
      values (gen_random_uuid(), 'admin@exemplo.com.br', 'admin', 'Ana', 'Lima', '12345', '12345', 'ana-lima')`)

    const first = await load(LINES.slice(0, 2))
    const second = await load(LINES)

    assert.isTrue(first.ok)
    assert.deepEqual(second, { ok: false, failure: 'not_empty' })
    assert.lengthOf(await run('select from professionals'), 3)
  })

  test('leaves nothing behind when it fails', async ({ assert }) => {
    await run(`create function refuse() returns trigger language plpgsql as
      $$begin if new.email = 'p2200@exemplo.com.br' then raise 'no room'; end if; return new; end$$`)
    await run('create trigger refuse before insert on professionals for each row execute function refuse()')
    shape = await run(SHAPE)

    await assert.rejects(() => load(LINES), /no room/)

    assert.deepEqual(await run(SHAPE), shape)
    assert.isEmpty(await run('select from professionals'))
    assert.isEmpty(await run('select from audit_log'))
  })

  test('is undone when its connection is cut, and can be restarted', async ({ assert }) => {
    const owner = openDatabase({ url: fresh.database.url })
    const killed = loadIntoEmpty(owner, async () => {
      const [{ pid } = {}] = await owner.rows<{ pid: number }>('select pg_backend_pid() as pid')
      await fresh.database.rows('select pg_terminate_backend(?)', [pid])
      await owner.rows('select 1')
    })

    await assert.rejects(() => killed)
    await owner.close()
    assert.deepEqual(await run(SHAPE), shape)
    assert.isTrue((await load(LINES)).ok)
  })

  test('is refused while others use the tables', async ({ assert }) => {
    const owner = openDatabase({ url: fresh.database.url })
    const refused = await fresh.database.transaction(async () => {
      await run('select from professionals')
      return loadIntoEmpty(owner, async () => 'loaded', 1)
    })
    await owner.close()

    assert.deepEqual(refused, { ok: false, failure: 'in_use' })
  })

  test('keeps what was imported before an interruption', async ({ assert }) => {
    const loaded = await load(LINES, AbortSignal.abort())

    assert.deepInclude(loaded.ok && loaded.value, { created: 0, interrupted: true })
    assert.deepEqual(await run(SHAPE), shape)
  })
})

const SHAPE = `
  select concat_ws(' ', pg_get_indexdef(indexrelid),
      (select string_agg(attstattarget::text, ' ') from pg_attribute where attrelid = indexrelid and attstattarget >= 0))
    as definition, indisvalid as is_valid from pg_index
  where indrelid::regclass::text !~ '^pg_' and indrelid::regclass::text !~ 'graphile'
  union all
  select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)), convalidated from pg_constraint
  where contype in ('f', 'c', 'p', 'u') and conrelid <> 0
  union all
  select concat_ws(' ', tgrelid::regclass, tgname, tgenabled), true from pg_trigger where not tgisinternal
  order by 1`

const COUNTED = `
  select (select sum(people)::integer from professional_counts) as people,
    (select count(*)::integer from profile_view_totals) as viewed`

const FOUND = `
  select jsonb_agg(to_jsonb(listing) order by professional_id) as listings,
    (select array_agg(word order by word) from listed_words) as words,
    (select jsonb_agg(jsonb_build_array(word, octet_length(came)) order by word)
     from common_name_bearers where word in (select word from common_names where kept)) as bearers
  from professional_listings listing`
