import { test } from '@japa/runner'
import { openSaudeHouse, type SaudeHouse } from '../../testing/saude_house.ts'

test.group('saude specialties seed', (group) => {
  let house: SaudeHouse
  group.each.timeout(60_000)
  group.setup(async () => {
    house = await openSaudeHouse()
    return () => house.close()
  })

  test('mends the catalogue once, and only where it is not a rehearsal', async ({ assert }) => {
    await house.database.rows(`update specialties set feminine = 'x' where slug = 'cardiologista'`)
    const broken = await house.checksum()

    const rehearsal = await house.saude('specialties seed --dry-run')
    assert.deepEqual([rehearsal.code, await house.checksum()], [0, broken])
    const { code, out } = await house.saude('specialties seed --json')

    assert.equal(code, 0)
    assert.deepInclude(JSON.parse(out), { specialties: 35, states: 27, dryRun: false })
    const mended = await house.database.row(`select feminine from specialties where slug = 'cardiologista'`)
    assert.notDeepEqual(mended, { feminine: 'x' })
  })
})
