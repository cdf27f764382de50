import { spawnSync } from 'node:child_process'
import { test } from '@japa/runner'
import { openTestCli, type TestCli } from '../testing/test_cli.ts'

const hasScript = spawnSync('script', ['--version']).status === 0
const GREEN = '\u001B[32m'

test.group('saude | at a terminal', (group) => {
  let app: TestCli
  group.setup(async () => {
    app = await openTestCli()
    return () => app.close()
  })

  test('colours good and bad differently, unless NO_COLOR is set', async ({ assert }) => {
    /** As a person has it, wherever this runs: Node gives no colours to CI. */
    const terminal = { TERM: 'xterm-256color', NO_COLOR: '', CI: undefined }

    const coloured = await app.saudeAtTerminal('doctor', '', terminal)
    const plain = await app.saudeAtTerminal('doctor', '', { ...terminal, NO_COLOR: '1' })

    assert.include(coloured.out, GREEN)
    assert.include(plain.out, 'Banco')
    assert.notInclude(plain.out, GREEN)
  }).skip(!hasScript, 'no script of util-linux here')

  test('asks before migrating, and does nothing after a no', async ({ assert }) => {
    const applied = 'select count(*)::integer as count from schema_migrations'
    const last = `(select max(id) from schema_migrations)`
    await app.database.rows(`delete from schema_migrations where id = ${last}`)
    const before = await app.database.row(applied)

    const asked = await app.saudeAtTerminal('db migrate', 'n\n')

    assert.include(asked.out, 'Aplicar agora 1 migração?')
    assert.include(asked.out, 'Nada foi feito.')
    assert.equal(asked.code, 1)
    assert.deepEqual(await app.database.row(applied), before)
  }).skip(!hasScript, 'no script of util-linux here')
})
