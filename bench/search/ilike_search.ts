import type { Pool } from 'pg'
import { foldText } from '#domain/shared/text.ts'

export interface Card {
  name: string
  lastname: string
  specialty: string | null
  city: string | null
  state: string | null
}

const SMALL_WORDS = new Set(['em', 'de', 'da', 'do', 'convenio'])

/** What a first version of a directory does: every word anywhere in the joined tables, the best sixty and their total. */
export async function ilikeSearch(pool: Pool, q: string): Promise<Card[]> {
  const words = q.split(' ').filter((word) => !SMALL_WORDS.has(foldText(word)))
  const conditions = words.map(
    (
      _,
      index,
    ) => `(p.name || ' ' || p.lastname || ' ' || coalesce(s.name, '') || ' ' || coalesce(p.city, '') || ' '
      || coalesce(p.state, '') || ' ' || coalesce(i.names, '')) ilike $${index + 1}`,
  )
  const { rows } = await pool.query<Card>(
    `select p.id, p.name, p.lastname, s.name as specialty, p.city, p.state, count(*) over () as total
     from professionals p
     left join specialties s on s.id = p.specialty_id
     left join lateral (
       select string_agg(insurers.name, ' ') as names
       from professional_insurances join insurers on insurers.id = insurer_id
       where professional_id = p.id and is_active
     ) i on true
     where p.role = 'user' and not p.blocked and ${conditions.join(' and ')}
     order by p.subscription_level = 'premium' desc, p.is_verified desc, p.rating desc, p.id limit 60`,
    words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`),
  )
  return rows
}
