import { test } from '@japa/runner'
import { givenProfessional } from '../../testing/given.ts'
import { openSaudeHouse, type SaudeHouse } from '../../testing/saude_house.ts'

interface Check {
  check: string
  state: string
  finding: string
  cure: string | null
}

const NOBODY_THERE = 'smtp://127.0.0.1:1'

test.group('saude doctor', (group) => {
  let house: SaudeHouse
  group.each.timeout(60_000)
  group.setup(async () => {
    house = await openSaudeHouse()
    return () => house.close()
  })

  const wrongIn = (out: string): Check[] =>
    JSON.parse(out).checks.filter(({ state }: Check) => state === 'wrong')

  test('finds nothing wrong with a site that works, and changes nothing', async ({ assert }) => {
    const before = await house.checksum()

    const { code, out } = await house.saude('doctor')

    assert.equal(code, 0, out)
    for (const name of [
      'Configuração',
      'Disco',
      'E-mail',
      'Banco de dados',
      'Relógio',
      'Migrações',
      'Fila',
      'Fotos',
      'Busca',
    ])
      assert.match(out, new RegExp(`^✔ ${name} `, 'm'))
    assert.equal(await house.checksum(), before)
  })

  test('names each thing that is wrong with its cure, and ends with 1', async ({ assert }) => {
    await givenProfessional(house.database, { slug: 'blog' })
    await house.database.rows('delete from professional_listings')
    await house.database.rows(
      `select graphile_worker.add_job('roll_up_views', run_at => now() - interval '1 hour')`,
    )

    const { code, out } = await house.saude('doctor --json', '', { SMTP_URL: NOBODY_THERE })

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
    await house.database.rows(`delete from schema_migrations where name like '%0070%'`)
    const runs = await Promise.all([
      house.saude('doctor --json'),
      house.saude('doctor --json', '', { DATABASE_URL: 'postgres://ninguem@127.0.0.1:1/x' }),
      house.saude('doctor --json', '', { PORT: 'muitas' }),
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
    assert.match(wrongIn(old.out)[0]?.finding ?? '', /0070_search_index/)
    assert.match(wrongIn(misread.out)[0]?.finding ?? '', /PORT: use um número/)
  })
})
