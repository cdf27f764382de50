import { Client } from 'pg'

/** Does `work` while no other process on this database does work of the same name; the others wait for their turn. */
export async function oneAtATime<Value>(
  databaseUrl: string,
  name: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const turn = new Client({ connectionString: databaseUrl })
  await turn.connect()
  try {
    await turn.query('select pg_advisory_lock(hashtext($1))', [name])
    return await work()
  } finally {
    await turn.end()
  }
}
