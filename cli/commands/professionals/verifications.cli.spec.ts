import { test } from '@japa/runner'
import { givenProfessional } from '../../testing/given.ts'
import { openTestCli, type TestCli } from '../../testing/test_cli.ts'

test.group('saude professionals verifications', (group) => {
  let app: TestCli
  group.each.timeout(300_000)
  group.setup(async () => {
    app = await openTestCli()
    return () => app.close()
  })

  test('lists requests, approves, refuses with a reason, and undoes that', async ({ assert }) => {
    const ana = await givenProfessional(app.database)
    const ask = () =>
      app.database.rows(
        `insert into verifications (professional_id, asked_at) values (?, now())
         on conflict (professional_id) do update set asked_at = now()`,
        [ana.id],
      )
    const waiting = async () =>
      JSON.parse((await app.saude('professionals verifications list --json')).out).total
    await ask()

    assert.equal(await waiting(), 1)
    assert.equal(
      (await app.saude(['professionals', 'verifications', 'refuse', ana.state.slug, '--yes'])).code,
      2,
    )
    const refused = await app.saude(
      `professionals verifications refuse ${ana.state.slug} --refusal inactive --note 2024 --yes`,
    )
    assert.deepEqual([refused.code, refused.out], [0, `${ana.state.slug}: recusado\n`])
    assert.equal(await waiting(), 0)
    const entry = await app.database.row<{ id: string; reason: string }>(
      `select id, reason from audit_log left join audit_reasons on entry_id = id where action = 'verification_refused'`,
    )
    assert.match(entry?.reason ?? '', /inativo.*2024/)
    assert.equal((await app.saude(['audit', 'undo', entry?.id ?? '', '--yes'])).code, 0)
    assert.equal(await waiting(), 1)

    const approved = await app.saude(['professionals', 'verifications', 'approve', ana.state.slug, '--yes'])
    assert.deepEqual([approved.code, approved.out], [0, `${ana.state.slug}: verificado\n`])
    assert.equal(await waiting(), 0)
  })

  test('distinguishes requested from unrequested verifications', async ({ assert }) => {
    const bia = await givenProfessional(app.database)
    const { slug } = bia.state
    const decide = async (words: string) => {
      const { code, out, err } = await app.saude(`professionals verifications ${words} --yes`)
      return [code, code ? err : out]
    }
    const ask = () =>
      app.database.rows(
        `insert into verifications (professional_id, asked_at) values (?, now())
         on conflict (professional_id) do update set asked_at = now()`,
        [bia.id],
      )

    const unasked = await decide(`refuse ${slug} --refusal inactive`)
    const first = await decide(`approve ${slug}`)
    const again = await decide(`approve ${slug}`)
    await ask()
    const renewed = await decide(`approve ${slug}`)

    assert.deepEqual(
      [unasked, first, again, renewed],
      [
        [1, `${slug}: não pede verificação\n`],
        [0, `${slug}: verificado\n`],
        [0, `${slug}: já era verificado\n`],
        [0, `${slug}: verificado\n`],
      ],
    )
  })
})
