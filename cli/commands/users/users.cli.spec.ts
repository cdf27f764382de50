import { test } from '@japa/runner'
import { givenProfessional } from '../../testing/given.ts'
import { openTestCli, type TestCli } from '../../testing/test_cli.ts'

const ADMIN = 'users create-admin --email chefe@exemplo.com.br --name Chefe --lastname Maior'

/** Says on stderr which files a program loads. */
const SAYING_FILES = `import { registerHooks } from 'node:module'
registerHooks({ load: (url, context, next) => (process.stderr.write('loads ' + url + '\\n'), next(url, context)) })`
/** What a verb that only reads or writes a few rows has no use for. */
const HEAVY =
  /node_modules\/(@adonisjs\/(application|events|logger)|cockatiel|csv-[^/]+|exceljs|graphile-worker|meilisearch|nodemailer|otpauth|pino|s3mini|satori|sharp)\//

test.group('saude users', (group) => {
  let app: TestCli
  group.each.timeout(300_000)
  group.setup(async () => {
    app = await openTestCli()
    return () => app.close()
  })

  const admins = async () =>
    JSON.parse((await app.saude('users list --role admin --json')).out).users.map(
      ({ email }: { email: string }) => email,
    )

  test('creates an administrator without a password argument', async ({ assert }) => {
    assert.deepEqual(await admins(), [])
    const before = await app.checksum()

    const tries = [
      await app.saude(ADMIN),
      await app.saude(`${ADMIN} --password correta-bateria-1`),
      await app.saude(`${ADMIN} --password-stdin`, '12345678\n'),
      await app.saude(`${ADMIN} --dry-run`, '', { ADMIN_PASSWORD: 'correta-bateria-1' }),
    ]
    assert.deepEqual(
      tries.map(({ code }) => code),
      [2, 2, 1, 0],
    )
    assert.equal(await app.checksum(), before)

    const created = await app.saude(`${ADMIN} --password-stdin --json`, 'correta-bateria-1\n')
    assert.equal(created.code, 0, created.err)
    assert.deepEqual(await admins(), ['chefe@exemplo.com.br'])
    const erased = await app.saude('privacy erase --email chefe@exemplo.com.br --yes')
    assert.equal(erased.code, 2)
    assert.match(erased.err, /rebaixe antes com saude users demote/)
    const again = await app.saude(ADMIN, '', { ADMIN_PASSWORD: 'correta-bateria-1' })
    assert.deepEqual([again.code, again.out], [1, ''])
  })

  test('starts without unneeded modules', async ({ assert }) => {
    const { code, err } = await app.saude('users list', '', {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(SAYING_FILES)}`,
    })

    assert.equal(code, 0)
    assert.include(err, 'loads file:')
    assert.deepEqual(
      err.split('\n').filter((line) => HEAVY.test(line)),
      [],
    )
  })

  test("lists an account's sessions and ends them all", async ({ assert }) => {
    const { id, state } = await givenProfessional(app.database)
    await app.database.rows(
      `insert into sessions (token_hash, professional_id, remembered, device, started_at, last_seen_at, expires_at)
       values ('x', ?, true, 'Chrome em Linux', now(), now(), now() + interval '1 day')`,
      [id],
    )

    const shown = await app.saude(`users sessions ${state.slug}`)
    const ended = await app.saude(`users logout ${state.slug} --yes --json`)
    const again = await app.saude(`users logout ${state.slug} --yes`)
    const none = await app.saude(`users sessions ${state.slug} --json`)

    assert.match(shown.out, /Sessões +1\n *Chrome em Linux +desde /)
    assert.equal(ended.code, 0)
    assert.match(again.out + again.err, /não estava aberta/)
    assert.deepEqual(JSON.parse(none.out).sessions, [])
  })

  test('resets a second factor once', async ({ assert }) => {
    const { id, state } = await givenProfessional(app.database)
    const kept = JSON.stringify({ totp: null, passkeys: [{ id: 'k' }], recoveryHashes: [], answered: [] })
    await app.database.rows('insert into second_factors (professional_id, kept) values (?, ?::jsonb)', [
      id,
      kept,
    ])

    const reset = await app.saude(`users reset-factor ${state.email} --yes`)
    const onRecord = await app.saude(`audit list --action second_factor_reset`)
    const again = await app.saude(`users reset-factor ${state.email} --yes`)

    assert.deepEqual([reset.code, again.code], [0, 0])
    assert.match(again.out, /não tinha segunda etapa/)
    assert.match(onRecord.out, /Verificação em duas etapas retirada +Verificação em duas etapas: Sim → Não/)
    assert.match(onRecord.err, /1 de 1 registro/)
    assert.isNull(await app.database.row('select 1 from second_factors'))
  })

  test('removes a password, ends the sessions and queues the mail', async ({ assert }) => {
    const { id, state } = await givenProfessional(app.database)
    await app.database.rows('update professionals set password_hash = ? where id = ?', ['x'.repeat(60), id])
    const blocked = await givenProfessional(app.database, { blocked: true })
    await app.database.rows(
      `insert into sessions (token_hash, professional_id, remembered, started_at, last_seen_at, expires_at)
       values ('two', ?, false, now(), now(), now() + interval '1 hour')`,
      [id],
    )
    const passwordOf = async () =>
      (
        await app.database.row<{ hash: string }>(
          'select password_hash as hash from professionals where id = ?',
          [id],
        )
      )?.hash

    const rehearsed = await app.saude(`users reset-password ${state.email} --dry-run`)
    assert.equal(rehearsed.code, 0, rehearsed.err)
    assert.isNotNull(await passwordOf())
    const reset = await app.saude(`users reset-password ${state.email} ${blocked.state.slug} --yes`)
    const again = await app.saude(`users reset-password ${state.email} --yes`)
    const queued = await app.saude('jobs list --task send_password_reset --json')

    assert.deepEqual([reset.code, again.code], [3, 0])
    assert.match(reset.out, /sem senha; o link para outra vai por e-mail/)
    assert.match(reset.err, /está bloqueada; desbloqueie antes/)
    assert.match(again.out, /já estava sem senha/)
    assert.isNull(await passwordOf())
    assert.isNull(await app.database.row("select 1 from sessions where token_hash = 'two'"))
    assert.equal(JSON.parse(queued.out).total, 1)
  })

  test("blocks and unblocks like the professionals' command", async ({ assert }) => {
    const { id, state } = await givenProfessional(app.database)
    const isBlocked = async () =>
      (await app.database.row<{ blocked: boolean }>('select blocked from professionals where id = ?', [id]))
        ?.blocked

    const blocked = await app.saude(`users block ${state.email} --yes`)
    assert.deepEqual([blocked.code, blocked.out, await isBlocked()], [0, `${state.email}: bloqueado\n`, true])
    const back = await app.saude(`users block ${state.email} --off --yes`)
    assert.deepEqual([back.code, await isBlocked()], [0, false])
  })

  test('shows one completely, and lists by day', async ({ assert }) => {
    const { id, state } = await givenProfessional(app.database)
    const total = async (days: string) => JSON.parse((await app.saude(`users list ${days} --json`)).out).total

    const shown = await app.saude(`users show ${state.slug} ${id} ninguem`)

    assert.deepEqual([shown.code, shown.err], [3, "Não há conta 'ninguem'.\n"])
    assert.match(shown.out, new RegExp(`^Id +${id}\\nEndereço +/${state.slug}\\n`))
    assert.lengthOf(shown.out.match(/^Id /gm) ?? [], 2)
    assert.equal(await total('--since 2099-01-01'), 0)
    assert.isAbove(await total('--since 2020-01-01 --until 2098-12-31'), 0)
  })

  test('promotes and demotes, and ends the sessions', async ({ assert }) => {
    const { id, state } = await givenProfessional(app.database)
    const session = () =>
      app.database.rows(
        `insert into sessions (token_hash, professional_id, remembered, started_at, last_seen_at, expires_at)
         values ('one', ?, false, now(), now(), now() + interval '1 hour')`,
        [id],
      )
    await session()

    const promoted = await app.saude(`users promote ${state.email} ninguem@exemplo.com.br --yes`)
    assert.equal(promoted.code, 3)
    assert.match(promoted.err, /ninguem@exemplo\.com\.br: não há conta/)
    assert.include(await admins(), state.email)
    assert.isNull(await app.database.row('select 1 from sessions'))

    const demoted = await app.saude(['users', 'demote', state.slug, '--reason', 'saiu da equipe'])
    assert.deepEqual([demoted.code, demoted.out], [0, `${state.slug}: usuário comum\n`])
    assert.notInclude(await admins(), state.email)
  })
})

test.group('saude … --json', (group) => {
  let app: TestCli
  group.each.timeout(300_000)
  group.setup(async () => {
    app = await openTestCli()
    return () => app.close()
  })

  test('explains in JSON why a command did nothing', async ({ assert }) => {
    await app.write('copia.sql.gz', '')
    const refused = [
      'users create-admin --email ana --name Ana --lastname Lima',
      'privacy erase --email ninguem@exemplo.com.br --yes',
      'db backup copia.sql.gz',
    ]

    for (const words of refused) {
      const { code, out, err } = await app.saude(`${words} --json`, '', {
        ADMIN_PASSWORD: 'girassol-azul-42',
      })
      const { exitCode, message } = JSON.parse(err).error
      assert.deepEqual([code, exitCode, out], [1, 1, ''], words)
      assert.match(message, /não é um e-mail|Não há nada|já existe/)
    }
  })
})
