import { BaseSchema } from '@adonisjs/lucid/schema'
import { listingTriggers } from '../listing_triggers.ts'

/**
 * The bearers of each common word of names, by their marks: who counts them reads these few rows one after another
 * instead of tens of thousands that lie scattered. Kept by the writes as the cells are: a write appends who came and who
 * went, readers add up, and `fold_common_names` joins what was appended. Which words are common is looked at by rebuilds
 * alone; `kept` says that a word's bearers are complete.
 */
export default class CommonNames extends BaseSchema {
  override async up() {
    this.schema.raw(`
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
    `)
    this.schema.raw(NOTE_BEARERS)
    this.schema.raw(FOLD)
    this.schema.raw(listingTriggers('listings_named', 'note_bearers_of_common_names'))
  }

  override async down() {
    this.schema.raw(`
      drop trigger listings_named_on_insert on professional_listings;
      drop trigger listings_named_on_update on professional_listings;
      drop trigger listings_named_on_delete on professional_listings;
      drop function note_bearers_of_common_names(), fold_common_names();
      drop table common_name_bearers, common_names;
    `)
  }
}

const rowsOf = (table: string, sign: number) => `select ${sign} as sign, * from ${table}`
const added = rowsOf('new_listings', 1)
const removed = rowsOf('old_listings', -1)

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

/** A word becomes common while no writer is under way that has not heard of it: hence the lock, which writers share. */
const NOTE_BEARERS = `
  create function note_bearers_of_common_names() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock_shared(7283404);
    if tg_op = 'INSERT' then ${appendBearers(added)}
    elsif tg_op = 'DELETE' then ${appendBearers(removed)}
    else ${appendBearers(`${added} union all ${removed}`)}
    end if;
    return null;
  end $$`

/** Long rows stay as they are, so that the commonest names are not written again and again. */
const FOLD = `
  create function fold_common_names() returns void language sql as $$
    with touched as (select distinct word from common_name_bearers where not folded),
    taken as (
      delete from common_name_bearers as bearers using touched
      where bearers.word = touched.word and octet_length(came) + octet_length(gone) < 8192
      returning bearers.*
    )
    insert into common_name_bearers
    select word, string_agg(came, ''), string_agg(gone, ''), true from taken group by word
  $$`
