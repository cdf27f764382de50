import type { Pool } from 'pg'
import { tellingWords } from './telling_words.ts'

/** What a first version of a directory does: every word anywhere in the joined tables, the best sixty and their total. */
export async function ilikeSearch(pool: Pool, q: string): Promise<string[]> {
  const words = tellingWords(q)
  const conditions = words.map(
    (
      _,
      index,
    ) => `(p.name || ' ' || p.lastname || ' ' || coalesce(s.name, '') || ' ' || coalesce(p.city, '') || ' '
      || coalesce(p.state, '') || ' ' || coalesce(i.names, '')) ilike $${index + 1}`,
  )
  const { rows } = await pool.query<{ id: string }>(
    `select p.id, p.name, p.lastname, s.name as specialty, p.city, p.state, count(*) over () as total
     from professionals p
     left join specialties s on s.id = p.specialty_id
     left join lateral (
       select string_agg(insurers.name, ' ') as names
       from professional_insurances join insurers on insurers.id = insurer_id
       where professional_id = p.id and is_active
     ) i on true
     where p.role = 'user' and not p.blocked and ${conditions.join(' and ')}
     order by p.subscription_level = 'premium' desc, p.is_verified desc,
       round(1000 * (p.rating * p.review_count + 30) / (p.review_count + 10)) desc, p.id limit 60`,
    words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`),
  )
  return rows.map(({ id }) => id)
}
