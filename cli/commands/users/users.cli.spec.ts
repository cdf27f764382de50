import { test } from '@japa/runner'
import { givenProfessional } from '../../testing/given.ts'
import { openSaudeHouse, type SaudeHouse } from '../../testing/saude_house.ts'

const ADMIN = 'users create-admin --email chefe@exemplo.com.br --name Chefe --lastname Maior'

test.group('saude users', (group) => {
  let house: SaudeHouse
  group.each.timeout(60_000)
  group.setup(async () => {
    house = await openSaudeHouse()
    return () => house.close()
  })

  const admins = async () =>
    JSON.parse((await house.saude('users list --role admin --json')).out).users.map(
      ({ email }: { email: string }) => email,
    )

  test('47: makes an administrator whose password never was an argument', async ({ assert }) => {
    assert.deepEqual(await admins(), [])
    const before = await house.checksum()

    const tries = await Promise.all([
      house.saude(ADMIN),
      house.saude(`${ADMIN} --password correta-bateria-1`),
      house.saude(`${ADMIN} --password-stdin`, '12345678\n'),
      house.saude(`${ADMIN} --dry-run`, '', { ADMIN_PASSWORD: 'correta-bateria-1' }),
    ])
    assert.deepEqual(
      tries.map(({ code }) => code),
      [2, 2, 1, 0],
    )
    assert.equal(await house.checksum(), before)

    const created = await house.saude(`${ADMIN} --password-stdin --json`, 'correta-bateria-1\n')
    assert.equal(created.code, 0, created.err)
    assert.deepEqual(await admins(), ['chefe@exemplo.com.br'])
    const erased = await house.saude('privacy erase --email chefe@exemplo.com.br --yes')
    assert.equal(erased.code, 2)
    assert.match(erased.err, /rebaixe antes com saude users demote/)
    const again = await house.saude(ADMIN, '', { ADMIN_PASSWORD: 'correta-bateria-1' })
    assert.deepEqual([again.code, again.out], [1, ''])
  })

  test('44: promotes and demotes, and ends the sessions of whom it concerns', async ({ assert }) => {
    const { id, state } = await givenProfessional(house.database)
    const session = () =>
      house.database.rows(
        `insert into sessions (token_hash, professional_id, remembered, started_at, last_seen_at, expires_at)
         values ('one', ?, false, now(), now(), now() + interval '1 hour')`,
        [id],
      )
    await session()

    const promoted = await house.saude(`users promote ${state.email} ninguem@exemplo.com.br --yes`)
    assert.equal(promoted.code, 3)
    assert.match(promoted.err, /ninguem@exemplo\.com\.br: não há conta/)
    assert.include(await admins(), state.email)
    assert.isNull(await house.database.row('select 1 from sessions'))

    const demoted = await house.saude(['users', 'demote', state.slug, '--reason', 'saiu da equipe'])
    assert.deepEqual([demoted.code, demoted.out], [0, `${state.slug}: usuário comum\n`])
    assert.notInclude(await admins(), state.email)
  })
})
