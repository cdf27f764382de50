import { Client, DatabaseError } from 'pg'

const APP_DATABASE = 'saude_perto'
const UNKNOWN_DATABASE = '3D000'

export type AppDatabase = {
  /** A postgres:// address with its password, for a superuser. */
  connectionUrl: string
  /** Whether this call made the database: it is empty, without a single table. */
  isFresh: boolean
}

/** Makes sure that the application's database exists; answers its address and whether it was just made. */
export async function appDatabase(server: URL): Promise<AppDatabase> {
  const connectionUrl = addressOf(server, APP_DATABASE)
  if (await exists(connectionUrl)) return { connectionUrl, isFresh: false }
  const client = new Client({ connectionString: addressOf(server, 'postgres') })
  await client.connect()
  await client.query(`CREATE DATABASE ${APP_DATABASE}`)
  await client.end()
  return { connectionUrl, isFresh: true }
}

async function exists(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString })
  try {
    await client.connect()
    await client.end()
    return true
  } catch (error) {
    if (error instanceof DatabaseError && error.code === UNKNOWN_DATABASE) return false
    throw error
  }
}

function addressOf(server: URL, database: string): string {
  return Object.assign(new URL(server), { pathname: `/${database}` }).href
}
