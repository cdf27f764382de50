import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
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

  test('an empty server gets back every row, and what is derived from them', async ({ assert }) => {
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

  test('restores the database where the engine is away, and says what is left to do', async ({ assert }) => {
    const words = ['db', 'restore', backup, '--replace', '--yes']
    const { code, err } = await server.saude(words, undefined, { MEILI_URL: 'http://127.0.0.1:9' })

    assert.equal(code, 0, err)
    assert.include(err, 'O banco está restaurado, mas o Meilisearch não respondeu')
    assert.include(err, 'saude search reindex')
    const withoutTheIndex = (saved: string) => saved.split('\n').filter((line) => !/search_index/.test(line))
    assert.deepEqual(withoutTheIndex(await savedIn(server)), withoutTheIndex(atBackup))
  })

  test('pipes the same to another program, and takes it back unpacked', async ({ assert }) => {
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

  test('is not held up by what a killed backup left, leaves nothing when it is stopped, and names a missing folder', async ({
    assert,
  }) => {
    const folder = join(lost.folder, 'copias')
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

  test('refuses a server that holds data, another key and a damaged file, and changes nothing', async ({
    assert,
  }) => {
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

  test('whoever was erased since does not come back with an older backup', async ({ assert }) => {
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

  test('migrates what is missing and says what that was', async ({ assert }) => {
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
