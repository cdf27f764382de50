const INSURER_SLOTS = 63
const slots = Array.from({ length: INSURER_SLOTS }, (_, index) => index)

/** Only one process folds at a time; the others go on. The key is an arbitrary number of ours. */
export const FOLD_CELLS = `
  select case when pg_try_advisory_xact_lock(7283401) then fold_listing_cells() end`

/** Rebuilds mend one after another; to be asked before the statement that takes the snapshot. */
export const WAIT_FOR_OTHER_MENDING = 'select pg_advisory_xact_lock(7283402)'

/** Every cell that the listings make, counted. The sums are of integers: those of larger numbers cost five times as much. */
const CELLS = `
  select coalesce(municipality_id, -1) as municipality, coalesce(specialty_id, -1::smallint) as specialty, state, modes,
         count(*) as listings,
         array[${slots.map((slot) => `sum((insurers >> ${slot} & 1)::integer)`).join(', ')}]::integer[] as by_insurer
  from professional_listings
  group by state, modes, cube (municipality_id, specialty_id)`

/** For a table that is empty. */
export const COUNT_EVERY_CELL = `
  insert into listing_cells (municipality_id, specialty_id, state, modes, listings, by_insurer, folded)
  select cell.*, true from (${CELLS}) as cell`

/**
 * What the counts lack of the listings, both seen in one snapshot: writers append their own differences in the
 * transaction of their listing, so nobody needs to wait. No rows where they agree.
 */
export const CELL_DIFFERENCES = `
  select * from (
    select municipality, specialty, state, modes, sum(sign * listings) as listings,
           array[${slots.map((slot) => `sum(sign * by_insurer[${slot + 1}])`).join(', ')}]::integer[] as by_insurer
    from (
      select 1 as sign, cell.* from (${CELLS}) as cell
      union all
      select -1, municipality_id, specialty_id, state, modes, listings, by_insurer from listing_cells
    ) as side
    group by municipality, specialty, state, modes
  ) as difference
  where listings <> 0 or array_remove(by_insurer, 0) <> '{}'`

export const MEND_CELLS = `
  insert into listing_cells (municipality_id, specialty_id, state, modes, listings, by_insurer) ${CELL_DIFFERENCES}`

const WORDS_IN_USE = `select word from ts_stat('select names from professional_listings')`

/** A word taken over from somebody who leaves at this very moment may be missed until the next time. */
export const MEND_WORDS = [
  `delete from listed_words where word not in (${WORDS_IN_USE})`,
  `insert into listed_words (word) ${WORDS_IN_USE} on conflict do nothing`,
]
