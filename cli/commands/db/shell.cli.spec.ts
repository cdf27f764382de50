import { spawnSync } from 'node:child_process'
import { test } from '@japa/runner'
import { givenProfessional } from '../../testing/given.ts'
import { openTestCli, type TestCli } from '../../testing/test_cli.ts'

const hasScript = spawnSync('script', ['--version']).status === 0

test.group('saude db shell', (group) => {
  let app: TestCli
  group.each.timeout(300_000)
  group.setup(async () => {
    app = await openTestCli()
    await givenProfessional(app.database, { slug: 'ana', name: 'Ana', profileViews: 1204 })
    return () => app.close()
  })

  const names = async () =>
    (await app.database.rows<{ name: string }>('select name from professionals')).map(({ name }) => name)

  test('answers statements from --command and from a pipe, for people and for programs', async ({
    assert,
  }) => {
    const statement = 'select name, profile_views as visitas, null as nada from professionals'

    const table = await app.saude(['db', 'shell', '-c', statement])
    const json = await app.saude('db shell --json', `${statement}; select 1 as um`)
    const filtered = await app.saude(['db', 'shell', '-c', statement, '--jq', '.[].visitas'])

    assert.deepEqual([table.code, json.code, filtered.code], [0, 0, 0], table.err)
    assert.match(table.out, /^name +visitas +nada\nAna +1\.204 +–\n$/)
    assert.equal(table.err, '1 linha\n')
    assert.equal(
      json.out,
      `${JSON.stringify([{ name: 'Ana', visitas: 1204, nada: null }], null, 2)}\n${JSON.stringify([{ um: 1 }], null, 2)}\n`,
    )
    assert.equal(filtered.out, '1204\n')
  })

  test('changes nothing without --write, and says what PostgreSQL says', async ({ assert }) => {
    const change = "update professionals set name = 'Bia'"

    const read = await app.saude(['db', 'shell', '-c', change])
    const unknown = await app.saude(['db', 'shell', '-c', 'select dor from professionals'])
    assert.deepEqual([read.code, unknown.code, read.out, unknown.out], [1, 1, '', ''])
    assert.match(read.err, /^Recusado pelo PostgreSQL: cannot execute UPDATE in a read-only transaction/)
    assert.match(unknown.err, /column "dor" does not exist/)
    assert.deepEqual(await names(), ['Ana'])

    const half = await app.saude(['db', 'shell', '--write', '-c', `${change}; select dor`])
    assert.equal(half.code, 1)
    assert.deepEqual(await names(), ['Ana'])
    const written = await app.saude(['db', 'shell', '--write', '-c', change])
    assert.deepEqual([written.code, written.err], [0, 'UPDATE 1\n'])
    assert.deepEqual(await names(), ['Bia'])
  })

  test('is on record each time, with whether it could write', async ({ assert }) => {
    await app.saude(['db', 'shell', '-c', 'select 1'])
    await app.saude(['db', 'shell', '--write', '-c', 'select 1'])

    const entries = await app.database.rows<{ after: object }>(
      "select after from audit_log where action = 'database_shell_opened' order by id desc limit 2",
    )
    assert.deepEqual(
      entries.map(({ after }) => after),
      [{ writes: true }, { writes: false }],
    )
  })

  test('takes one statement after the other at a terminal, over several lines', async ({ assert }) => {
    const typed = ['select 40 + 2 as', '  resposta;', '\\d states', 'select dor;', '\\q', ''].join('\n')

    const { code, out } = await app.saudeAtTerminal('db shell', typed)

    assert.equal(code, 0, out)
    assert.match(out, /Só leitura/)
    assert.match(out, /resposta\S*\s+42\s/)
    assert.match(out, /coluna +tipo +pode_faltar/)
    assert.match(out, /column "dor" does not exist/)
  }).skip(!hasScript, 'no script of util-linux here')
})
