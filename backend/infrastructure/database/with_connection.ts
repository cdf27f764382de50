import { Client } from 'pg'
import { CONNECTING_LIMIT } from './open_pool.ts'

/**
 * Does `work` on a connection of its own, without limits on its statements, and closes it. Where it is lost, the statement
 * under way fails, or else the next one: it never ends the process.
 */
export async function withConnection<Value>(
  url: string,
  work: (connection: Client) => Promise<Value>,
): Promise<Value> {
  const connection = new Client({
    connectionString: url,
    application_name: 'saude-perto-work',
    connectionTimeoutMillis: CONNECTING_LIMIT,
    keepAlive: true,
  })
  connection.on('error', () => 'its statements say so')
  await connection.connect()
  try {
    return await work(connection)
  } finally {
    await connection.end()
  }
}
