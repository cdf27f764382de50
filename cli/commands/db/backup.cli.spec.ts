import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { keyCheckOf } from '#application/operations/backups.ts'
import { archiveOf } from '#infrastructure/composition/archive_of.ts'
import { openDatabase, OPERATOR_LIMITS } from '#infrastructure/database/open_database.ts'
import { FIRST_LATER, fillFirstSchema } from '#infrastructure/database/testing/first_schema.ts'
import { emptyDatabase } from '#infrastructure/database/testing/fresh_database.ts'
import { HmacKeyedHasher } from '#infrastructure/security/node_crypto.ts'
import { CELL_DIFFERENCES } from '#search/postgres/postgres_professional_index.ts'
import { givenLead, givenPost, givenProfessional, givenReview } from '../../testing/given.ts'
import { openTestCli, type TestCli } from '../../testing/test_cli.ts'

const ERASED = 'zulmira.apagada@exemplo.com.br'
const LONG_AGO = new Date('2020-10-01T12:00:00Z')

test.group('saude db backup, restore', (group) => {
  let lost: TestCli
  let server: TestCli
  let backup = ''
  let atBackup = ''
  group.each.timeout(300_000)
  group.setup(async () => {
    lost = await openTestCli()
    server = await openTestCli()
    return async () => {
      await lost.close()
      await server.close()
    }
  })

  /** What is saved, and what is derived from it; not the queue, nor what the restore itself adds. */
  const savedIn = async ({ checksum, database }: TestCli) => {
    await database.rows('select compact_professional_counts()')
    return (await checksum())
      .split('\n')
      .filter(
        (line) =>
          !/graphile_worker|audit_log|schema_migrations|listed_words|listing_cell|\.(sessions|password_resets|job_workers) /.test(
            line,
          ),
      )
      .join('\n')
  }

  const hitsOf = async ({ database }: TestCli, marker: string) => {
    const tables = await database.rows<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    )
    let hits = 0
    for (const { name } of tables)
      hits += (await database.rows(`select 1 from ${name} as row where row::text ilike ?`, [`%${marker}%`]))
        .length
    return hits
  }

  test('restores every row and all derived data into an empty server', async ({ assert }) => {
    const ana = await givenProfessional(lost.database, { slug: 'ana', name: 'Ana "aspas"\t\\tab\nlinha' })
    const erased = await givenProfessional(lost.database, {
      email: ERASED,
      name: 'Zulmira',
      slug: 'zulmira',
      createdAt: LONG_AGO,
    })
    await givenReview(lost.database, { professionalId: ana.id, rating: 4, status: 'approved' })
    await givenLead(lost.database, { professionalId: erased.id })
    await givenLead(lost.database, {
      professionalId: ana.id,
      patientEmail: ERASED,
      patientName: 'Zulmira',
      createdAt: LONG_AGO,
    })
    await givenPost(lost.database, { slug: 'asma' })
    await lost.database.rows(
      `insert into sessions (token_hash, professional_id, remembered, started_at, last_seen_at, expires_at)
       values (?, ?, false, now(), now(), now() + interval '1 day')`,
      ['s'.repeat(64), ana.id],
    )
    await lost.database.rows(
      `insert into password_resets (id, professional_id, token_hash, expires_at, created_at)
       values (gen_random_uuid(), ?, ?, now() + interval '1 hour', now())`,
      [ana.id, 'r'.repeat(64)],
    )
    await lost.saude('professionals verify ana')
    backup = join(lost.folder, 'hoje.sql.gz')

    const dryRun = await lost.saude(['db', 'backup', backup, '--dry-run'])
    atBackup = await savedIn(lost)
    const saved = await lost.saude(['db', 'backup', backup, '--json'])
    const again = await lost.saude(['db', 'backup', backup])

    assert.deepEqual([dryRun.code, saved.code, again.code], [0, 0, 1])
    assert.equal((await stat(backup)).mode & 0o777, 0o600)
    const untouched = await server.checksum()
    const trial = await server.saude(['db', 'restore', backup, '--dry-run', '--json'])
    assert.deepEqual([trial.code, await server.checksum()], [0, untouched])
    const restored = await server.saude(['db', 'restore', backup, '--yes', '--json'])

    assert.equal(restored.code, 0, restored.err)
    const { tables, indexed, erasedAgain } = JSON.parse(restored.out)
    assert.deepEqual(tables, JSON.parse(saved.out).tables)
    assert.deepEqual([indexed, erasedAgain], [2, 0])
    assert.equal(await savedIn(server), atBackup)
    for (const table of ['sessions', 'password_resets'])
      assert.isEmpty(await server.database.rows(`select 1 from ${table}`))
    const found = await server.database.row(`select id from listed_words where word = 'zulmira'`)
    assert.isNotNull(found)
    const trail = await server.database.rows<{ action: string }>('select action from audit_log order by id')
    assert.deepEqual(
      trail.map(({ action }) => action),
      ['professional_verified', 'database_backed_up', 'database_restored'],
    )
  })

  test('keeps as many backups in a folder as it is told, a new one too, and touches no other file', async ({
    assert,
  }) => {
    const folder = join(lost.folder, 'por-dia')
    await mkdir(folder)
    for (const name of ['saude-2026-01-01-030000.sql.gz', 'saude-2026-01-02-030000.sql.gz', 'minha.sql.gz'])
      await writeFile(join(folder, name), '')

    const tried = await lost.saude(['db', 'backup', folder, '--keep', '2', '--dry-run', '--json'])
    const listed = await readdir(folder)
    const saved = await lost.saude(['db', 'backup', folder, '--keep', '2', '--json'])
    const named = await lost.saude(['db', 'backup', join(folder, 'x.sql.gz'), '--keep', '2'])
    const made = await lost.saude(['db', 'backup', join(lost.folder, 'nova', 'pasta/'), '--keep', '2'])

    assert.deepEqual(JSON.parse(tried.out).removed, ['saude-2026-01-01-030000.sql.gz'])
    assert.lengthOf(listed, 3)
    assert.deepEqual(JSON.parse(saved.out).removed, ['saude-2026-01-01-030000.sql.gz'])
    const left = (await readdir(folder)).toSorted()
    assert.deepEqual(left.slice(0, 2), ['minha.sql.gz', 'saude-2026-01-02-030000.sql.gz'])
    assert.match(JSON.parse(saved.out).file, new RegExp(`${left[2]}$`))
    assert.equal(named.code, 2)
    assert.equal(made.code, 0, made.err)
    assert.lengthOf(await readdir(join(lost.folder, 'nova', 'pasta')), 1)
  })

  test('restores the database without the search engine, and says what remains to do', async ({ assert }) => {
    const words = ['db', 'restore', backup, '--replace', '--yes']
    const { code, err } = await server.saude(words, undefined, { MEILI_URL: 'http://127.0.0.1:9' })

    assert.equal(code, 0, err)
    assert.include(err, 'O banco está restaurado, mas o Meilisearch não respondeu')
    assert.include(err, 'saude search reindex')
    const withoutTheIndex = (saved: string) => saved.split('\n').filter((line) => !/search_index/.test(line))
    assert.deepEqual(withoutTheIndex(await savedIn(server)), withoutTheIndex(atBackup))
  })

  test('writes to a pipe, and restores a decompressed backup', async ({ assert }) => {
    const { code, bytes, err } = await lost.saude(['db', 'backup', '-'])
    const unpacked = join(server.folder, 'aberta.sql')
    await writeFile(unpacked, gunzipSync(bytes))

    const trial = await lost.saude(['db', 'restore', unpacked, '--dry-run'])

    assert.deepEqual([code, trial.code], [0, 0], err + trial.err)
    assert.match(err, /Tabelas/)
    assert.match(trial.err, /está inteira.*\n.*não está vazio.*--replace/)
    assert.match(trial.out, /Cópia de +\d\d\/\d\d\/\d{4}, \d\d:\d\d:\d\d\n/)
    assert.equal((await lost.saude(['db', 'backup', '-', '--json'])).code, 2)
  })

  test('ignores leftovers, leaves none when stopped, and names a missing folder', async ({ assert }) => {
    const folder = join(lost.folder, 'diarias')
    await mkdir(folder)
    await writeFile(join(folder, 'a.sql.gz.part'), 'half')
    await writeFile(join(folder, `a.sql.gz.${spawnSync(process.execPath, ['--version']).pid}.part`), 'half')

    const lock = await lost.database.lucid.transaction()
    await lock.rawQuery('lock table professionals in access exclusive mode')
    const stopped = await lost.saudeWhile(['db', 'backup', join(folder, 'a.sql.gz')], async (child) => {
      while ((await readdir(folder)).filter((name) => name.includes(`.${child.pid}.`)).length === 0);
      child.kill('SIGINT')
    })
    await lock.rollback()
    const left = await readdir(folder)
    const missing = await lost.saude(['db', 'backup', join(folder, 'nada', 'a.sql.gz')])
    const whole = await lost.saude(['db', 'backup', join(folder, 'a.sql.gz')])

    assert.deepEqual([stopped.code, missing.code, whole.code], [130, 1, 0], stopped.err + whole.err)
    assert.match(stopped.err, /Interrompido: nada foi guardado\.\n$/)
    assert.isEmpty(left)
    assert.equal(missing.err, `${join(folder, 'nada')} não existe.\n`)
    assert.deepEqual(await readdir(folder), ['a.sql.gz'])
  })

  test('reports that an interrupted restore changed nothing', async ({ assert }) => {
    const before = await server.checksum()
    const lock = await server.database.lucid.transaction()
    await lock.rawQuery('lock table professionals in access share mode')

    const stopped = await server.saudeUntil(`db restore ${backup} --replace --yes`, 'Gravando')
    await lock.rollback()

    assert.equal(stopped.code, 130, stopped.err)
    assert.match(stopped.err, /Interrompido: nada mudou no banco\.\n$/)
    assert.equal(await server.checksum(), before)
  })

  test('refuses existing data, another key and a damaged file', async ({ assert }) => {
    const before = await server.checksum()
    const damaged = join(server.folder, 'cortada.sql.gz')
    const changed = join(server.folder, 'mudada.sql.gz')
    const bytes = await readFile(backup)
    await writeFile(damaged, bytes.subarray(0, bytes.length - 200))
    await writeFile(changed, gzipSync(gunzipSync(bytes).toString().replace('Zulmira', 'Zulmiro')))

    const words = ['db', 'restore', '--replace', '--yes', '--json']
    const [held, key, cut, other, unsure] = [
      await server.saude(['db', 'restore', backup, '--yes']),
      await server.saude([...words, backup], '', { APP_KEY: 'q'.repeat(40) }),
      await server.saude([...words, damaged]),
      await server.saude([...words, changed]),
      await server.saude(['db', 'restore', backup, '--replace']),
    ]

    assert.match(held.err, /não está vazio; use --replace/)
    assert.match(key.err, /APP_KEY/)
    assert.deepEqual(JSON.parse(cut.out), { refused: 'backup_damaged' })
    assert.match(other.err, /cortado ou alterado/)
    assert.deepEqual([held.code, key.code, cut.code, other.code, unsure.code], [1, 1, 1, 1, 2])
    assert.equal(await server.checksum(), before)
  })

  test('does not bring back erased people with an older backup', async ({ assert }) => {
    await lost.saude(['privacy', 'erase', '--email', ERASED, '--yes'])
    const afterErasure = await hitsOf(lost, 'zulmira')
    await mkdir(join(server.folder, 'data'), { recursive: true })
    await server.write('data/erasures.ndjson', await lost.read('data/erasures.ndjson'))

    const here = await lost.saude(['db', 'restore', backup, '--replace', '--yes', '--json'])
    const elsewhere = await server.saude(['db', 'restore', backup, '--replace', '--yes', '--json'])

    assert.deepEqual([here.code, elsewhere.code], [0, 0], here.err + elsewhere.err)
    for (const { out } of [here, elsewhere])
      assert.deepInclude(JSON.parse(out), { erasedAgain: 1, indexed: 1 })
    assert.equal(afterErasure, 1)
    const ledger = await lost.read('data/erasures.ndjson')
    await lost.write('data/erasures.ndjson', `${ledger}{"kind":"email","subj`)
    const torn = await lost.saude(['db', 'restore', backup, '--replace', '--yes'])
    await lost.write('data/erasures.ndjson', ledger)
    assert.equal(torn.code, 1)
    assert.match(torn.err, /erasures\.ndjson, linha \d+: não é um registro .*Nada foi feito/)
    for (const app of [lost, server]) {
      assert.equal(await hitsOf(app, 'zulmira'), 1)
      assert.isNotNull(await app.database.row(`select 1 from released_slugs where slug = 'zulmira'`))
    }
    const next = await lost.saude('professionals verify ana --off')
    assert.equal(next.code, 0, next.err)
  })

  test('applies missing migrations and names them', async ({ assert }) => {
    const nothing = await lost.saude('db migrate --json')
    assert.deepEqual(JSON.parse(nothing.out), { migrations: [], unknown: [], dryRun: false })

    await lost.database.rows(
      `insert into schema_migrations (name, batch) values ('migrations/9999_later', 99)`,
    )
    const newer = await lost.saude('db migrate --dry-run')
    assert.equal(newer.code, 1)
    assert.match(newer.err, /versão mais nova do programa: 9999_later/)
    await lost.database.rows(`delete from schema_migrations where name = 'migrations/9999_later'`)
  })
})

