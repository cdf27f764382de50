import { test } from '@japa/runner'
import { openTestCli, type TestCli } from '../../testing/test_cli.ts'

test.group('saude specialties seed', (group) => {
  let app: TestCli
  group.each.timeout(300_000)
  group.setup(async () => {
    app = await openTestCli()
    return () => app.close()
  })

  test('repairs the catalogue once, and only where it is not a dry run', async ({ assert }) => {
    await app.database.rows(`update specialties set feminine = 'x' where slug = 'cardiologista'`)
    const broken = await app.checksum()

    const dryRun = await app.saude('specialties seed --dry-run')
    assert.deepEqual([dryRun.code, await app.checksum()], [0, broken])
    const { code, out } = await app.saude('specialties seed --json')

    assert.equal(code, 0)
    assert.deepInclude(JSON.parse(out), { specialties: 35, states: 27, dryRun: false })
    const repaired = await app.database.row(`select feminine from specialties where slug = 'cardiologista'`)
    assert.notDeepEqual(repaired, { feminine: 'x' })
  })
})
