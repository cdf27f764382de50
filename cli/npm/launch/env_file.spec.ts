import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { test } from '@japa/runner'
import { readSettings } from '#infrastructure/composition/settings.ts'

const ENV_FILE = new URL('./env_file.mjs', import.meta.url).href
const EXAMPLE = new URL('../../../.env.example', import.meta.url)

test.group('The file .env', (group) => {
  let folder: string

  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'saude-env-'))
    return () => rmSync(folder, { recursive: true })
  })

  /** BRAND_NAME and PORT, as a launcher sees them then. */
  const seenWith = (variables: NodeJS.ProcessEnv) => {
    const script = `import { readEnvFile } from '${ENV_FILE}'
      readEnvFile('${folder}')
      process.stdout.write(JSON.stringify([process.env.BRAND_NAME, process.env.PORT]))`
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      env: variables,
      encoding: 'utf8',
    })
    return stdout ? JSON.parse(stdout) : stderr
  }

  test('provides what the environment does not', ({ assert }) => {
    writeFileSync(join(folder, '.env'), 'BRAND_NAME=Clínica Boa # ours\nPORT=4000\n')

    assert.deepEqual(seenWith({ PORT: '5000' }), ['Clínica Boa', '5000'])
  })

  test('is optional', ({ assert }) => {
    assert.deepEqual(seenWith({ PORT: '5000' }), [null, '5000'])
  })

  test('is ignored in tests', ({ assert }) => {
    writeFileSync(join(folder, '.env'), 'BRAND_NAME=Clínica Boa\n')

    assert.deepEqual(seenWith({ NODE_ENV: 'test' }), [null, null])
  })

  test('can be an unchanged .env.example, with the defaults', ({ assert }) => {
    const example = parseEnv(readFileSync(EXAMPLE, 'utf8'))

    assert.equal(JSON.stringify(readSettings(example)), JSON.stringify(readSettings({})))
  })
})
