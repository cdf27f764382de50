import type { NameReading } from '#domain/names/name_reading.ts'
import { PREMIUM } from '../pages/listing_filter.ts'
import { nameQuery, namesAsked } from './name_query.ts'
import { type SqlStatement, Bindings } from '../statement.ts'

/** `is true` keeps the planner, which does not know how common the words are, from the index on names. */
const fitsWithoutIndex = (reading: NameReading, bindings: Bindings) =>
  `(names @@ ${bindings.add(nameQuery(reading), 'tsquery')}) is true`

/** The ids of those whose name fits among the best `most` of all people; quick where many fit. */
export function fittingAmongTheBest(reading: NameReading, most: number, limit: number): SqlStatement {
  const bindings = new Bindings()
  const text = `
    select professional_id
    from (
      select professional_id, rank, names from professional_listings
      order by rank, professional_id limit ${bindings.add(most, 'integer')}
    ) as best
    where ${fitsWithoutIndex(reading, bindings)}
    order by rank, professional_id limit ${bindings.add(limit, 'integer')}`
  return { text, values: bindings.values }
}

/** What the index on the names of premium professionals, who rank before all others, is made for. */
const IS_PREMIUM = `modes & ${PREMIUM} = ${PREMIUM}`

/** The ids of the best of those whose name fits: found by the `telling` words, then looked at for the `others`. */
export function bestFitting(
  { telling, others, among }: { telling: NameReading; others: NameReading; among: 'premium' | 'everyone' },
  limit: number,
): SqlStatement {
  const bindings = new Bindings()
  const conditions = [`names @@ ${everyoneBy(telling, bindings)}`]
  if (others.length > 0) conditions.push(fitsWithoutIndex(others, bindings))
  if (among === 'premium') conditions.push(IS_PREMIUM)
  const text = `
    with found as materialized (
      select professional_id, rank from professional_listings where ${conditions.join(' and ')}
    )
    select professional_id from found order by rank, professional_id limit ${bindings.add(limit, 'integer')}`
  return { text, values: bindings.values }
}

/** Spelling a beginning out pays where another word leaves few people to look at; alone it costs. */
function everyoneBy(telling: NameReading, bindings: Bindings): string {
  return telling.length > 1 ? namesAsked(telling, bindings) : bindings.add(nameQuery(telling), 'tsquery')
}
