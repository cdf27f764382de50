import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { settingsInForce } from './settings_in_force.ts'

test.group('settingsInForce', (group) => {
  let folder = ''
  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'settings-'))
    return () => rm(folder, { recursive: true, force: true })
  })

  test('names the source of each value', async ({ assert }) => {
    const envFile = join(folder, '.env')
    await writeFile(envFile, 'PORT=4000\nLOG_LEVEL=warn\n')
    await writeFile(join(folder, 'key'), 'k'.repeat(10) + 'abcdefghijklmnopqrstuvwxyz')
    const variables = { PORT: '4000', LOG_LEVEL: 'error', APP_KEY_FILE: join(folder, 'key'), HOT: '' }

    const settings = settingsInForce(variables, envFile)

    const expected = { PORT: ['4000', '.env'], LOG_LEVEL: ['error', 'environment'], APP_KEY: ['•••', 'file'] }
    for (const [name, [value, from]] of Object.entries(expected))
      assert.deepInclude(settings, { name, value, from })
    assert.deepInclude(settings, { name: 'HOT', value: '0', from: 'default' })
    assert.deepInclude(settings, { name: 'SMTP_URL', value: null, from: 'default' })
  })

  test('never shows a password', async ({ assert }) => {
    const secret = 'segredo-de-teste'
    const settings = settingsInForce(
      {
        DATABASE_URL: `postgres://ana:${secret}@banco:5432/site?password=${secret}`,
        SMTP_URL: `smtp://ana:${secret}@mail:587`,
        MEILI_KEY: secret,
        MONITORING_SECRET: `${secret}-longo`,
      },
      join(folder, 'missing'),
    )

    assert.notInclude(JSON.stringify(settings), secret)
    assert.deepInclude(settings, {
      name: 'DATABASE_URL',
      value: 'postgres://ana:•••@banco:5432/site',
      from: 'environment',
    })
  })
})
