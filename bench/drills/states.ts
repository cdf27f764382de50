import type { Database } from '#infrastructure/database/database.ts'

/** Checksums of what people entered, without what differs from run to run. */
const TABLES: Readonly<Record<string, string>> = {
  professionals:
    'email, name, lastname, slug, specialty_id, city, state, crm, whatsapp, bio, is_verified, subscription_level, rating',
  reviews: 'id, patient_name, comment, rating, status',
  contacts: 'id, patient_name, service_of_interest, message, whatsapp, lead_status',
  blog_posts: 'slug, title, meta_description, excerpt',
}

export type State = Readonly<Record<string, string>>

/** Rows and checksum of each table, and how many people a search can find. */
export function stateOf(database: Database): Promise<State> {
  return database.withoutStatementTimeout(() => readState(database))
}

async function readState(database: Database): Promise<State> {
  const state: Record<string, string> = {}
  for (const [table, columns] of Object.entries(TABLES)) {
    const row = await database.row<{ rows: number; sum: string | null }>(
      `select count(*)::integer as rows, md5(string_agg(each, '' order by each collate "C")) as sum
         from (select md5(row(${columns})::text) as each from ${table}) as t`,
    )
    state[table] = `${row?.rows ?? 0} ${(row?.sum ?? '').slice(0, 12)}`
  }
  const listed = await database.row<{ people: number }>(
    'select count(*)::integer as people from professional_listings',
  )
  return { ...state, listed: String(listed?.people) }
}

export function differences(one: State, other: State): string {
  const names = Object.keys(one).filter((name) => one[name] !== other[name])
  return names.map((name) => `${name}: ${one[name]} ≠ ${other[name]}`).join('; ')
}
