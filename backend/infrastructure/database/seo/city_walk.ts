/** Each specialty with each municipality where somebody has it, once. */
export const EVERY_CITY = `select specialty_id, municipality_id from professional_listings
  where specialty_id > 0 and municipality_id > 0 group by specialty_id, municipality_id`

/** No other lower bound may stand here: the index would be entered there and not at the pair. */
const firstAfter = (specialty: string, municipality: string) => `
  select specialty_id, municipality_id from professional_listings
  where municipality_id <> 0 and (specialty_id, municipality_id) > (${specialty}, ${municipality})
  order by specialty_id, municipality_id limit 1`

/**
 * The same as EVERY_CITY from a pair on, by one look into the index for each pair, however many professionals share it:
 * https://wiki.postgresql.org/wiki/Loose_indexscan. Takes the pair before, how many, and the last pair.
 */
export const CITY_WALK = `
  with recursive walk as (
    select first.*, 1 as place from (${firstAfter('?', '?')}) as first
    union all
    select following.*, walk.place + 1
    from walk cross join lateral (${firstAfter('walk.specialty_id', 'walk.municipality_id')}) as following
    where walk.place < ?
  ),
  listed as (select specialty_id, municipality_id from walk where (specialty_id, municipality_id) <= (?, ?))`
