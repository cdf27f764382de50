import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { givenProfessional } from '../../testing/given.ts'
import { openSaudeHouse, type SaudeHouse } from '../../testing/saude_house.ts'

test.group('saude jobs work', (group) => {
  let house: SaudeHouse
  group.each.timeout(60_000)
  group.setup(async () => {
    house = await openSaudeHouse()
    return () => house.close()
  })

  const enqueue = (task: string, payload: object) =>
    house.database.rows('select graphile_worker.add_job(?, ?::json)', [task, JSON.stringify(payload)])

  test('does what is due and says what is left', async ({ assert }) => {
    const { id } = await givenProfessional(house.database)
    await enqueue('send_notice', { kind: 'password_changed', accountId: id })

    const { code, out } = await house.saude('jobs work --once --json')

    assert.equal(code, 0)
    assert.deepEqual(JSON.parse(out), { waiting: 0 })
    assert.lengthOf(await readdir(join(house.folder, 'data', 'mail')), 1)
  })

  test('neither reads nor runs what lies in the current folder or one above it', async ({ assert }) => {
    const evil = `require('node:fs').writeFileSync(${JSON.stringify(join(house.folder, 'executed'))}, '')`
    const below = join('theirs', 'deeper')
    for (const folder of ['theirs', below]) {
      await mkdir(join(house.folder, folder, '.config'), { recursive: true })
      await mkdir(join(house.folder, folder, 'tasks'), { recursive: true })
      for (const name of [
        '.graphile-workerrc.js',
        '.config/graphile-workerrc.cjs',
        'graphile-worker.config.cjs',
        'graphile.config.js',
        'knexfile.js',
        '.adonisrc.js',
        'tasks/send_notice.js',
      ])
        await house.write(join(folder, name), evil)
      await house.write(join(folder, '.graphile-workerrc'), '{ not json')
      await house.write(join(folder, '.env'), 'DATABASE_URL=postgres://nobody@127.0.0.1:1/x')
      await house.write(join(folder, 'crontab'), '* * * * * evil')
    }

    for (const words of ['jobs work --once', 'db migrate --dry-run', 'users list']) {
      const { code, err } = await house.saudeIn(below, words)
      assert.equal(code, 0, err)
    }

    assert.notInclude(await readdir(house.folder), 'executed')
  })

  test('157: works until it is asked to end, the retention among its tasks', async ({ assert }) => {
    const { id } = await givenProfessional(house.database)
    await house.database.rows(
      `insert into access_records (professional_id, at) values (?, now() - interval '7 months')`,
      [id],
    )
    await enqueue('apply_retention', {})
    await house.saude('jobs work --once')

    const { code, out, err } = await house.saudeUntil('jobs work', 'Trabalhando')

    assert.deepEqual([code, out], [0, ''])
    assert.match(err, /0 trabalhos na fila/)
    assert.isNull(await house.database.row('select 1 from access_records'))
  })
})
