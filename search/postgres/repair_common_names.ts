import { ADVISORY_LOCKS } from '#search/shared/advisory_locks.ts'

/** People from whom on the bearers of a word are kept: fewer are as quickly read from the listings. */
const BEARERS_KEPT_FROM = 2_000

export const COMMON_NAMES = `
  select word from ts_stat('select names from professional_listings') where ndoc >= ${BEARERS_KEPT_FROM}`

/** To be asked in a transaction of their own: writers that began before a word was common are waited for. */
export const WAIT_FOR_WRITERS = `select pg_advisory_xact_lock(${ADVISORY_LOCKS.namingTheCommon})`
export const SET_COMMON_NAMES = `
  with rare as (delete from common_names where word <> all(?::text[]))
  insert into common_names (word) select unnest(?::text[]) on conflict do nothing`

/** To be asked before what follows: a fold under way would hide rows behind one that its snapshot does not see. */
export const WAIT_FOR_FOLDING = `select pg_advisory_xact_lock(${ADVISORY_LOCKS.foldingCounts})`

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
