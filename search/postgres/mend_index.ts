const INSURER_SLOTS = 63
const slots = Array.from({ length: INSURER_SLOTS }, (_, index) => index)

/** Only one process folds at a time; the others go on. The key is an arbitrary number of ours. */
export const FOLD_CELLS = `
  select case when pg_try_advisory_xact_lock(7283401) then fold_listing_cells() end`

/** Rebuilds mend one after another; to be asked before the statement that takes the snapshot. */
export const WAIT_FOR_OTHER_MENDING = 'select pg_advisory_xact_lock(7283402)'

/**
 * Appends what the counts lack of the listings, both seen in one snapshot: writers append their own differences in the
 * transaction of their listing, so they need not wait.
 */
export const MEND_CELLS = `
  with actual as (
    select municipality, specialty, state, modes, count(*) as listings,
           array[${slots.map((slot) => `sum(insurers >> ${slot} & 1)`).join(', ')}] as by_insurer
    from professional_listings
    cross join lateral (values (municipality_id), (-1)) as place (municipality)
    cross join lateral (values (specialty_id), (-1::smallint)) as kind (specialty)
    group by municipality, specialty, state, modes
  ),
  recorded as (
    select municipality_id as municipality, specialty_id as specialty, state, modes, sum(listings) as listings,
           array[${slots.map((slot) => `sum(by_insurer[${slot + 1}])`).join(', ')}] as by_insurer
    from listing_cells group by 1, 2, 3, 4
  )
  insert into listing_cells (municipality_id, specialty_id, state, modes, listings, by_insurer)
  select municipality, specialty, state, modes, coalesce(actual.listings, 0) - coalesce(recorded.listings, 0),
         array[${slots.map((slot) => `coalesce(actual.by_insurer[${slot + 1}], 0) - coalesce(recorded.by_insurer[${slot + 1}], 0)`).join(', ')}]
  from actual full join recorded using (municipality, specialty, state, modes)
  where actual.listings is distinct from recorded.listings or actual.by_insurer is distinct from recorded.by_insurer`

const WORDS_IN_USE = `select word from ts_stat('select names from professional_listings')`

/** A word taken over from somebody who leaves at this very moment may be missed until the next time. */
export const MEND_WORDS = [
  `delete from listed_words where word not in (${WORDS_IN_USE})`,
  `insert into listed_words (word) ${WORDS_IN_USE} on conflict do nothing`,
]
