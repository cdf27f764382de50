import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { knownMigrations } from '#infrastructure/database/apply_migrations.ts'
import { freshDatabase, type FreshDatabase } from '#infrastructure/database/testing/fresh_database.ts'
import { ROOT } from './screens.ts'

interface ListedRoute {
  method: string
  pattern: string
  middleware?: string[]
}

test.group('node ace', (group) => {
  let fresh: FreshDatabase
  group.each.timeout(300_000)
  group.setup(async () => {
    fresh = await freshDatabase(2)
    return () => fresh.drop()
  })

  async function ace(...words: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(process.execPath, ['ace.js', ...words, '--no-ansi'], {
      cwd: fileURLToPath(ROOT),
      maxBuffer: 16_777_216,
      env: {
        ...process.env,
        NODE_ENV: 'test',
        APP_KEY: 'a-key-for-tests-only-0123456789-0123456789',
        DATABASE_URL: fresh.applicationUrl,
        DATABASE_OWNER_URL: fresh.database.url,
        TIME_LIMIT_FACTOR: '30',
      },
    })
    return stdout
  }

  test('list:routes lists each address with its access', async ({ assert }) => {
    const lines = (await ace('list:routes', '--jsonl')).trim().split('\n')
    const routes = lines.map((line) => JSON.parse(line) as ListedRoute)
    const guardsOf = (method: string, pattern: string) =>
      routes.find((route) => route.method === method && route.pattern === pattern)?.middleware ?? []

    assert.include(guardsOf('GET', '/api/admin/users/counts'), 'access:adminsOnly')
    assert.include(guardsOf('POST', '/api/account/password'), 'access:signedIn')
    assert.isEmpty(guardsOf('GET', '/api/specialties').filter((name) => name.startsWith('access')))
    assert.include(guardsOf('GET', '/*'), 'limitScreensMiddleware')
  })

  test("migration:status and migration:run use this project's migrations", async ({ assert }) => {
    const names = await knownMigrations()
    const last = names.at(-1) ?? ''
    assert.match(await ace('migration:run'), /Already up to date/)
    await fresh.database.rows('delete from schema_migrations where name = ?', [`migrations/${last}`])
    const status = await ace('migration:status')

    for (const name of names)
      assert.match(status, new RegExp(`${name} .*${name === last ? 'pending' : 'completed'}`))
  })
})
