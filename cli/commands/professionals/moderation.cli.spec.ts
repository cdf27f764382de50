import { test } from '@japa/runner'
import { givenProfessional } from '../../testing/given.ts'
import { openTestCli, type TestCli } from '../../testing/test_cli.ts'

test.group('saude professionals premium, verify, block', (group) => {
  let app: TestCli
  group.each.timeout(300_000)
  group.setup(async () => {
    app = await openTestCli()
    return () => app.close()
  })

  const stateOf = (slug: string) =>
    app.database.row(
      `select subscription_level as plan, is_verified as verified, blocked,
        exists (select from professional_listings where professional_id = id) as listed
       from professionals where slug = ?`,
      [slug],
    )

  test('changes several from a file, records the reason and updates the index', async ({ assert }) => {
    await givenProfessional(app.database, { slug: 'ana' })
    await givenProfessional(app.database, { slug: 'rui' })
    await app.write('quem.txt', 'ana\n# ninguém\nrui\n')

    const before = await app.checksum()
    const dryRun = await app.saude('professionals block --file quem.txt --dry-run --json')
    assert.deepInclude(JSON.parse(dryRun.out), { done: 2, refused: 0, dryRun: true })
    assert.equal(await app.checksum(), before)

    const plan = await app.saude('professionals premium --file quem.txt --json')
    const again = await app.saude('professionals premium ana https://exemplo.com.br/rui')
    assert.deepEqual([again.code, again.out], [0, 'ana: já era premium\nrui: já era premium\n'])
    const verified = await app.saude(['professionals', 'verify', 'ana', '--reason', 'registro conferido'])
    const blocked = await app.saude('professionals block rui nada')

    assert.deepEqual([plan.code, verified.code, blocked.code], [0, 0, 3])
    assert.match(blocked.err, /nada: não há profissional/)
    assert.deepEqual(await stateOf('ana'), { plan: 'premium', verified: true, blocked: false, listed: true })
    assert.deepEqual(await stateOf('rui'), { plan: 'premium', verified: false, blocked: true, listed: false })
    const back = await app.saude('professionals block rui --off')
    assert.deepEqual([back.code, back.out], [0, 'rui: desbloqueado\n'])
    const reasons = await app.database.rows(
      `select reason from audit_log left join audit_reasons on entry_id = id where action = 'professional_verified'`,
    )
    assert.deepEqual(reasons, [{ reason: 'registro conferido' }])
  })
})
