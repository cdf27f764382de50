import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { givenProfessional } from '../../testing/given.ts'
import { openTestCli, type TestCli } from '../../testing/test_cli.ts'

test.group('saude jobs', (group) => {
  let app: TestCli
  group.each.timeout(300_000)
  group.setup(async () => {
    app = await openTestCli()
    return () => app.close()
  })

  const enqueue = (task: string, payload: object) =>
    app.database.rows('select graphile_worker.add_job(?, ?::json)', [task, JSON.stringify(payload)])

  test('lists and shows jobs without changing them', async ({ assert }) => {
    const { id } = await givenProfessional(app.database)
    await app.database.rows(
      `select graphile_worker.add_job('send_notice', ?::json, run_at => '2030-01-02T15:00:00Z')`,
      [JSON.stringify({ kind: 'welcome', accountId: id })],
    )
    await app.database.rows(
      `update graphile_worker._private_jobs set attempts = 25, last_error = 'send_notice: Error ECONNREFUSED'`,
    )

    const listed = await app.saude('jobs list --status given_up --json')
    const table = await app.saude('jobs list --task send_notice --all')
    const [job] = JSON.parse(listed.out).jobs
    const shown = await app.saude(`jobs show ${job.id}`)
    const missing = await app.saude('jobs show 999999 x')
    const none = await app.saude('jobs list --status running --since 2026-01-01 --format csv')
    const unknown = await app.saude('jobs list --task send_mail')

    assert.containSubset(job, {
      task: 'send_notice',
      state: 'given_up',
      attempts: 25,
      payload: { accountId: id },
    })
    assert.match(
      table.out,
      /send_notice +abandonado +25 de 25 +02\/01\/2030, 12:00:00 +send_notice: Error ECONNREFUSED/,
    )
    assert.match(table.err, /1 de 1 trabalho/)
    assert.match(shown.out, new RegExp(`Sobre +\\{"kind":"welcome","accountId":"${id}"\\}`))
    assert.deepEqual([missing.code, missing.out], [1, ''])
    assert.match(missing.err, /Não há trabalho '999999' na fila/)
    assert.deepEqual([none.code, none.out], [0, ''])
    assert.equal(unknown.code, 2)
    await app.database.rows('delete from graphile_worker._private_jobs')
  })

  test('retries given-up jobs and deletes others, recorded', async ({ assert }) => {
    const givenUp = async () => {
      await enqueue('remove_ended_sessions', {})
      await app.database.rows('update graphile_worker._private_jobs set attempts = 25')
      const listed = await app.saude('jobs list --status given_up --json')
      return JSON.parse(listed.out).jobs[0].id
    }

    const retried = await app.saude(`jobs retry ${await givenUp()} 999999 --yes --json`)
    const state = await app.saude('jobs list --json')
    await app.saude('jobs work --once')
    const doomed = await givenUp()
    const tried = await app.saude(`jobs delete ${doomed} --dry-run`)
    const deleted = await app.saude(`jobs delete ${doomed} --yes --reason teste`)
    const { jobs: left } = JSON.parse((await app.saude('jobs list --json')).out)
    const record = await app.saude('audit list --json')

    assert.equal(retried.code, 3)
    assert.match(retried.out, /job_not_found/)
    assert.containSubset(JSON.parse(state.out).jobs, [{ state: 'waiting', attempts: 0 }])
    assert.match(tried.out + tried.err, /Simulação/)
    assert.deepEqual([deleted.code, left], [0, []])
    const actions = JSON.parse(record.out).entries.map(({ action }: { action: string }) => action)
    assert.includeMembers(actions, ['job_retried', 'job_deleted'])
  })

  test('runs due jobs and reports the rest', async ({ assert }) => {
    const { id } = await givenProfessional(app.database)
    await enqueue('send_notice', { kind: 'password_changed', accountId: id })

    const { code, out } = await app.saude('jobs work --once --json')

    assert.equal(code, 0)
    assert.deepEqual(JSON.parse(out), { waiting: 0 })
    assert.lengthOf(await readdir(join(app.folder, 'data', 'mail')), 1)
  })

  test('ignores files in the current and parent folders', async ({ assert }) => {
    const evil = `require('node:fs').writeFileSync(${JSON.stringify(join(app.folder, 'executed'))}, '')`
    const below = join('theirs', 'deeper')
    for (const folder of ['theirs', below]) {
      await mkdir(join(app.folder, folder, '.config'), { recursive: true })
      await mkdir(join(app.folder, folder, 'tasks'), { recursive: true })
      for (const name of [
        '.graphile-workerrc.js',
        '.config/graphile-workerrc.cjs',
        'graphile-worker.config.cjs',
        'graphile.config.js',
        'knexfile.js',
        '.adonisrc.js',
        'tasks/send_notice.js',
      ])
        await app.write(join(folder, name), evil)
      await app.write(join(folder, '.graphile-workerrc'), '{ not json')
      await app.write(join(folder, '.env'), 'DATABASE_URL=postgres://nobody@127.0.0.1:1/x')
      await app.write(join(folder, 'crontab'), '* * * * * evil')
    }

    for (const words of ['jobs work --once', 'db migrate --dry-run', 'users list']) {
      const { code, err } = await app.saudeIn(below, words)
      assert.equal(code, 0, err)
    }

    assert.notInclude(await readdir(app.folder), 'executed')
  })

  test('works until stopped, including retention', async ({ assert }) => {
    const { id } = await givenProfessional(app.database)
    await app.database.rows(
      `insert into access_records (professional_id, at) values (?, now() - interval '7 months')`,
      [id],
    )
    await enqueue('apply_retention', {})
    await app.saude('jobs work --once')

    const { code, out, err } = await app.saudeUntil('jobs work', 'Trabalhando')

    assert.deepEqual([code, out], [0, ''])
    assert.match(err, /0 trabalhos na fila/)
    assert.isNull(await app.database.row('select 1 from access_records'))
  })
})
