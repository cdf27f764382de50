import { BaseSchema } from '@adonisjs/lucid/schema'
import { listingTriggers } from '../listing_triggers.ts'

const INSURER_SLOTS = 63
const slots = Array.from({ length: INSURER_SLOTS }, (_, index) => index)

/**
 * How many listings share a place, a specialty and modes, and how many of them accept each insurer: exact totals and
 * facets without counting rows. Places form a tree, the country over its states over their municipalities, so that the
 * counts of a place and those of the places within it lie side by side in an index. A write only appends its
 * difference, so that writers never wait for one another; readers sum, and `fold_listing_cells` adds the differences up
 * from time to time.
 */
export default class ListingCells extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table listing_cells (
        place text collate "C" not null,
        within text collate "C" not null,
        specialty_id smallint not null,
        modes smallint not null,
        listings integer not null,
        folded boolean not null default false,
        by_insurer integer[] not null
      );
      comment on column listing_cells.place is 'BR, the code of a state or the IBGE code of a municipality';
      comment on column listing_cells.within is 'the place around it';
      comment on column listing_cells.specialty_id is '-1: any specialty';
      create index listing_cells_place on listing_cells (place, specialty_id) include (modes, listings, within);
      create index listing_cells_within on listing_cells (within, specialty_id, place) include (modes, listings);
      create index listing_cells_unfolded on listing_cells (place) where not folded;
    `)
    this.schema.raw(COUNT_CHANGES)
    this.schema.raw(FOLD)
    this.schema.raw(listingTriggers('listings_counted', 'count_listing_changes'))
  }

  override async down() {
    this.schema.raw(`
      drop trigger listings_counted_on_insert on professional_listings;
      drop trigger listings_counted_on_update on professional_listings;
      drop trigger listings_counted_on_delete on professional_listings;
      drop function count_listing_changes(), fold_listing_cells();
      drop table listing_cells;
    `)
  }
}

const rowsOf = (table: string, sign: number) =>
  `select ${sign} as sign, municipality_id, specialty_id, state, modes, insurers from ${table}`

const added = rowsOf('new_listings', 1)
const removed = rowsOf('old_listings', -1)

const accepting = (slot: number) =>
  `coalesce(sum(people) filter (where insurers & ${1n << BigInt(slot)} <> 0), 0)`

/** What no cell can tell apart is gathered first: a change of nothing but the rank comes to nothing. */
const appendDifference = (changes: string) => `
  insert into listing_cells (place, within, specialty_id, modes, listings, by_insurer)
  select * from (
    select coalesce(municipality_id::text, state, 'BR') as place,
           case when grouping(state) = 1 then '' when grouping(municipality_id) = 1 then 'BR' else state end as within,
           coalesce(specialty_id, -1::smallint), modes, sum(people) as listings,
           array[${slots.map(accepting).join(', ')}]::integer[] as by_insurer
    from (
      select municipality_id, specialty_id, state, modes, insurers, sum(sign)::integer as people
      from (${changes}) as change
      group by municipality_id, specialty_id, state, modes, insurers having sum(sign) <> 0
    ) as changed
    group by modes, rollup (state, municipality_id), rollup (specialty_id)
  ) as difference
  where place not in ('', '0') and (listings <> 0 or array_remove(by_insurer, 0) <> '{}');`

const COUNT_CHANGES = `
  create function count_listing_changes() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then ${appendDifference(added)}
    elsif tg_op = 'DELETE' then ${appendDifference(removed)}
    else ${appendDifference(`${added} union all ${removed}`)}
    end if;
    return null;
  end $$`

/** Laid down in the order in which the places within a place are read. */
const FOLD = `
  create function fold_listing_cells() returns void language sql as $$
    with touched as (
      select distinct place, within, specialty_id, modes from listing_cells where not folded
    ),
    gone as (
      delete from listing_cells as cell using touched
      where cell.place = touched.place and cell.within = touched.within
        and cell.specialty_id = touched.specialty_id and cell.modes = touched.modes
      returning cell.*
    )
    insert into listing_cells
    select place, within, specialty_id, modes, sum(listings), true,
           array[${slots.map((slot) => `sum(by_insurer[${slot + 1}])`).join(', ')}]::integer[]
    from gone
    group by place, within, specialty_id, modes
    having sum(listings) <> 0
    order by within, specialty_id, place
  $$`
