import { BaseSchema } from '@adonisjs/lucid/schema'

const INSURER_SLOTS = 63
const slots = Array.from({ length: INSURER_SLOTS }, (_, index) => index)

/**
 * How many listings share a place, a specialty and modes, and how many of them accept each insurer: exact totals and
 * facets without counting rows. A write only appends its difference, so that writers never wait for one another;
 * readers sum, and `fold_listing_cells` adds the differences up from time to time.
 */
export default class ListingCells extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table listing_cells (
        municipality_id integer not null,
        specialty_id smallint not null,
        state text collate "C" not null,
        modes smallint not null,
        listings integer not null,
        by_insurer integer[] not null,
        folded boolean not null default false
      );
      comment on column listing_cells.municipality_id is '-1: the whole state';
      comment on column listing_cells.specialty_id is '-1: any specialty';
      create index listing_cells_place on listing_cells (municipality_id, specialty_id, state);
      create index listing_cells_state on listing_cells (state, specialty_id, municipality_id);
      create index listing_cells_unfolded on listing_cells (municipality_id, specialty_id, state) where not folded;
    `)
    this.schema.raw(COUNT_CHANGES)
    this.schema.raw(FOLD)
    this.schema.raw(['insert', 'update', 'delete'].map(trigger).join(';\n'))
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

const appendDifference = (changes: string) => `
  insert into listing_cells (municipality_id, specialty_id, state, modes, listings, by_insurer)
  select * from (
    select coalesce(municipality_id, -1), coalesce(specialty_id, -1::smallint), state, modes, sum(sign) as listings,
           array[${slots.map((slot) => `sum(sign * (insurers >> ${slot} & 1)::integer)`).join(', ')}]::integer[] as by_insurer
    from (${changes}) as change
    group by state, modes, cube (municipality_id, specialty_id)
  ) as difference
  where listings <> 0 or array_remove(by_insurer, 0) <> '{}';`

const COUNT_CHANGES = `
  create function count_listing_changes() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then ${appendDifference(added)}
    elsif tg_op = 'DELETE' then ${appendDifference(removed)}
    else ${appendDifference(`${added} union all ${removed}`)}
    end if;
    return null;
  end $$`

const FOLD = `
  create function fold_listing_cells() returns void language sql as $$
    with touched as (
      select distinct municipality_id, specialty_id, state, modes from listing_cells where not folded
    ),
    gone as (
      delete from listing_cells as cell using touched
      where cell.municipality_id = touched.municipality_id and cell.specialty_id = touched.specialty_id
        and cell.state = touched.state and cell.modes = touched.modes
      returning cell.*
    )
    insert into listing_cells
    select municipality_id, specialty_id, state, modes, sum(listings),
           array[${slots.map((slot) => `sum(by_insurer[${slot + 1}])`).join(', ')}]::integer[], true
    from gone
    group by municipality_id, specialty_id, state, modes
    having sum(listings) <> 0
  $$`

function trigger(event: string): string {
  const tables = {
    insert: 'new table as new_listings',
    update: 'old table as old_listings new table as new_listings',
    delete: 'old table as old_listings',
  }[event]
  return `create trigger listings_counted_on_${event} after ${event} on professional_listings
    referencing ${tables} for each statement execute function count_listing_changes()`
}
