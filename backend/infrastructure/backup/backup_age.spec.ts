import { test } from '@japa/runner'
import { backupCheck } from './backup_age.ts'

const at = new Date('2026-11-27T12:00:00Z')
const examine = (last: { at: Date; age: number } | null, isProduction = true) =>
  backupCheck({ row: async <Row>() => last as Row | null }, isProduction).examine()

test.group('backupCheck', () => {
  test('warns in production without a backup, or with one of more than two days', async ({ assert }) => {
    assert.containSubset(await examine(null), { state: 'warning', finding: 'nenhuma registrada' })
    const old = await examine({ at, age: 3 * 86_400 })
    assert.equal(old.state, 'warning')
    assert.match(old.finding, /27\/11\/2026/)
    assert.match(old.cure ?? '', /saude db backup/)
  })

  test('is content with one of yesterday, and with none under development', async ({ assert }) => {
    assert.equal((await examine({ at, age: 86_400 })).state, 'ok')
    assert.equal((await examine(null, false)).state, 'ok')
  })
})
