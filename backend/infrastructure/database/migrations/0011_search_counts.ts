import { BaseSchema } from '@adonisjs/lucid/schema'

/** Counts over all listings, kept up to date by triggers. */
export default class SearchCounts extends BaseSchema {
  override async up() {
    this.schema.raw(CELLS)
    this.schema.raw(COUNT_CHANGES)
    this.schema.raw(COMPACT_CELLS)
    this.schema.raw(listingTriggers('listings_counted', 'count_listing_changes'))
    this.schema.raw(CELL_WRITES)

    this.schema.raw(COMMON_NAMES)
    this.schema.raw(NOTE_BEARERS)
    this.schema.raw(COMPACT_BEARERS)
    this.schema.raw(listingTriggers('listings_named', 'note_bearers_of_common_names'))
  }
}

const TABLES = {
  insert: 'new table as new_listings',
  update: 'old table as old_listings new table as new_listings',
  delete: 'old table as old_listings',
}

/** Three triggers, `{name}_on_insert` and so on, that call a function after every statement on listings. */
function listingTriggers(name: string, calls: string): string {
  return Object.entries(TABLES)
    .map(
      ([event, tables]) => `create trigger ${name}_on_${event} after ${event} on professional_listings
        referencing ${tables} for each statement execute function ${calls}()`,
    )
    .join(';\n')
}

/** As many as there may be insurers. */
const INSURER_SLOTS = 40
const ofEachInsurer = (item: (slot: number) => string) =>
  `array[${Array.from({ length: INSURER_SLOTS }, (_, slot) => item(slot)).join(', ')}]::integer[]`

/**
 * Numbers of listings per place, specialty and modes, and of those that accept each insurer: exact totals and facets
 * without counting rows. Places form a tree (country, states, municipalities), so that the counts of the places within
 * a place are adjacent in an index. A write only appends its difference, so that writers never wait for one another;
 * reads sum, and `compact_listing_cells` merges the differences from time to time.
 */
const CELLS = `
      create table listing_cells (
        place text collate "C" not null,
        within text collate "C" not null,
        specialty_id smallint not null,
        modes integer not null,
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
      -- No query filters by it, and its statistics would make each imported row dearer.
      alter table listing_cells alter column by_insurer set statistics 0;
`

const rowsOf = (table: string, sign: number) =>
  `select ${sign} as sign, municipality_id, specialty_id, state, modes, insurers from ${table}`

const added = rowsOf('new_listings', 1)
const removed = rowsOf('old_listings', -1)

const accepting = (slot: number) =>
  `coalesce(sum(people) filter (where insurers & ${1n << BigInt(slot)} <> 0), 0)`

/** Sums first what no cell distinguishes: a change of the rank alone appends nothing. */
const appendDifference = (changes: string) => `
  insert into listing_cells (place, within, specialty_id, modes, listings, by_insurer)
  select * from (
    select coalesce(municipality_id::text, state, 'BR') as place,
           case when grouping(state) = 1 then '' when grouping(municipality_id) = 1 then 'BR' else state end as within,
           coalesce(specialty_id, -1::smallint), modes, sum(people) as listings,
           ${ofEachInsurer(accepting)} as by_insurer
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

/** In the order in which the places within a place are read. */
const COMPACT_CELLS = `
  create function compact_listing_cells() returns void language sql as $$
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
           ${ofEachInsurer((slot) => `sum(by_insurer[${slot + 1}])`)}
    from gone
    group by place, within, specialty_id, modes
    having sum(listings) <> 0
    order by within, specialty_id, place
  $$`

/**
 * Tells a reader whether its cached counts are current. Each writer of `listing_cells` adds a row, so that none waits
 * for another; a compaction (one process at a time) increments a counter and deletes those rows. Between two
 * compactions the number of visible rows only grows: an equal number means the same rows.
 */
const CELL_WRITES = `
      create table listing_cell_writes (id bigint generated always as identity);
      create table listing_cell_folds (is_only boolean primary key default true check (is_only), folds bigint not null);

      create function note_cell_write() returns trigger language plpgsql as $$
      begin
        insert into listing_cell_writes default values;
        return null;
      end $$;

      create function note_cell_fold() returns trigger language plpgsql as $$
      begin
        insert into listing_cell_folds (folds) values (1)
        on conflict (is_only) do update set folds = listing_cell_folds.folds + 1;
        delete from listing_cell_writes;
        return null;
      end $$;

      create trigger listing_cells_written after insert on listing_cells
        for each statement execute function note_cell_write();
      create trigger listing_cells_folded after delete on listing_cells
        for each statement execute function note_cell_fold();
`

/**
 * The bearers of each common word of names, as marks: counting reads a few adjacent rows instead of tens of thousands
 * of scattered ones. Maintained like the cells: writes append added and removed bearers, reads combine them, and
 * `compact_common_names` merges them. Only rebuilds decide which words are common; `kept` means that a word's bearers
 * are complete.
 */
const COMMON_NAMES = `
      -- 4 bytes the municipality, 2 the letters of the state, 2 the specialty, 8 the insurers, 4 the modes.
      create function listing_mark(municipality integer, state text, specialty smallint, modes integer, insurers bigint)
        returns bytea language sql immutable parallel safe as $$
        select int8send((municipality::bigint << 32)
            | ((ascii(state) << 8 | ascii(right(state, 1)))::bigint << 16)
            | specialty)
          || int8send(insurers) || int4send(modes)
      $$;

      create table common_names (
        word text collate "C" primary key,
        kept boolean not null default false
      );
      create table common_name_bearers (
        word text collate "C" not null,
        came bytea not null,
        gone bytea not null,
        folded boolean not null default false
      );
      comment on column common_name_bearers.came is 'marks one after another';
      alter table common_name_bearers alter column came set storage external, alter column gone set storage external;
      create index common_name_bearers_word on common_name_bearers (word);
      create index common_name_bearers_unfolded on common_name_bearers (word) where not folded;
`

const addedRows = 'select 1 as sign, * from new_listings'
const removedRows = 'select -1 as sign, * from old_listings'

const appendBearers = (changes: string) => `
  insert into common_name_bearers (word, came, gone)
  select word, coalesce(string_agg(mark, '') filter (where sign > 0), ''),
         coalesce(string_agg(mark, '') filter (where sign < 0), '')
  from (
    select word, listing_mark(municipality_id, state, specialty_id, modes, insurers) as mark, sum(sign) as sign
    from (${changes}) as change cross join lateral unnest(tsvector_to_array(names)) as name (word)
    where word in (select word from common_names)
    group by professional_id, word, mark having sum(sign) <> 0
  ) as changed
  group by word;`

/** A word may become common only without an active writer that does not know it: hence the lock that writers share. */
const NOTE_BEARERS = `
  create function note_bearers_of_common_names() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock_shared(7283404);
    if tg_op = 'INSERT' then ${appendBearers(addedRows)}
    elsif tg_op = 'DELETE' then ${appendBearers(removedRows)}
    else ${appendBearers(`${addedRows} union all ${removedRows}`)}
    end if;
    return null;
  end $$`

/** Long rows stay, so that the most common names are not rewritten again and again. */
const COMPACT_BEARERS = `
  create function compact_common_names() returns void language sql as $$
    with touched as (select distinct word from common_name_bearers where not folded),
    taken as (
      delete from common_name_bearers as bearers using touched
      where bearers.word = touched.word and octet_length(came) + octet_length(gone) < 8192
      returning bearers.*
    )
    insert into common_name_bearers
    select word, string_agg(came, ''), string_agg(gone, ''), true from taken group by word
  $$`
