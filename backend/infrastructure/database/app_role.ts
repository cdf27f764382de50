import type { Database } from './database.ts'

/** Tables in which the application may only read and add. */
const ONLY_GROWING = ['audit_log']

/**
 * Lets `role` work with the data and change nothing else: it owns no table, so it can neither drop, alter nor empty one,
 * nor switch off a trigger, and what only grows it cannot rewrite. Run as the owner after every migration; again is harmless.
 */
export async function grantToApplication(owner: Database, role: string): Promise<void> {
  const name = quoted(role)
  await owner.transaction(async () => {
    await owner.rows(`select pg_advisory_xact_lock(hashtext('grants to the application'))`)
    await owner.rows(`grant usage on schema public, graphile_worker to ${name}`)
    await owner.rows(
      `grant select, insert, update, delete on all tables in schema public, graphile_worker to ${name}`,
    )
    await owner.rows(`grant usage, select on all sequences in schema public, graphile_worker to ${name}`)
    for (const table of ONLY_GROWING) await owner.rows(`revoke update, delete on ${table} from ${name}`)
    for (const table of await tablesWithoutPolicy(owner))
      await owner.rows(`create policy application on graphile_worker.${quoted(table)} to public using (true)`)
  })
}

/** The job queue guards its tables by row-level security, which lets in their owner alone unless a policy says more. */
async function tablesWithoutPolicy(owner: Database): Promise<string[]> {
  const rows = await owner.rows<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
       and not exists (select from pg_policy where polrelid = pg_class.oid and polname = 'application')`,
  )
  return rows.map(({ name }) => name)
}

/** Who logs in by this address. */
export function roleOf(url: string): string {
  return decodeURIComponent(new URL(url).username)
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
