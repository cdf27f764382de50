import { test } from '@japa/runner'
import { givenProfessional } from '../../testing/given.ts'
import { openTestCli, type TestCli } from '../../testing/test_cli.ts'

test.group('saude specialties', (group) => {
  let app: TestCli
  group.each.timeout(300_000)
  group.setup(async () => {
    app = await openTestCli()
    return () => app.close()
  })

  test('repairs the catalogue once, and not in a dry run', async ({ assert }) => {
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
  test('shows one by any of its names, with its number of professionals', async ({ assert }) => {
    await givenProfessional(app.database, { specialty: 'Cardiologista' })
    await givenProfessional(app.database, { specialty: 'Cardiologista', blocked: true })

    const named = await app.saude('specialties show cardiologia --json')
    const addressed = await app.saude('specialties show /especialidades/medico-da-familia')
    const missing = await app.saude('specialties show cirurgião cardiologsta Dentista')

    assert.equal(named.code, 0, named.err)
    assert.deepInclude(JSON.parse(named.out), {
      name: 'Cardiologista',
      slug: 'cardiologista',
      professionals: 1,
    })
    assert.include(JSON.parse(named.out).names, 'cardio')
    assert.equal(addressed.code, 0)
    assert.match(
      addressed.out,
      /Feminino +Médica da Família\nEndereço +\/especialidades\/medico-da-familia\n[^]*Profissionais +0\n/,
    )
    assert.equal(missing.code, 3)
    assert.match(missing.out, /^Nome +Dentista\n/)
    assert.match(
      missing.err,
      /'cirurgião' não é uma especialidade. Você quis dizer Cirurgião Bariátrico, Cirurgião Plástico\?/,
    )
    assert.match(missing.err, /'cardiologsta' não é uma especialidade. Você quis dizer Cardiologista\?/)
  })
})
