import { ADVISORY_LOCKS } from '#search/shared/advisory_locks.ts'

/** People from whom on the bearers of a word are kept: fewer are as quickly read from the listings. */
const BEARERS_KEPT_FROM = 2_000

/** Of a row of `ts_stat`. */
export const IS_COMMON = `ndoc >= ${BEARERS_KEPT_FROM}`

export const commonNamesOf = (listings: string) =>
  `select word from ts_stat('select names from ${listings}') where ${IS_COMMON}`

/** To be asked in a transaction of their own: writers that began before a word was common are waited for. */
export const WAIT_FOR_WRITERS = `select pg_advisory_xact_lock(${ADVISORY_LOCKS.namingTheCommon})`
export const SET_COMMON_NAMES = `
  with rare as (delete from common_names where word <> all(?::text[]))
  insert into common_names (word) select unnest(?::text[]) on conflict do nothing`

/** Fills a table like `common_name_bearers` that is empty; `names` is the table of the common ones. */
export const addBearers = (bearers: string, names: string, listings: string) => `
  insert into ${bearers} (word, came, gone, folded)
  select word, string_agg(listing_mark(municipality_id, state, specialty_id, modes, insurers), ''), '', true
  from ${listings} cross join lateral unnest(tsvector_to_array(names)) as name (word)
  where word in (select word from ${names})
  group by word`

/** To be asked before what follows: a fold under way would hide rows behind one that its snapshot does not see. */
export const WAIT_FOR_FOLDING = `select pg_advisory_xact_lock(${ADVISORY_LOCKS.foldingCounts})`

/** Every bearer anew, in one snapshot: what writers append meanwhile is not seen by it, and stays. */
export const KEEP_BEARERS = `
  with emptied as (delete from common_name_bearers),
  added as (${addBearers('common_name_bearers', 'common_names', 'professional_listings')})
  update common_names set kept = true where not kept`
