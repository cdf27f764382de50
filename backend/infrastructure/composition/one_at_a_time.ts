import { withConnection } from '../database/open_database.ts'

/** Does `work` while no other process on this database does work of the same name; the others wait for their turn. */
export function oneAtATime<Value>(
  databaseUrl: string,
  name: string,
  work: () => Promise<Value>,
): Promise<Value> {
  return withConnection(databaseUrl, async (turn) => {
    await turn.query('select pg_advisory_lock(hashtext($1))', [name])
    return work()
  })
}
