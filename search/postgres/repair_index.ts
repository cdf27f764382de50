import type { Database } from '#infrastructure/database/database.ts'
import { ADVISORY_LOCKS } from '#search/shared/advisory_locks.ts'

/** Makes words, counts and common names equal to the listings, while others write. */
export async function repair(database: Database): Promise<void> {
  await setCommonNames(database)
  await database.withoutStatementTimeout(async () => {
    await database.rows(WAIT_FOR_OTHER_REPAIR)
    for (const statement of [...REPAIR_WORDS, REPAIR_CELLS, WAIT_FOR_COMPACTION, KEEP_BEARERS, COMPACT])
      await database.rows(statement)
  })
}

export async function setCommonNames(database: Database): Promise<void> {
  const rows = await database.withoutStatementTimeout(() => database.rows<{ word: string }>(COMMON_NAMES))
  const words = rows.map(({ word }) => word)
  await database.transaction(async () => {
    await database.rows(WAIT_FOR_WRITERS)
    await database.rows(SET_COMMON_NAMES, [words, words])
  })
}

/** People from whom on the bearers of a word are kept: fewer are as quickly read from the listings. */
const BEARERS_KEPT_FROM = 2_000

const COMMON_NAMES = `
  select word from ts_stat('select names from professional_listings') where ndoc >= ${BEARERS_KEPT_FROM}`

/** To be asked in a transaction of their own: writers that began before a word was common are waited for. */
const WAIT_FOR_WRITERS = `select pg_advisory_xact_lock(${ADVISORY_LOCKS.namingTheCommon})`
const SET_COMMON_NAMES = `
  with rare as (delete from common_names where word <> all(?::text[]))
  insert into common_names (word) select unnest(?::text[]) on conflict do nothing`

/** To be asked before what follows: a compaction under way would hide rows behind one that its snapshot does not see. */
export const WAIT_FOR_COMPACTION = `select pg_advisory_xact_lock(${ADVISORY_LOCKS.compactingCounts})`

/** Every bearer anew, in one snapshot: what writers append meanwhile is not seen by it, and stays. */
export const KEEP_BEARERS = `
  with emptied as (delete from common_name_bearers),
  added as (
    insert into common_name_bearers (word, came, gone, folded)
    select word, string_agg(listing_mark(municipality_id, state, specialty_id, modes, insurers), ''), '', true
    from professional_listings cross join lateral unnest(tsvector_to_array(names)) as name (word)
    where word in (select word from common_names)
    group by word)
  update common_names set kept = true where not kept`

const INSURER_SLOTS = 40
const slots = Array.from({ length: INSURER_SLOTS }, (_, index) => index)
const accepting = (slot: number) => `count(*) filter (where insurers & ${1n << BigInt(slot)} <> 0)`

/** Only one process compacts at a time; the others go on. */
export const COMPACT = `
  select compact_listing_cells(), compact_common_names(), compact_professional_counts()
  where pg_try_advisory_xact_lock(${ADVISORY_LOCKS.compactingCounts})`

/** Rebuilds repair one after another; to be asked before the statement that takes the snapshot. */
const WAIT_FOR_OTHER_REPAIR = `select pg_advisory_xact_lock(${ADVISORY_LOCKS.repairingTheSearch})`

/** Every cell that the listings make, counted. */
const CELLS = `
  select * from (
    select coalesce(municipality_id::text, state, 'BR') as place,
           case when grouping(state) = 1 then '' when grouping(municipality_id) = 1 then 'BR' else state end as within,
           coalesce(specialty_id, -1::smallint) as specialty, modes, count(*) as listings,
           array[${slots.map(accepting).join(', ')}]::integer[] as by_insurer
    from professional_listings
    group by modes, rollup (state, municipality_id), rollup (specialty_id)
  ) as cell
  where place not in ('', '0')`

/** All cells anew where there are none, laid down in the order in which the places within a place are read. */
export const COUNT_CELLS = `
  insert into listing_cells (place, within, specialty_id, modes, listings, folded, by_insurer)
  select place, within, specialty, modes, listings, true, by_insurer from (${CELLS}) as counted
  order by within, specialty, place`

/**
 * What the counts lack of the listings, both seen in one snapshot: writers append their own differences in the
 * transaction of their listing, so nobody needs to wait. No rows where they agree.
 */
export const CELL_DIFFERENCES = `
  select * from (
    select place, within, specialty, modes, sum(sign * listings) as listings,
           array[${slots.map((slot) => `sum(sign * by_insurer[${slot + 1}])`).join(', ')}]::integer[] as by_insurer
    from (
      select 1 as sign, cell.* from (${CELLS}) as cell
      union all
      select -1, place, within, specialty_id, modes, listings, by_insurer from listing_cells
    ) as side
    group by place, within, specialty, modes
  ) as difference
  where listings <> 0 or array_remove(by_insurer, 0) <> '{}'`

const REPAIR_CELLS = `
  insert into listing_cells (place, within, specialty_id, modes, listings, by_insurer) ${CELL_DIFFERENCES}`

const WORDS = "select word from ts_stat('select names from professional_listings')"

/** A word taken over from somebody who leaves at this very moment may be missed until the next time. */
const REPAIR_WORDS = [
  `delete from listed_words where word not in (${WORDS})`,
  `insert into listed_words (word) ${WORDS} on conflict do nothing`,
]
