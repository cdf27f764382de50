import { ADVISORY_LOCKS } from '#search/shared/advisory_locks.ts'

const INSURER_SLOTS = 63
const slots = Array.from({ length: INSURER_SLOTS }, (_, index) => index)
const accepting = (slot: number) => `count(*) filter (where insurers & ${1n << BigInt(slot)} <> 0)`

/** Only one process folds at a time; the others go on. */
export const FOLD = `
  select fold_listing_cells(), fold_common_names() where pg_try_advisory_xact_lock(${ADVISORY_LOCKS.foldingCounts})`

/** Rebuilds repair one after another; to be asked before the statement that takes the snapshot. */
export const WAIT_FOR_OTHER_REPAIR = `select pg_advisory_xact_lock(${ADVISORY_LOCKS.repairingTheSearch})`

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

export const REPAIR_CELLS = `
  insert into listing_cells (place, within, specialty_id, modes, listings, by_insurer) ${CELL_DIFFERENCES}`

const WORDS = "select word from ts_stat('select names from professional_listings')"

/** A word taken over from somebody who leaves at this very moment may be missed until the next time. */
export const REPAIR_WORDS = [
  `delete from listed_words where word not in (${WORDS})`,
  `insert into listed_words (word) ${WORDS} on conflict do nothing`,
]
