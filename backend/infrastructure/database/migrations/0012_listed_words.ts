import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The distinct words of listed names, in the order they came: what a misspelt word is corrected to. Words are only
 * added as names come; those nobody bears any more leave when the index is rebuilt.
 */
export default class ListedWords extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table listed_words (
        word text collate "C" primary key,
        id bigint not null generated always as identity unique
      );
      create index listed_words_trigrams on listed_words using gin (word gin_trgm_ops);

      create function remember_listed_words() returns trigger language plpgsql as $$
      begin
        insert into listed_words (word)
        select distinct name.word from new_listings cross join lateral unnest(tsvector_to_array(names)) as name (word)
        where not exists (select from listed_words where listed_words.word = name.word)
        order by name.word
        on conflict do nothing;
        return null;
      end $$;

      create trigger listings_words_on_insert after insert on professional_listings
        referencing new table as new_listings for each statement execute function remember_listed_words();
      create trigger listings_words_on_update after update on professional_listings
        referencing new table as new_listings for each statement execute function remember_listed_words();
    `)
  }

  override async down() {
    this.schema.raw(`
      drop trigger listings_words_on_insert on professional_listings;
      drop trigger listings_words_on_update on professional_listings;
      drop function remember_listed_words();
      drop table listed_words;
    `)
  }
}
