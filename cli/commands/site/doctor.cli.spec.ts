import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { startEmbeddedPostgres } from '#infrastructure/embedded_postgres/start_embedded_postgres.ts'
import { lifeOf } from '#infrastructure/embedded_postgres/system/run_program.ts'
import { givenProfessional } from '../../testing/given.ts'
import { openTestCli, type TestCli } from '../../testing/test_cli.ts'

interface Check {
  check: string
  state: string
  finding: string
  cure: string | null
}

const NOBODY_THERE = 'smtp://127.0.0.1:1'

test.group('saude doctor', (group) => {
  let app: TestCli
  group.each.timeout(300_000)
  group.setup(async () => {
    app = await openTestCli()
    return () => app.close()
  })

  const wrongIn = (out: string): Check[] =>
    JSON.parse(out).checks.filter(({ state }: Check) => state === 'wrong')

  test('finds no problem on a working site, and changes nothing', async ({ assert }) => {
    const before = await app.checksum()

    const { code, out } = await app.saude('doctor')

    assert.equal(code, 0, out)
    for (const name of [
      'Configuração',
      'Disco',
      'Chave',
      'E-mail',
      'Banco de dados',
      'Relógio',
      'Migrações',
      'Demonstração',
      'Fila',
      'Fotos',
      'Busca',
    ])
      assert.match(out, new RegExp(`^✔ ${name} `, 'm'))
    assert.equal(await app.checksum(), before)
  })

  test('reports demo accounts that the next public start will refuse', async ({ assert }) => {
    await givenProfessional(app.database, { email: 'admin@demo.local', role: 'admin', slug: 'demo' })

    const own = await app.saude('doctor --json')
    const open = await app.saude('doctor --json', '', { APP_URL: 'https://saude.example' })
    await app.database.rows("delete from professionals where email = 'admin@demo.local'")

    assert.isEmpty(wrongIn(own.out))
    assert.equal(open.code, 1)
    const refused = wrongIn(open.out).find(({ check }) => check === 'demo')
    assert.match(refused?.finding ?? '', /npm start será recusado: há contas de demonstração/)
    assert.match(
      refused?.cure ?? '',
      /^Aponte DATABASE_URL para um banco sem elas, ou em APP_URL use um endereço local/,
    )
  })

  test('ends in time and reports a locked table', async ({ assert }) => {
    const lock = await app.database.lucid.transaction()
    await lock.rawQuery('lock table professionals, professional_listings in access exclusive mode')

    const { code, out } = await app.saude('doctor --json')
    await lock.rollback()

    assert.equal(code, 1)
    assert.include(
      wrongIn(out).map(({ check }) => check),
      'search',
    )
  })

  test('counts the jobs of a dead process', async ({ assert }) => {
    await app.database.rows(`select graphile_worker.add_job('roll_up_views')`)
    await app.database.rows(
      `update graphile_worker._private_jobs set locked_by = 'pool-dead', locked_at = now() - interval '5 minutes'`,
    )

    const { out } = await app.saude('doctor --json')
    await app.database.rows('delete from graphile_worker._private_jobs')

    assert.containSubset(wrongIn(out), [{ check: 'jobs', finding: '1 preso por um processo que morreu' }])
  })

  test('reports a different key until it is accepted', async ({ assert }) => {
    await app.saude('db migrate --yes')
    const other = { APP_KEY: 'outra-chave-bem-formada-de-40-caracteres' }
    const keyIn = async (env = {}) => {
      const { out } = await app.saude('doctor --json', '', env)
      return JSON.parse(out).checks.find(({ check }: Check) => check === 'key')
    }

    const [own, foreign] = await Promise.all([keyIn(), keyIn(other)])
    await app.saude('db migrate --yes --accept-key', '', other)
    const accepted = await keyIn(other)
    await app.database.rows('delete from key_fingerprint')

    assert.equal(own.state, 'ok')
    assert.equal(foreign.finding, 'APP_KEY não é a chave com que os dados foram feitos')
    assert.match(foreign.cure, /chave antiga.*--accept-key/)
    assert.equal(accepted.state, 'ok')
    assert.lengthOf(
      await app.database.rows(`select from audit_log where action = 'application_key_accepted'`),
      1,
    )
  })

  test('reports an unreachable Meilisearch, with the remedy', async ({ assert }) => {
    const { out } = await app.saude('doctor --json', '', {
      MEILI_URL: 'http://127.0.0.1:1',
      MEILI_KEY: 'x'.repeat(16),
    })

    const [search] = wrongIn(out)
    assert.match(`${search?.finding} ${search?.cure}`, /não responde.*Ligue o Meilisearch/)
  })

  test('inspects an embedded database without creating, starting or joining it', async ({ assert }) => {
    const DATA_DIR = join(app.folder, 'embutido')
    const embedded = { DATABASE_URL: '', DATABASE_OWNER_URL: '', APP_KEY: '', DATA_DIR }
    const doctor = async () => {
      const { out } = await app.saude('doctor --json', '', embedded)
      return wrongIn(out).map(({ finding }) => finding)
    }

    const absent = await doctor()
    const listed = await app.saude('users list', '', embedded)
    const wasMade = existsSync(DATA_DIR)
    await app.saude('db migrate --yes', '', embedded)
    const postgres = await startEmbeddedPostgres({ dataDir: DATA_DIR, ephemeral: true, log: () => {} })
    const running = await doctor()
    await postgres.release()
    const stopped = await doctor()
    writeFileSync(join(DATA_DIR, 'postgres', 'clients', 'one'), lifeOf(process.pid) ?? '')
    writeFileSync(join(DATA_DIR, 'app_key'), '')
    const [lostKey, dead] = await doctor()

    assert.match(absent.join(), /ainda não existe/)
    assert.equal(listed.code, 1)
    assert.match(listed.err, /^Não há banco de dados em .*embutido\. Confira DATA_DIR/)
    assert.isFalse(wasMade)
    assert.deepEqual(running, [])
    assert.match(stopped.join(), /^[^,]*parado: nenhum processo do site está no ar$/)
    assert.match(lostKey ?? '', /app_key sumiu/)
    assert.match(dead ?? '', /parou, e o site está no ar sem ele/)
  })

  test('reports each problem with its remedy, and ends with 1', async ({ assert }) => {
    await givenProfessional(app.database, { slug: 'blog' })
    await app.database.rows('delete from professional_listings')
    await app.database.rows(
      `select graphile_worker.add_job('roll_up_views', run_at => now() - interval '1 hour')`,
    )

    const { code, out } = await app.saude('doctor --json', '', { SMTP_URL: NOBODY_THERE })

    assert.equal(code, 1)
    assert.isFalse(JSON.parse(out).healthy)
    assert.deepEqual(
      wrongIn(out).map(({ check }) => check),
      ['mail', 'jobs', 'search', 'slugs'],
    )
    for (const { cure } of wrongIn(out)) assert.isNotEmpty(cure)
    assert.include(out, '/blog')
    assert.include(out, 'saude search reindex')
  })

  test('names missing migrations, a dead database and wrong settings', async ({ assert }) => {
    await app.database.rows(`delete from schema_migrations where name like '%0011_search_counts'`)
    const runs = await Promise.all([
      app.saude('doctor --json'),
      app.saude('doctor --json', '', { DATABASE_URL: 'postgres://ninguem@127.0.0.1:1/x' }),
      app.saude('doctor --json', '', { PORT: 'muitas' }),
    ])

    const [old, , misread] = runs
    assert.deepEqual(
      runs.map(({ code }) => code),
      [1, 1, 1],
    )
    assert.deepEqual(
      runs.map(({ out }) => wrongIn(out).map(({ check }) => check)),
      [['migrations'], ['database'], ['settings']],
    )
    assert.match(wrongIn(old.out)[0]?.finding ?? '', /0011_search_counts/)
    assert.match(wrongIn(misread.out)[0]?.finding ?? '', /PORT: use um número/)
  })
})
