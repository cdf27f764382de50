import { test } from '@japa/runner'
import { openTestCli, type TestCli } from '../../testing/test_cli.ts'

test.group('saude search demand', (group) => {
  let app: TestCli
  group.each.timeout(300_000)
  group.setup(async () => {
    app = await openTestCli()
    return () => app.close()
  })

  test('lists what was looked for in vain', async ({ assert }) => {
    await app.saude('specialties seed --yes')
    await app.database.rows(
      `insert into demand_days (day, specialty_id, municipality, insurer_id, found_nobody, count)
       select current_date, id, 3509502, 33, true, 7 from specialties where name = 'Pediatra'`,
    )

    const listed = await app.saude('search demand --days 90 --json')
    const csv = await app.saude('search demand --sort nobody --format csv')
    const tooLong = await app.saude('search demand --days 401')

    const row = {
      specialty: 'Pediatra',
      city: 'Campinas',
      state: 'SP',
      insurance: 'Unimed',
      nobody: 7,
      few: 0,
    }
    assert.deepEqual(JSON.parse(listed.out), { total: 1, page: 1, limit: 50, demand: [row] })
    assert.include(csv.out, 'Pediatra,Campinas,SP,Unimed,7,0')
    assert.equal(tooLong.code, 2)
  })
})