test.group('saude db restore of an older backup', (group) => {
  let server: TestCli
  group.each.timeout(300_000)
  group.each.setup(async () => {
    server = await openTestCli()
    return () => server.close()
  })

  /** Made by an older program, with a row or two in every table. */
  async function oldBackup(): Promise<string> {
    const { url, drop } = await emptyDatabase()
    const database = openDatabase({ url, ...OPERATOR_LIMITS })
    const path = join(server.folder, 'antiga.sql.gz')
    try {
      await fillFirstSchema(database)
      const keyCheck = keyCheckOf(new HmacKeyedHasher(server.appKey))
      await archiveOf(database).save(path, { createdAt: LONG_AGO.toISOString(), keyCheck })
      return path
    } finally {
      await database.close()
      await drop()
    }
  }

  test('migrates every row to the current schema, searchable and with rights', async ({ assert }) => {
    const backup = await oldBackup()
    const shape = await shapeOf(server)

    const looked = await server.saude(['db', 'restore', backup, '--dry-run', '--json'])
    const restored = await server.saude(['db', 'restore', backup, '--yes', '--json'])

    assert.equal(restored.code, 0, restored.err)
    const { migrated, indexed } = JSON.parse(restored.out)
    assert.deepEqual(JSON.parse(looked.out).migrated, migrated)
    assert.equal(migrated[0], `migrations/${FIRST_LATER}`)
    assert.equal(indexed, 1)
    assert.match(restored.err, /migrações de depois da cópia/)
    assert.deepEqual(await shapeOf(server), shape)
    const pending = await server.saude('db migrate --dry-run --json')
    assert.deepEqual(JSON.parse(pending.out).migrations, [])
    const shown = await server.saude('professionals show ana-lima --json')
    assert.equal(shown.code, 0, shown.err)
    assert.equal((await server.saude('professionals premium ana-lima --off')).code, 0)
  })

  test('names both versions and unknown migrations of a newer backup', async ({ assert }) => {
    await server.database.rows(
      `insert into schema_migrations (name, batch) values ('migrations/9999_later', 99)`,
    )
    const backup = join(server.folder, 'nova.sql.gz')
    const saved = await server.saude(['db', 'backup', backup])
    await server.database.rows(`delete from schema_migrations where name = 'migrations/9999_later'`)

    const refused = await server.saude(['db', 'restore', backup, '--replace', '--yes'])

    assert.deepEqual([saved.code, refused.code], [0, 1], saved.err)
    assert.match(
      refused.err,
      /A cópia é da versão 0\.1\.0.* este programa é o 0\.1\.0.*1 migração dela: 9999_later/,
    )
    assert.match(refused.err, /Nada mudou/)
  })

  test('needs no --replace if only the migration is recorded', async ({ assert }) => {
    const backup = await oldBackup()
    await server.database.rows(
      `insert into audit_log (actor_kind, actor_id, action, subject_kind, subject_id)
       values ('operator', 'cli:maria', 'database_migrated', 'database', 'schema')`,
    )

    const restored = await server.saude(['db', 'restore', backup, '--yes'])

    assert.equal(restored.code, 0, restored.err)
  })
})

