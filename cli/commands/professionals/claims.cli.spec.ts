import { test } from '@japa/runner'
import { givenProfessional } from '../../testing/given.ts'
import { openTestCli, type TestCli } from '../../testing/test_cli.ts'

const CLAIM = '00000000-0000-4000-8000-000000000070'
const REMOVAL = '00000000-0000-4000-8000-000000000071'

test.group('saude professionals claims', (group) => {
  let app: TestCli
  group.each.timeout(300_000)
  group.setup(async () => {
    app = await openTestCli()
    return () => app.close()
  })

  test('decides claims, undoes a refusal, and no import brings back a removed profile', async ({
    assert,
  }) => {
    const { id } = await givenProfessional(app.database)
    await app.database.rows(
      `update professionals set email = null, password_hash = null, source = 'Lista do CRM-SP', source_date = '2026-10-31',
         crm = 'CRM-SP 54321' where id = ?`,
      [id],
    )
    for (const [claim, kind] of [
      [CLAIM, 'claim'],
      [REMOVAL, 'removal'],
    ])
      await app.database.rows(
        `insert into profile_claims (id, professional_id, kind, registration, email, phone, consent_version, asked_at)
         values (?, ?, ?, 'CRM-SP 54321', 'dona@exemplo.com.br', '19987654321', '2026-11', now())`,
        [claim, id, kind],
      )
    const decisionOf = () => app.database.column('select decision from profile_claims where id = ?', [CLAIM])
    await app.write(
      'lista.csv',
      'Nome;Inscrição;UF;CBO;Código do município\nANA LIMA;54321;SP;225120;350950\n',
    )
    const words = [
      'professionals',
      'import',
      'lista.csv',
      '--map',
      'council-list',
      '--source',
      'Lista do CRM-SP',
    ]

    const listed = await app.saude('professionals claims list --json')
    const refused = await app.saude(`professionals claims refuse ${CLAIM} --refusal unproven --yes`)
    const [entry] = await app.database.column<string>(
      `select id from audit_log where action = 'profile_claim_refused' and subject_id = ?`,
      [CLAIM],
    )
    const undone = await app.saude(`audit undo ${entry} --yes`)
    const approved = await app.saude(`professionals claims approve ${CLAIM} --reason CFM --yes`)
    const again = await app.saude(`professionals claims approve ${CLAIM} --yes`)

    assert.equal(JSON.parse(listed.out).total, 2)
    assert.deepEqual([refused.code, refused.out], [0, `${CLAIM}: recusado\n`])
    assert.equal(undone.code, 0, undone.err)
    assert.deepEqual([approved.code, approved.out], [0, `${CLAIM}: aprovado\n`])
    assert.notEqual(again.code, 0)
    assert.deepEqual(await decisionOf(), ['approved'])

    const removed = await app.saude(`professionals claims approve ${REMOVAL} --yes`)
    const imported = await app.saude([...words, '--source-date', '2026-11-20', '--yes'])

    assert.equal(removed.code, 0, removed.err)
    assert.equal(imported.code, 0, imported.err)
    assert.match(imported.out, /Criadas +0[\s\S]+1 perfil removido a pedido ou bloqueado/)
    assert.isEmpty(await app.database.rows('select 1 from professionals where crm_key = ?', ['CRMSP54321']))
  })
})
