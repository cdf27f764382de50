import type { Pool } from 'pg'
import { foldText } from '#domain/shared/text.ts'
import { tellingWords } from './telling_words.ts'

const TEXTS = 'bench_texts'
const PREPARE = `
  create table ${TEXTS} as
  select p.id, fold_text(concat_ws(' ', p.name, p.lastname, s.name, p.city, p.state, (
           select string_agg(insurers.name, ' ') from professional_insurances
           join insurers on insurers.id = insurer_id where professional_id = p.id and is_active
         ))) as text,
         row_number() over (
           order by p.subscription_level = 'premium' desc, p.is_verified desc,
             round(1000 * (p.rating * p.review_count + 30) / (p.review_count + 10)) desc, p.id
         ) as position
  from professionals p left join specialties s on s.id = p.specialty_id
  where p.role = 'user' and not p.blocked;
  create index on ${TEXTS} using gin (text gin_trgm_ops);
  analyze ${TEXTS}`

/** Everything known of a person in one text with a trigram index, made once for each bench database. */
export async function prepareTrigrams(pool: Pool, say: (line: string) => void): Promise<void> {
  const { rows } = await pool.query<{ made: boolean }>(`select to_regclass('${TEXTS}') is not null as made`)
  if (rows[0]?.made) return
  const start = performance.now()
  await pool.query(`begin; set local statement_timeout = 0; ${PREPARE}; commit`)
  say(`texts with trigrams made: ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

/** The sixty texts most like the query, and how many are like it. */
export async function trigramSearch(pool: Pool, q: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id, count(*) over () as total from ${TEXTS} where $1 <% text
     order by $1 <<-> text, position limit 60`,
    [foldText(tellingWords(q).join(' '))],
  )
  return rows.map(({ id }) => id)
}