/** Columns, defaults, indexes, constraints, triggers, functions and rights. */
function shapeOf({ database }: TestCli): Promise<string[]> {
  return database.column<string>(`
    select c.relname || '.' || attname || ' ' || format_type(atttypid, atttypmod) || attnotnull as line
      from pg_attribute join pg_class c on c.oid = attrelid
      where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped and relkind in ('r', 'i')
    union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
      and prokind = 'f' and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all select relname || ' ' || array_to_string(array(select unnest(relacl)::text order by 1), ' ')
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'S')
    order by 1`)
}

/** More than the search compacts its counts after, several times over. */
const MANY = 25_000
const PEOPLE = `
  insert into professionals (id, email, name, lastname, specialty_id, crm, crm_key, slug, state)
  select gen_random_uuid(), 'p' || n || '@exemplo.com.br', 'Ana', 'Lima', 1 + n % 30, 'CRM/SP ' || n + 100000,
    'crmsp' || n, 'pessoa-' || n, 'SP' from generate_series(1, ${MANY}) as n`
/** A transaction whose owner waits for another connection is idle: PostgreSQL then ends it. */
const NEVER_IDLE = `
  do $$ begin
    execute format('alter database %I set idle_in_transaction_session_timeout = ''20s''', current_database());
  end $$`

test.group('saude db restore of many', (group) => {
  group.each.timeout(300_000)

  test('restores 25,000 people with progress, and finds them all', async ({ assert, cleanup }) => {
    const site = await openTestCli()
    cleanup(() => site.close())
    const backup = join(site.folder, 'muitos.sql.gz')
    await site.database.transaction(async () => {
      await site.database.rows('set local session_replication_role = replica')
      await site.database.rows(PEOPLE)
    })
    const saved = await site.saude(['db', 'backup', backup])
    await site.database.rows(NEVER_IDLE)

    const restored = await site.saude(['db', 'restore', backup, '--replace', '--yes', '--json'])

    assert.deepEqual([saved.code, restored.code], [0, 0], saved.err + restored.err)
    assert.equal(JSON.parse(restored.out).indexed, MANY)
    assert.match(restored.err, /Conferindo.*\n[^]*Gravando.*\n[^]*Refazendo a busca/)
    assert.isBelow(restored.err.split('\n').length, 30, restored.err)
    assert.isEmpty(await site.database.rows(CELL_DIFFERENCES))
  })
})
