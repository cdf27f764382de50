import { createHmac } from 'node:crypto'
import { Client, DatabaseError } from 'pg'

export const APP_DATABASE = 'saude_perto'
export const APP_ROLE = 'saude_app'
const UNKNOWN_DATABASE = '3D000'

export type AppDatabase = {
  /** A superuser's URL, with password. */
  connectionUrl: string
  /** The application's URL: its role owns nothing and has no rights yet. */
  applicationUrl: string
  /** Whether this call created the database, which is then empty. */
  isFresh: boolean
}

/** Creates the application's database and role if missing; returns their URLs. */
export async function appDatabase(server: URL): Promise<AppDatabase> {
  const connectionUrl = addressOf(server, APP_DATABASE)
  const password = passwordOfApp(server.password)
  const isFresh = !(await executeIfThere(connectionUrl, createRole(password)))
  if (isFresh) {
    await execute(addressOf(server, 'postgres'), `CREATE DATABASE ${APP_DATABASE}`)
    await execute(connectionUrl, createRole(password))
  }
  return { connectionUrl, applicationUrl: addressOf(server, APP_DATABASE, APP_ROLE, password), isFresh }
}

/** Derives the application's password from the superuser's: equal for all processes, and not reversible. */
export function passwordOfApp(ofSuperuser: string): string {
  return createHmac('sha256', ofSuperuser).update(APP_ROLE).digest('base64url')
}

const createRole = (password: string) =>
  `DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${APP_ROLE}') THEN
      CREATE ROLE ${APP_ROLE} LOGIN NOSUPERUSER PASSWORD '${password}';
    END IF;
  END $$`

async function execute(connectionString: string, sql: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** Returns whether the database exists. */
async function executeIfThere(connectionString: string, sql: string): Promise<boolean> {
  try {
    await execute(connectionString, sql)
    return true
  } catch (error) {
    if (error instanceof DatabaseError && error.code === UNKNOWN_DATABASE) return false
    throw error
  }
}

function addressOf(
  server: URL,
  database: string,
  username = server.username,
  password = server.password,
): string {
  return Object.assign(new URL(server), { pathname: `/${database}`, username, password }).href
}
