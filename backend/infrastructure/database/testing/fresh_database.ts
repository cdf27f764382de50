import { randomUUID } from 'node:crypto'
import { codeOf, type Database } from '../database.ts'
import { openDatabase, OPERATOR_LIMITS } from '../open_database.ts'

/** The application's role in tests: it owns nothing. */
export const APPLICATION = { role: 'saude_test_app', password: 'only-for-tests' }

/** The test run's PostgreSQL, and the migrated, seeded database that every fresh one copies. */
function testServer(): { url: string; template: string } {
  const url = process.env['TEST_DATABASE_URL']
  const template = process.env['TEST_TEMPLATE']
  if (!url || !template)
    throw new Error('Run database tests by npm test: TEST_DATABASE_URL and TEST_TEMPLATE are unset.')
  return { url, template }
}

function urlOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

export interface FreshDatabase {
  /** Connected as the owner. */
  database: Database
  /** For the application's role, with its production rights. */
  applicationUrl: string
  drop(): Promise<void>
}

/** Creates a database for one group of tests: migrated, with the catalogue, without professionals. */
export async function freshDatabase(poolSize = 10): Promise<FreshDatabase> {
  const { url, template } = testServer()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(url, `create database ${name} template ${template}`)
  const database = openDatabase({ url: urlOf(url, name), poolSize, ...OPERATOR_LIMITS })
  return {
    database,
    applicationUrl: Object.assign(new URL(database.url), {
      username: APPLICATION.role,
      password: APPLICATION.password,
    }).href,
    async drop() {
      await database.close()
      await onServer(url, `drop database ${name} with (force)`)
    },
  }
}

/** Creates a database without tables. */
export async function emptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const { url } = testServer()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(url, `create database ${name}`)
  return { url: urlOf(url, name), drop: () => onServer(url, `drop database ${name} with (force)`) }
}

/** PostgreSQL has ended the last connections to a database, waited 5 s, and some still exist. */
const STILL_IN_USE = '55006'
const TRIES = 12

/** Creates and drops databases, which may take long on a busy machine. */
export async function onServer(url: string, sql: string): Promise<void> {
  const server = openDatabase({ url, poolSize: 1, ...OPERATOR_LIMITS, timeLimitFactor: 60 })
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        return void (await server.rows(sql))
      } catch (error) {
        if (codeOf(error) !== STILL_IN_USE || attempt === TRIES) throw error
      }
    }
  } finally {
    await server.close()
  }
}
