import type { NameReading } from '#domain/names/name_reading.ts'
import { nameQuery } from './name_query.ts'
import type { SqlStatement } from './page_statement.ts'

/** From this part of all people on, the best few are met sooner by walking down the ranking than by finding everyone. */
const COMMON = 1 / 200

/** The ids of the best ranked people whose name fits. `share` is roughly how many of all people that is. */
export function peopleWhileTyping(reading: NameReading, share: number, limit: number): SqlStatement {
  return { text: share >= COMMON ? WALK_THE_RANKING : FIND_EVERYONE, values: [nameQuery(reading), limit] }
}

/** `is true` keeps the planner, which does not know how common the words are, from the index on names. */
const WALK_THE_RANKING = `
  select professional_id from professional_listings where (names @@ $1::tsquery) is true
  order by rank, professional_id limit $2`

const FIND_EVERYONE = `
  with found as materialized (
    select professional_id, rank from professional_listings where names @@ $1::tsquery
  )
  select professional_id from found order by rank, professional_id limit $2`
