import { test } from '@japa/runner'
import { givenProfessional } from '../../testing/given.ts'
import { openTestCli, type TestCli } from '../../testing/test_cli.ts'

const CLAIM = '00000000-0000-4000-8000-000000000070'

test.group('saude professionals claims', (group) => {
  let app: TestCli
  group.each.timeout(300_000)
  group.setup(async () => {
    app = await openTestCli()
    return () => app.close()
  })

  test('lists a claim and approves it, which gives the profile its e-mail', async ({ assert }) => {
    const { id } = await givenProfessional(app.database)
    await app.database.rows(
      `update professionals set email = null, password_hash = null, source = 'Lista do CRM-SP', source_date = '2026-10-31'
       where id = ?`,
      [id],
    )
    await app.database.rows(
      `insert into profile_claims (id, professional_id, kind, registration, email, phone, consent_version, asked_at)
       values (?, ?, 'claim', 'CRM-SP 12345', 'dona@exemplo.com.br', '19987654321', '2026-11', now())`,
      [CLAIM, id],
    )

    const listed = await app.saude('professionals claims list --json')
    const approved = await app.saude(`professionals claims approve ${CLAIM} --reason CFM --yes`)
    const again = await app.saude(`professionals claims approve ${CLAIM} --yes`)

    assert.equal(JSON.parse(listed.out).total, 1)
    assert.deepEqual([approved.code, approved.out], [0, `${CLAIM}: aprovado\n`])
    assert.notEqual(again.code, 0)
    const row = await app.database.row('select email, source from professionals where id = ?', [id])
    assert.deepEqual(row, { email: 'dona@exemplo.com.br', source: null })
  })
})
